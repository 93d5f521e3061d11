import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { CalendarPort } from "../../reply/ports.ts";
import type { ReplyRequest } from "../../reply/reply.ts";
import { datedSpanWords } from "../../wording/span-words.ts";
import { sentences, type Wording } from "../../wording/wording.ts";
import type { Answer } from "../answer.ts";
import { datedLines, titled } from "../../cards/event-words.ts";
import { proposalCard } from "../../cards/proposal-words.ts";
import { proposalOf } from "./scene.ts";

const SHOWN = 8;

/**
 * An answer that wrote something, with what was added elsewhere and is still there: it's said, and proposed to be deleted. Any other
 * answer is left as it is, and so is one that asks something itself.
 */
export async function withAddedElsewhere(
  answer: Answer,
  scene: { readonly calendar: CalendarPort; readonly request: ReplyRequest; readonly wording: Wording },
): Promise<Answer> {
  const { calendar, request, wording } = scene;
  const { next } = answer;
  const deed = next.done?.at(-1);
  const isAsked = next.question !== null && next.question !== undefined;
  // What was done before has its turn noted.
  if (deed === undefined || deed.turn !== undefined || isAsked || request.addedElsewhere.length === 0) return answer;
  const ids = request.addedElsewhere.filter((id) => !deed.added.includes(id)).slice(0, SHOWN);
  const found = await Promise.all(ids.map((id) => calendar.getEvent(request.userId, id)));
  const events = found.filter((event) => event !== null);
  if (events.length === 0) return answer;
  const writes = events.map((event) => ({ does: "cancel" as const, event }));
  return {
    ...answer,
    text: `${answer.text}\n\n${askedWords(events, wording)}`,
    cards: [...answer.cards, ...writes.map((write) => proposalCard(write, { calendar, wording }))],
    next: { ...next, question: proposalOf(request, writes, { isUnsure: false }) },
  };
}

function askedWords(events: readonly CalendarEvent[], wording: Wording): string {
  const { t, language } = wording;
  const [event, ...others] = events;
  const there = t("create.elsewhere");
  if (event === undefined || others.length > 0)
    return `${sentences(language, there, t("delete.whetherSeveral"))}\n\n${datedLines(events, SHOWN, wording)}`;
  const about = { event: titled(event), when: datedSpanWords(event, wording) };
  return sentences(language, there, t(event.recurrence === null ? "delete.whether" : "delete.whetherAll", about));
}
