import {
  CHOICE_CARD,
  type MessageCard,
  type OfferState,
  type ReplyChoice,
  type Settled,
} from "@atrium/shared-contracts/wire";
import type { Deed } from "../acts/write.ts";
import type { Dialogue, Question } from "./dialogue.ts";

/** What a message answers of what earlier replies offer. */
export interface Answered {
  /** What becomes of what the reply of a turn asked, or of these of its proposals. */
  readonly answers?:
    | {
        readonly turn: string | undefined;
        readonly state: Exclude<OfferState, "undone">;
        readonly items?: readonly number[] | undefined;
      }
    | undefined;
  /** What's taken back. */
  readonly undone?: Deed | undefined;
}

export const choiceCard = (...choices: readonly ReplyChoice[]): MessageCard => ({
  kind: CHOICE_CARD,
  data: { choices },
});

/** Whether a question is answered by buttons, too. */
const isOffered = (question: Question | null): question is Question =>
  question?.asks === "confirm" || question?.asks === "proposal";

/** What's open of a question's proposals, by their places. Undefined for another question. */
export const openItems = ({ writes, left }: Pick<Question, "writes" | "left">): number[] | undefined =>
  left ?? writes?.map((_, item) => item);

/** The choices that the reply of a turn offers, by the dialogue after it. */
export function choicesOf({ question, done, forgetting }: Dialogue, turnId: string): MessageCard[] {
  const isAsked = (isOffered(question) && question.turn === turnId) || forgetting?.turn === turnId;
  return [
    ...(isAsked ? [choiceCard("confirm", "decline")] : []),
    ...(done.at(-1)?.turn === turnId ? [choiceCard("undo")] : []),
  ];
}

/** A dialogue that notes of what's new in it which turn's reply it's from. */
export function noted(
  before: Dialogue,
  { question, forgetting, done, ...rest }: Dialogue,
  { turnId, answers }: { readonly turnId: string } & Answered,
): Dialogue {
  const proposed =
    answers?.state === "done" && answers.turn !== undefined
      ? { turn: answers.turn, ...itemsOf(metItems(before, answers)) }
      : undefined;
  return {
    ...rest,
    question: question && { ...question, turn: question.turn ?? turnId },
    forgetting: forgetting && { ...forgetting, turn: forgetting.turn ?? turnId },
    done: done.map((deed) =>
      deed.turn === undefined ? { ...deed, turn: turnId, ...(proposed && { proposed }) } : deed,
    ),
  };
}

const itemsOf = (items: readonly number[] | undefined) => (items === undefined ? {} : { items: [...items] });

/** Which proposals are answered. */
const metItems = ({ question }: Dialogue, { turn, items }: NonNullable<Answered["answers"]>) =>
  items ?? (question?.turn === turn && question !== null ? openItems(question) : undefined);

/** What becomes of what earlier replies offered: what's answered, and what nobody can answer anymore. */
export function settledBy(before: Dialogue, after: Dialogue, { answers, undone }: Answered): Settled[] {
  const settled: Settled[] = [];
  const settle = (turn: string | undefined, offer: Settled["offer"], rest: Omit<Settled, "turn" | "offer">) => {
    if (turn !== undefined) settled.push({ turn, offer, ...rest });
  };
  const { question, forgetting } = before;
  const met = answers && metItems(before, answers);
  if (answers) settle(answers.turn, "question", { ...itemsOf(met), state: answers.state });
  if (forgetting !== null && forgetting.turn !== answers?.turn)
    settle(forgetting.turn, "question", { state: "closed" });
  if (isOffered(question) && after.question?.turn !== question.turn) {
    const open = openItems(question);
    const isAnswered = question.turn === answers?.turn;
    const rest = isAnswered ? (open ?? []).filter((item) => met?.includes(item) === false) : open;
    if (rest?.length !== 0) settle(question.turn, "question", { ...itemsOf(rest), state: "closed" });
  }
  if (undone !== undefined) {
    settle(undone.turn, "deed", { state: "undone" });
    settle(undone.proposed?.turn, "question", { ...itemsOf(undone.proposed?.items), state: "undone" });
  }
  return settled;
}
