import type { Settings } from "@atrium/shared-contracts/wire";

/** What data the person allows to leave the page. */
export interface Consent {
  readonly analytics: boolean;
  readonly crashReports: boolean;
}

/** Applies before a person's settings are known and while nobody is signed in. */
export const NO_CONSENT: Consent = { analytics: false, crashReports: false };

/** `dataCollection` is the main switch: without it, neither of the others counts. */
export const consentOf = ({ dataCollection, analytics, crashReports }: Settings["privacy"]): Consent => ({
  analytics: dataCollection && analytics,
  crashReports: dataCollection && crashReports,
});
