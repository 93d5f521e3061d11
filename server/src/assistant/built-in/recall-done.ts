import type { MessageCard } from "@atrium/shared-contracts/wire";
import { joinedDeed, withDeed } from "../acts/deeds.ts";
import { doneEarlier } from "../acts/write-once.ts";
import { afterReply } from "../dialogue/after-reply.ts";
import { readDialogue } from "../dialogue/dialogue.ts";
import { choiceCard } from "../dialogue/offers.ts";
import type { CalendarPort } from "../reply/ports.ts";
import { DIALOGUE, type ReplyRequest } from "../reply/reply.ts";
import { eventCard } from "../cards/event-words.ts";
import { keyOf } from "../dialogue/event-key.ts";

/**
 * What earlier attempts of a turn have done, as the cards of a reply that nobody writes anymore. The dialogue remembers it, so that it can be taken
 * back.
 */
export async function recallDone(calendar: CalendarPort, request: ReplyRequest): Promise<MessageCard[]> {
  const done = await doneEarlier({ calendar, request });
  const [first, ...others] = done.map(({ written }) => written.deed);
  if (first === undefined) return [];
  const events = done.flatMap(({ written }) => written.events);
  const before = readDialogue(request.dialogue);
  const known = readDialogue(request.earlier[DIALOGUE]).done.some(({ turn }) => turn === request.turnId);
  const next = {
    // What the reply was about is lost.
    heard: undefined,
    events: events.map(keyOf),
    done: withDeed(before.done, others.reduce(joinedDeed, first)),
  };
  if (!known) await request.remember(DIALOGUE, () => Promise.resolve(afterReply(before, next, request)));
  return [choiceCard("undo"), ...events.map(eventCard)];
}
