import type { Telemetry } from "./telemetry.ts";

/** Reports what the page throws and nobody catches. */
export function reportUncaught(page: Pick<Window, "addEventListener">, telemetry: Pick<Telemetry, "report">): void {
  page.addEventListener("error", ({ error }) => {
    // Nothing was thrown: browsers say so, too, when sizes change while others are told of theirs, and tell the rest a frame later.
    if (error !== null) telemetry.report(error, { source: "window" });
  });
  page.addEventListener("unhandledrejection", ({ reason }) => telemetry.report(reason, { source: "promise" }));
}
