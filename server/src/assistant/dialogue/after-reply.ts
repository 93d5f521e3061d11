import type { ReplyRequest } from "../reply/reply.ts";
import type { Dialogue, Question } from "./dialogue.ts";
import { type Answered, noted, settledBy } from "./offers.ts";

/** After this many messages about something else, a question isn't open anymore. */
const FORGOTTEN_AFTER = 3;

/** A question after a message about something else. Null if it isn't open anymore. */
export const aged = (question: Question | null, more: Pick<Question, "isBehind"> = {}): Question | null =>
  question === null || question.age + 1 >= FORGOTTEN_AFTER ? null : { ...question, ...more, age: question.age + 1 };

/** The dialogue after the reply of a turn, from what's different in it, and what the message answers. */
export function afterReply(
  before: Dialogue,
  next: Partial<Dialogue>,
  { turnId, ...answered }: { readonly turnId: string } & Answered,
): Dialogue {
  const tellsEvents = next.asked != null && next.events !== undefined;
  const rest = {
    ...before,
    ...(tellsEvents && { toldAfter: before.done.at(-1)?.turn ?? null }),
    question: aged(before.question),
    asked: null,
    day: null,
    doneOn: null,
    listed: null,
    time: null,
    weather: null,
    forgetting: null,
  };
  const after = noted(before, { ...rest, ...next }, { turnId, ...answered });
  return { ...after, settled: settledBy(before, after, answered) };
}

/** Whether words that aren't the person's own may be in the conversation, before the message is answered. */
export const mayHaveHeard = ({ heard }: Dialogue, { history }: Pick<ReplyRequest, "history">): boolean =>
  heard ?? history.length > 0;
