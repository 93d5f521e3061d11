import { createAlertClaim } from "./alert-claim.ts";
import { type AlertDeps, type Alerts, createAlerts } from "./alerts.ts";
import { chime } from "./chime.ts";

/** The alerts of this page. */
export const pageAlerts = (deps: Pick<AlertDeps, "allowed" | "follow">): Alerts =>
  createAlerts({ ...deps, claim: createAlertClaim(window), sound: chime, page: document });
