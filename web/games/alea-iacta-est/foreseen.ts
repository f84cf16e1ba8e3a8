/** Battles that are foretold: what an act would lead to, as the game reckons it. */
import type { Forecast } from "@rubicon/alea-iacta-est/components";
import type { Json } from "@rubicon/engine";

export type ForeseenBattle = Extract<Forecast, { f: "battle" }>;

/** Forecasts come from the game that is being shown; looked at in outline, as they may come over a wire. */
function isBattle(forecast: unknown): forecast is ForeseenBattle {
  return (
    typeof forecast === "object" &&
    forecast !== null &&
    "f" in forecast &&
    forecast.f === "battle" &&
    "zone" in forecast &&
    "column" in forecast
  );
}

export function battlesIn(forecasts: readonly Json[]): readonly ForeseenBattle[] {
  const whole: readonly unknown[] = forecasts;
  return whole.filter(isBattle);
}
