import { type StillToDo, stillToDo } from "../../acts/still-to-do.ts";
import type { Write } from "../../acts/write.ts";
import type { Written } from "../../acts/writes.ts";
import type { Question } from "../../dialogue/dialogue.ts";
import { yesOrNo } from "../../understanding/yes-or-no.ts";
import { spanWords } from "../../wording/span-words.ts";
import { says, type Answer } from "../answer.ts";
import { whenWords } from "../create-event.ts";
import { eventCard, titled } from "../event-words.ts";
import { proposalCard } from "../proposal-words.ts";
import { proposalOf, type Scene } from "./scene.ts";
import { writeOrder } from "./write-order.ts";

type Proposed = Pick<Scene, "calendar" | "request" | "wording" | "dialogue">;

/** What's proposed, as a question. */
const asked = (
  proposed: Pick<Proposed, "calendar" | "wording">,
  question: Question,
  writes: readonly Write[],
  text: string,
): Answer =>
  says(
    text,
    writes.map((write) => proposalCard(write, proposed)),
    { question: { ...question, writes: [...writes], age: 0, isUnsure: false } },
  );

/** Proposes writes that words order which may not be the person's own. */
export const propose = (scene: Pick<Proposed, "calendar" | "request" | "wording">, writes: readonly Write[]): Answer =>
  asked(scene, proposalOf(scene.request, writes, { isUnsure: false }), writes, scene.wording.t("proposal.ask"));

/** What a message answers to a proposal in words. Null if it's no answer to it. */
export async function answerProposal(scene: Proposed, question: Question, language: string): Promise<Answer | null> {
  const { request, wording } = scene;
  const answer = yesOrNo(request.text, language);
  // Much may have been said since; a yes only counts for what was asked last.
  if (answer === null || question.age > 0) return null;
  if (answer === "no") return chooseProposal(scene, question, "decline");
  if (question.isUnsure === true) return asked(scene, question, question.writes ?? [], wording.t("proposal.ask"));
  return chooseProposal(scene, question, "confirm");
}

/** Does what's proposed, or leaves it. What has changed since is proposed again. */
export async function chooseProposal(
  scene: Proposed,
  question: Question,
  choice: "confirm" | "decline",
): Promise<Answer> {
  const { calendar, request, wording } = scene;
  const { t } = wording;
  if (choice === "decline") return says(t("change.dropped"), [], { question: null });
  const left: StillToDo = await request.remember("left", () =>
    stillToDo(calendar, request.userId, question.writes ?? []),
  );
  if (left.writes.length === 0) return says(t("proposal.nothing"), [], { question: null });
  if (left.isChanged) return asked(scene, question, left.writes, t("proposal.changed"));
  const written = await writeOrder(scene, left.writes);
  return says(doneText(scene, left.writes, written), written.events.map(eventCard), written.next);
}

function doneText({ wording }: Proposed, writes: readonly Write[], { events }: Written): string {
  const { t } = wording;
  const [write, ...others] = writes;
  const [event] = events;
  if (write === undefined || others.length > 0) return t("proposal.done");
  if (write.does === "create" && event !== undefined)
    return t("create.done", { event: titled(event), when: whenWords(event, wording) });
  if (write.does !== "cancel") return t("proposal.done");
  return write.event.recurrence !== null && write.scope?.scope !== "one"
    ? t("proposal.done")
    : t("delete.done", { event: titled(write.event), when: spanWords(write.event, wording) });
}
