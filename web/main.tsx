/** The page begins here. */
import "./style/index.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { followTheSystem } from "./app/settings.ts";
import { registerServiceWorker } from "./offline/register.ts";

followTheSystem();
registerServiceWorker();
// At one screen nobody waits for the server: it is asked when the board stands.
setTimeout(
  async () => {
    const { begin } = await import("./app/server.ts");
    begin();
  },
  /^\/(?:local|lesson)\//.test(location.pathname) ? 1_500 : 0,
);

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
