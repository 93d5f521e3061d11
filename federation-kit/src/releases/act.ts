import { hostname, userInfo } from "node:os";
import { givenVariables } from "./given-variables.ts";
import { ReleaseError } from "./release-error.ts";
import type { Act } from "./step.ts";

const MAX_ACTOR = 200;
const MAX_REASON = 1_000;

/**
 * Refuses what `actNow` would refuse, for commands that only get there after a build or a wait.
 * @throws {ReleaseError} when name or reason aren't one line
 */
export function checkAct(why?: string): void {
  actNow(why);
}

/**
 * What's done now, by whoever `ATRIUM_ACTOR` names, or else by the user that this process runs as.
 * @throws {ReleaseError} when name or reason aren't one line
 */
export function actNow(why?: string, env: NodeJS.ProcessEnv = process.env): Act {
  const actor = givenVariables(env)["ATRIUM_ACTOR"]?.trim() ?? `${user()}@${hostname()}`;
  return {
    at: new Date().toISOString(),
    by: asOneLine("ATRIUM_ACTOR", actor, MAX_ACTOR),
    ...(why === undefined ? {} : { why: asOneLine("The reason", why.trim(), MAX_REASON) }),
  };
}

function asOneLine(name: string, text: string, maxLength: number): string {
  if (text.length > 0 && text.length <= maxLength && !/\p{Cc}/u.test(text)) return text;
  throw new ReleaseError(`${name} must be one line of 1 to ${maxLength} characters`);
}

/** A container's user may have no name. */
function user(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}
