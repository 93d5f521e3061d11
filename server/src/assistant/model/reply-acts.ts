import type { CalendarEvent, MessageCard } from "@atrium/shared-contracts/wire";
import { joinedDeed, withDeed } from "../acts/deeds.ts";
import { isDoneAtOnce, isOfSame } from "../acts/done-at-once.ts";
import { isSameWrite } from "../acts/same-write.ts";
import type { ChangeWrite, Deed, Write } from "../acts/write.ts";
import { doneEarlier, writeOnce } from "../acts/write-once.ts";
import { after, type Written } from "../acts/writes.ts";
import { eventCard } from "../cards/event-words.ts";
import { mayMean } from "../built-in/own-changes.ts";
import { type OwnOrder, ownOrder } from "../built-in/own-order.ts";
import { proposalOf } from "../built-in/orders/scene.ts";
import { keyOf } from "../dialogue/event-key.ts";
import { proposalCard } from "../cards/proposal-words.ts";
import { wordingOf } from "../request/wording-of.ts";
import { afterReply, mayHaveHeard } from "../dialogue/after-reply.ts";
import { type Dialogue, readDialogue } from "../dialogue/dialogue.ts";
import { choiceCard } from "../dialogue/offers.ts";
import { derivedId } from "../../ids/derived-id.ts";
import type { CalendarPort } from "../reply/ports.ts";
import { DIALOGUE, type ReplyRequest } from "../reply/reply.ts";

/** More than this isn't read before it's confirmed. */
export const MOST_PROPOSED = 8;

export type ActResult =
  | { readonly kind: "done" }
  | { readonly kind: "proposed" }
  /** Nothing more can be proposed in this reply. */
  | { readonly kind: "too-many" };

/** What a model's reply does in the calendar, and what it leaves for the next message. */
export interface ReplyActs {
  /**
   * Has what earlier attempts of the turn have done among what's done, and resolves to that. What the beginning of a reply that goes on has proposed is
   * proposed still.
   */
  recall(): Promise<readonly Write[]>;
  /** Notes that the reply knows words that aren't the person's own: from here on, writes are proposed. */
  hear(): void;
  /** Writes at once, or proposes. @throws ApiError if there can't be such an event */
  act(write: Write): Promise<ActResult>;
  /**
   * Proposes to delete what was added elsewhere and is still there, beside what this reply has added, or if nothing else is asked. Resolves to whether
   * there was any.
   */
  offerElsewhere(): Promise<boolean>;
  /** The dialogue after the reply. */
  dialogue(): Dialogue;
}

/** `onCard` gets what was written and proposed, and the choices about it. */
export function createReplyActs(
  calendar: CalendarPort,
  request: ReplyRequest,
  onCard: (card: MessageCard) => void,
): ReplyActs {
  const before = readDialogue(request.dialogue);
  const wording = wordingOf(request);
  let ordered: OwnOrder | undefined;
  const done: Write[] = [];
  const recalled: Write[] = [];
  const proposed: Write[] = [];
  const events: CalendarEvent[] = [];
  let deed: Deed | null = null;
  let heard = !request.isOwn || mayHaveHeard(before, request);
  // Known once it's asked; what's read after that is behind none of it.
  let isUnsure = false;

  async function write(one: Write): Promise<void> {
    const key = one.does === "create" ? one.id : derivedId("write", JSON.stringify(one));
    note([one], await writeOnce({ calendar, request }, [one], `-${key}`));
  }

  function note(writes: readonly Write[], written: Written): void {
    if (deed === null) onCard(choiceCard("undo"));
    deed = deed === null ? written.deed : joinedDeed(deed, written.deed);
    done.push(...writes);
    events.push(...written.events);
    for (const event of written.events) onCard(eventCard(event));
  }

  function propose(one: Write): void {
    if (proposed.length === 0) onCard(choiceCard("confirm", "decline"));
    proposed.push(one);
    isUnsure ||= heard;
    onCard(proposalCard(one, { calendar, wording }));
  }

  return {
    async recall() {
      for (const { writes, written } of await doneEarlier({ calendar, request })) {
        recalled.push(...writes);
        note(writes, written);
      }
      const { question } = readDialogue(request.earlier[DIALOGUE]);
      const isOwn = request.continues !== null && question?.turn === request.turnId;
      if (isOwn && question.asks === "proposal") {
        for (const one of question.writes ?? []) propose(one);
        isUnsure ||= question.isUnsure === true;
      }
      return recalled;
    },
    hear() {
      heard = true;
    },
    async act(wanted) {
      const one = wanted.does === "create" ? wanted : { ...wanted, event: after(events, wanted.event) };
      // Models call twice what they want once.
      const known = one.does === "create" ? done : recalled;
      if (known.some((each) => isSameWrite(each, one))) return { kind: "done" };
      if (proposed.some((each) => isSameWrite(each, one))) return { kind: "proposed" };
      ordered ??= ownOrder(request);
      const { changes, ...order } = ordered;
      const isAboutOther = changes.length > 0 && !changes.some(({ order: { act } }) => act === "again");
      const titleOf = (write: ChangeWrite) => (done.find((each) => isOfSame(each, write)) ?? write).event.title;
      const meant = (write: ChangeWrite) => mayMean(changes, write, titleOf(write));
      if (isDoneAtOnce(one, { ...order, isAboutOther, mayMean: meant, heard, done })) {
        await write(one);
        return { kind: "done" };
      }
      if (proposed.length === MOST_PROPOSED) return { kind: "too-many" };
      check(calendar, one);
      propose(one);
      return { kind: "proposed" };
    },
    async offerElsewhere() {
      const hasAdded = done.some(({ does }) => does === "create");
      if (!hasAdded && (proposed.length > 0 || before.question !== null)) return false;
      const own = new Set([...done, ...proposed].map((each) => (each.does === "create" ? each.id : each.event.id)));
      const ids = request.addedElsewhere.filter((id) => !own.has(id)).slice(0, MOST_PROPOSED - proposed.length);
      const found = await Promise.all(ids.map((id) => calendar.getEvent(request.userId, id)));
      for (const event of found) if (event !== null) propose({ does: "cancel", event });
      return found.some((event) => event !== null);
    },
    dialogue: () =>
      afterReply(
        before,
        {
          heard,
          ...(proposed.length === 0 ? {} : { question: proposalOf(request, proposed, { isUnsure }) }),
          ...(events.length === 0 ? {} : { events: events.map(keyOf) }),
          ...(deed === null ? {} : { done: withDeed(before.done, deed) }),
        },
        request,
      ),
  };
}

/** @throws ApiError if there can't be such an event */
function check(calendar: CalendarPort, write: Write): void {
  if (write.does === "create") calendar.checkEvent(write.event);
  if (write.does !== "change") return;
  const { title, start, end, timezone, allDay, description, location, recurrence, reminders } = write.event;
  const isOne = write.scope?.scope === "one";
  const event = { title, start, end, timezone, allDay, description, location, reminders };
  calendar.checkEvent({ ...event, recurrence: isOne ? null : recurrence }, write.change);
}
