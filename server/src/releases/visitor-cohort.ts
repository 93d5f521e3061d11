import { randomInt } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { COHORTS } from "@atrium/federation-kit/releases";

const COOKIE = "atrium_cohort";
const GIVEN = new RegExp(`(?:^|;)\\s*${COOKIE}=(\\d{1,5})(?=\\s*(?:;|$))`);
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** The cohort that a browser was put into; undefined if it wasn't yet, or says nonsense. */
export function visitorCohort(headers: Pick<IncomingHttpHeaders, "cookie">): number | undefined {
  const cohort = Number(GIVEN.exec(headers.cookie ?? "")?.[1] ?? Number.NaN);
  return cohort < COHORTS ? cohort : undefined;
}

/** A cohort for a browser that has none, and the header that keeps it there. It's only a number, which many share and nothing else records. */
export function newCohort(publicUrl: string): { readonly cohort: number; readonly cookie: string } {
  const cohort = randomInt(COHORTS);
  const attributes = ["Path=/", `Max-Age=${KEPT_SECONDS}`, "HttpOnly", "SameSite=Lax"];
  if (publicUrl.startsWith("https:")) attributes.push("Secure");
  return { cohort, cookie: [`${COOKIE}=${cohort}`, ...attributes].join("; ") };
}
