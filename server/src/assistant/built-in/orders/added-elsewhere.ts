import type { CalendarEvent } from "@atrium/shared-contracts/wire";
import type { Dialogue } from "../../dialogue/dialogue.ts";
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
 * An answer with what was added elsewhere and is still there, other than what it's about itself: it's said, and proposed to be deleted. An answer that
 * asks something is left as it is, and so is one that leaves a question open.
 */
export async function withAddedElsewhere(
  answer: Answer,
  scene: {
    readonly calendar: CalendarPort;
    readonly request: ReplyRequest;
    readonly wording: Wording;
    readonly dialogue: Dialogue;
  },
): Promise<Answer> {
  const { calendar, request, wording, dialogue } = scene;
  const { next } = answer;
  const { question = dialogue.question, forgetting = null } = next;
  if (question !== null || forgetting !== null || request.addedElsewhere.length === 0) return answer;
  // What was done before has its turn noted.
  const deed = next.done?.find(({ turn }) => turn === undefined);
  const own = [...(deed?.added ?? []), ...(deed?.was ?? []).map(({ id }) => id)];
  const ids = request.addedElsewhere.filter((id) => !own.includes(id)).slice(0, SHOWN);
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
