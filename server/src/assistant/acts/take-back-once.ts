import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { CalendarPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Deed } from "./write.ts";
import { leftUnchanged, takeBack } from "./writes.ts";

/** Under which keys turns remember what they're about to take back, and what they have. */
const UNDOING = "undoing";
const UNDONE = "undone";

export interface TakenBack {
  /** The deed's events as it had left them. */
  readonly left: readonly CalendarEvent[];
  /** Those that are there again, as they are now. */
  readonly back: readonly CalendarEvent[];
}

/** Takes a deed back once per turn, whatever interrupts it. Null if one of its events was changed since. */
export async function takeBackOnce(
  {
    calendar,
    request,
  }: { readonly calendar: CalendarPort; readonly request: Pick<ReplyRequest, "userId" | "remember"> },
  deed: Deed,
): Promise<TakenBack | null> {
  // Known before anything is taken back: a second attempt finds the events changed by the first.
  const left = await request.remember(UNDOING, () => leftUnchanged(calendar, request.userId, deed));
  if (left === null) return null;
  return { left, back: await request.remember(UNDONE, () => takeBack(calendar, request.userId, deed)) };
}

/** Whether there's still all that was brought back by what's remembered, and nothing else of it. Null if nothing was taken back. */
export async function isTakenBackStill(
  calendar: CalendarPort,
  userId: string,
  remembered: Readonly<Record<string, unknown>>,
): Promise<boolean | null> {
  const back = remembered[UNDONE] as TakenBack["back"] | undefined;
  const left = remembered[UNDOING] as TakenBack["left"] | null | undefined;
  if (back === undefined || left == null) return null;
  for (const { id, version } of back) if ((await calendar.getEvent(userId, id))?.version !== version) return false;
  const gone = left.filter(({ id }) => !back.some((each) => each.id === id));
  for (const { id } of gone) if ((await calendar.getEvent(userId, id)) !== null) return false;
  return true;
}
