import { REWIND_MESSAGES } from "../protocol/limits.ts";

/** How far back an attachment starts: at most `count` messages, none older than `since` (ms since 1970). */
export interface Rewind {
  readonly count: number;
  readonly since: number;
}

const UNIT_MS: Record<string, number> = { s: 1_000, m: 60_000 };

/** Parses `rewind`: a number of messages, or a time such as `15s` or `2m`. Undefined if it's neither. */
export function parseRewind(value: string, now: number): Rewind | undefined {
  const [, digits, unit] = /^(\d{1,6})([sm]?)$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const span = UNIT_MS[unit ?? ""];
  if (span === undefined) return { count: Math.min(Number(digits), REWIND_MESSAGES), since: 0 };
  return { count: REWIND_MESSAGES, since: now - Number(digits) * span };
}
