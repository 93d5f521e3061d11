import { ApiError } from "../../errors/api-error.ts";

/** What to say when a domain refuses what the user asked for; null for a failure that is not the user's. */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  const reason = error.issues?.[0]?.message ?? error.message;
  return `That did not work: ${reason.charAt(0).toLowerCase()}${reason.slice(1).replace(/\.$/, "")}.`;
}
