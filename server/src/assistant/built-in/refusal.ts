import { ApiError } from "../../errors/api-error.ts";

/** The reply when a domain refuses what the user asked for; null for errors the user didn't cause. */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  const reason = error.issues?.[0]?.message ?? error.message;
  return `That did not work: ${reason.charAt(0).toLowerCase()}${reason.slice(1).replace(/\.$/, "")}.`;
}
