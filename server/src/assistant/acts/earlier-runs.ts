import type { CalendarPort } from "../reply/ports.ts";
import { EARLIER_RUNS, type EarlierRuns, type ReplyRequest } from "../reply/reply.ts";
import { isTakenBackStill } from "./take-back-once.ts";
import { holdsStill, isUnderway } from "./write-once.ts";

/** Where a run remembers whether it goes on with what the earlier ones have remembered. */
const GOES_ON = "goes-on";

type Remembered = Readonly<Record<string, unknown>>;

const earlierIn = (remembered: Remembered): EarlierRuns =>
  (remembered[EARLIER_RUNS] as EarlierRuns | undefined) ?? { same: {}, beside: {} };

/** Whether anything was begun to be written for a turn's reply, by what the turn remembers. */
export const mayHaveWritten = (remembered: Remembered): boolean =>
  Object.keys({ ...earlierIn(remembered).same, ...remembered }).some(isUnderway);

/** What another run of a turn remembers of the earlier ones. `run` is what the last one has remembered. */
export function earlierRuns(run: Remembered, { isBeside }: { readonly isBeside: boolean }): EarlierRuns {
  const { [EARLIER_RUNS]: _, [GOES_ON]: goesOn, ...own } = run;
  const { same, beside } = goesOn === false ? { same: {}, beside: {} } : earlierIn(run);
  return isBeside ? { same: {}, beside: { ...beside, ...same, ...own } } : { same: { ...same, ...own }, beside };
}

/**
 * The request of a run with what the turn's earlier runs have looked up, decided and written, while all that they wrote is still there: so an order is
 * carried out once, however many replies there are to it. If it was taken back since, or nothing was written, the run looks and writes anew.
 */
export async function withEarlierRuns(calendar: CalendarPort, request: ReplyRequest): Promise<ReplyRequest> {
  if (!(EARLIER_RUNS in request.earlier)) return request;
  const { same, beside } = earlierIn(request.earlier);
  const known: Remembered = { ...beside, ...same };
  const goesOn = await request.remember(GOES_ON, async () => {
    const found = [
      await holdsStill(calendar, request.userId, known),
      await isTakenBackStill(calendar, request.userId, known),
    ];
    return found.includes(true) && !found.includes(false);
  });
  if (!goesOn) return request;
  return {
    ...request,
    // What was done for another reply isn't of this one until it does the same.
    earlier: { ...same, ...request.earlier },
    remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
      return request.remember(key, async () => (key in known ? (known[key] as T) : compute()));
    },
  };
}
