import type { MessageCard } from "@atrium/shared-contracts/wire";
import { isPartOf, joinedDeed, withDeed } from "../acts/deeds.ts";
import { withEarlierRuns } from "../acts/earlier-runs.ts";
import { doneEarlier } from "../acts/write-once.ts";
import { afterReply } from "../dialogue/after-reply.ts";
import { readDialogue } from "../dialogue/dialogue.ts";
import { choiceCard, noted } from "../dialogue/offers.ts";
import type { CalendarPort } from "../reply/ports.ts";
import { DIALOGUE, type ReplyRequest } from "../reply/reply.ts";
import { eventCard } from "../cards/event-words.ts";
import { keyOf } from "../dialogue/event-key.ts";

/**
 * What earlier attempts of a turn have done, as the cards of a reply that nobody writes anymore. The dialogue remembers it, so that it can be taken
 * back.
 */
export async function recallDone(calendar: CalendarPort, asked: ReplyRequest): Promise<MessageCard[]> {
  const request = await withEarlierRuns(calendar, asked);
  const done = await doneEarlier({ calendar, request });
  if (done.length === 0) return [];
  const events = done.flatMap(({ written }) => written.events);
  const left = request.earlier[DIALOGUE];
  const own = left === undefined ? null : readDialogue(left);
  const known = own?.done.find(({ turn }) => turn === request.turnId);
  const [first, ...others] = done
    .map(({ written }) => written.deed)
    .filter((deed) => known === undefined || !isPartOf(deed, known));
  if (first !== undefined) {
    const before = readDialogue(request.dialogue);
    const deed = [...others].reduce(joinedDeed, known === undefined ? first : joinedDeed(known, first));
    const next = {
      events: events.map(keyOf),
      done: withDeed(
        (own ?? before).done.filter((each) => each !== known),
        { ...known, ...deed },
      ),
    };
    const after =
      own === null
        ? // What the reply was about is lost.
          afterReply(before, { heard: undefined, ...next }, request)
        : noted(before, { ...own, ...next }, request);
    await request.remember(DIALOGUE, () => Promise.resolve(after));
  }
  return [choiceCard("undo"), ...events.map(eventCard)];
}
