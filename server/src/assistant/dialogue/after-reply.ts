import { CHOICE_CARD, type MessageCard, type ReplyChoice } from "@atrium/shared-contracts/wire";
import type { ReplyRequest } from "../reply/reply.ts";
import type { Dialogue } from "./dialogue.ts";

/** After this many messages about something else, a question isn't open anymore. */
const FORGOTTEN_AFTER = 3;

/** The dialogue after a reply, from what's different in it. */
export function afterReply(before: Dialogue, next: Partial<Dialogue>): Dialogue {
  const { question } = before;
  const aged = question === null || question.age + 1 >= FORGOTTEN_AFTER ? null : { ...question, age: question.age + 1 };
  return { ...before, question: aged, asked: null, day: null, time: null, weather: null, forgetting: null, ...next };
}

/** Whether words that aren't the person's own may be in the conversation, before the message is answered. */
export const mayHaveHeard = ({ heard }: Dialogue, { history }: Pick<ReplyRequest, "history">): boolean =>
  heard ?? history.length > 0;

export const choiceCard = (...choices: readonly ReplyChoice[]): MessageCard => ({
  kind: CHOICE_CARD,
  data: { choices },
});

/** The choices that the dialogue has after a reply and hadn't before. */
export function choicesOf(before: Dialogue, { question, done, forgetting }: Dialogue): MessageCard[] {
  const isAsked =
    forgetting !== null || ((question?.asks === "confirm" || question?.asks === "proposal") && question.age === 0);
  const isDone = done.length > 0 && JSON.stringify(done.at(-1)) !== JSON.stringify(before.done.at(-1));
  if (isAsked) return [choiceCard("confirm", "decline")];
  return isDone && done.length >= before.done.length ? [choiceCard("undo")] : [];
}
