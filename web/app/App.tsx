/** The whole page: which room is shown at which address. Rooms are fetched when somebody goes there. */
import { lazy, type ReactNode, Suspense, useLayoutEffect } from "react";
import { useLocation } from "wouter";
import { fetchAhead } from "../games/index.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Frame } from "./Frame.tsx";
import { Loading } from "./Loading.tsx";
import { frameOf, type PageAt, pageAt } from "./routes.ts";

const LandingPage = lazy(() => import("../pages/landing/LandingPage.tsx"));
const LobbyPage = lazy(() => import("../pages/lobby/LobbyPage.tsx"));
const GamesPage = lazy(() => import("../pages/games/GamesPage.tsx"));
const NewPage = lazy(() => import("../pages/new/NewPage.tsx"));
const TablePage = lazy(() => import("../pages/TablePage.tsx"));
const LocalPage = lazy(() => import("../pages/LocalPage.tsx"));
const ReplayPage = lazy(() => import("../pages/ReplayPage.tsx"));
const RulesPage = lazy(() => import("../pages/rules/RulesPage.tsx"));
const LessonPage = lazy(() => import("../pages/learn/LessonPage.tsx"));
const PrimerPage = lazy(() => import("../pages/learn/PrimerPage.tsx"));
const WorkshopPage = lazy(() => import("../pages/workshop/WorkshopPage.tsx"));
const BalancePage = lazy(() => import("../pages/balance/BalancePage.tsx"));
const LadderPage = lazy(() => import("../pages/ladder/LadderPage.tsx"));
const PlayerPage = lazy(() => import("../pages/player/PlayerPage.tsx"));
const SettingsPage = lazy(() => import("../pages/settings/SettingsPage.tsx"));
const SignInPage = lazy(() => import("../pages/account/SignInPage.tsx"));
const ResetPasswordPage = lazy(() => import("../pages/account/ResetPasswordPage.tsx"));
const AboutPage = lazy(() => import("../pages/about/AboutPage.tsx"));
const NotFoundPage = lazy(() => import("../pages/about/NotFoundPage.tsx"));

export function App(): ReactNode {
  const [path] = useLocation();
  const place = pageAt(path);
  const frame = frameOf(place);
  const named = place?.with.game;
  useLayoutEffect(() => {
    // The board would else be asked for only when the page, the rules and the game have come, one after the other.
    if (frame === "table") fetchAhead(named ?? new URLSearchParams(location.search).get("game"));
  }, [frame, named]);
  return (
    <Frame kind={frame} room={pageKeyOf(place)}>
      <ErrorBoundary key={pageKeyOf(place)}>
        <Suspense fallback={<Loading />}>{show(place)}</Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

/** Two addresses in one room are the same page: a rule, and the next rule of the same book. */
const pageKeyOf = (place: PageAt | null): string =>
  place === null ? "nowhere" : [place.page, place.with.id ?? place.with.game ?? ""].join(" ");

function show(place: PageAt | null): ReactNode {
  if (place === null) return <NotFoundPage />;
  const { page, with: given } = place;
  switch (page) {
    case "landing":
      return <LandingPage />;
    case "lobby":
      return <LobbyPage />;
    case "games":
      return <GamesPage />;
    case "new":
      return <NewPage />;
    case "table":
      return <TablePage key={given.id} id={given.id} />;
    case "local":
      return <LocalPage key={given.id} id={given.id} />;
    case "replay":
      return <ReplayPage key={given.id} id={given.id} />;
    case "rules":
      return <RulesPage game={given.game} rule={given.rule} />;
    case "lesson":
      return <LessonPage game={given.game} id={given.id} />;
    case "primer":
      return <PrimerPage game={given.game} />;
    case "workshop":
      return <WorkshopPage key={given.game} game={given.game} table={given.table} />;
    case "balance":
      return <BalancePage game={given.game} scenario={given.scenario} />;
    case "ladder":
      return <LadderPage game={given.game} />;
    case "player":
      return <PlayerPage key={given.id} id={given.id} />;
    case "settings":
      return <SettingsPage />;
    case "signIn":
      return <SignInPage />;
    case "resetPassword":
      return <ResetPasswordPage />;
    case "about":
      return <AboutPage />;
    default:
      return page satisfies never;
  }
}
