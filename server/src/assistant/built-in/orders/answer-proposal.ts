import { type StillToDo, stillToDo } from "../../acts/still-to-do.ts";
import type { Write } from "../../acts/write.ts";
import type { Written } from "../../acts/writes.ts";
import type { Question } from "../../dialogue/dialogue.ts";
import { openItems } from "../../dialogue/offers.ts";
import type { Reading } from "../../understanding/intent.ts";
import { leftOutIn } from "../../understanding/orders/left-out.ts";
import { orderTableFor } from "../../understanding/orders/order-tables.ts";
import { yesOrNo } from "../../understanding/yes-or-no.ts";
import { spanWords } from "../../wording/span-words.ts";
import { sentences } from "../../wording/wording.ts";
import { says, type Answer } from "../answer.ts";
import { whenWords } from "../create-event.ts";
import { didLines } from "../../cards/did-lines.ts";
import { eventCard, titled } from "../../cards/event-words.ts";
import { proposalCard } from "../../cards/proposal-words.ts";
import { namedAmong } from "./named-events.ts";
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
    // The reply that asks it is another one.
    { question: { ...question, turn: undefined, left: undefined, writes: [...writes], age: 0, isUnsure: false } },
  );

/** Proposes writes that words order which may not be the person's own. */
export const propose = (scene: Pick<Proposed, "calendar" | "request" | "wording">, writes: readonly Write[]): Answer =>
  asked(scene, proposalOf(scene.request, writes, { isUnsure: false }), writes, scene.wording.t("proposal.ask"));

/** What a message answers to a proposal in words. Null if it's no answer to it. */
export async function answerProposal(scene: Proposed, question: Question, reading: Reading): Promise<Answer | null> {
  const { request, wording } = scene;
  const some = withoutSome(scene, question, reading);
  if (some !== null) return some;
  const answer = yesOrNo(request.text, reading.language);
  // Much may have been said since; a yes only counts for what was asked last.
  if (answer === null || question.age > 0) return null;
  if (answer === "no") return chooseProposal(scene, question, { choice: "decline" });
  if (question.isUnsure === true)
    return asked(scene, question, writesOf(question, openItems(question) ?? []), wording.t("proposal.ask"));
  return chooseProposal(scene, question, { choice: "confirm" });
}

/** Proposes again without those that an answer leaves out: "yes, but not the dentist". Null if it leaves out none. */
function withoutSome(scene: Proposed, question: Question, reading: Reading): Answer | null {
  const { writes = [], age, turn } = question;
  const open = openItems(question) ?? [];
  const table = orderTableFor(reading.language);
  const rest = age === 0 && open.length > 1 ? leftOutIn(scene.request.text, reading.language) : null;
  if (rest === null || table === null) return null;
  const events = open.flatMap((item) => {
    const write = writes[item];
    return write === undefined ? [] : [{ ...write.event, allDay: write.event.allDay ?? false, item }];
  });
  const out = namedAmong(events, rest, { reading, table }).map(({ item }) => item);
  const left = open.filter((item) => !out.includes(item));
  if (out.length === 0) return null;
  const answers = { turn, state: "declined", items: out } as const;
  if (left.length === 0) return { ...says(scene.wording.t("change.dropped"), [], { question: null }), answers };
  return { ...asked(scene, question, writesOf(question, left), scene.wording.t("proposal.ask")), answers };
}

const writesOf = ({ writes = [] }: Question, items: readonly number[]): Write[] =>
  writes.filter((_, item) => items.includes(item));

/** Does what's proposed, or one item of it, or leaves that. What has changed since is proposed again. */
export async function chooseProposal(
  scene: Proposed,
  question: Question,
  { choice, item }: { readonly choice: "confirm" | "decline"; readonly item?: number | undefined },
): Promise<Answer> {
  const { calendar, request, wording } = scene;
  const { t } = wording;
  const open = openItems(question) ?? [];
  if (item !== undefined && !open.includes(item)) return says(t("proposal.over"));
  const items = item === undefined ? open : [item];
  const others = open.filter((each) => !items.includes(each));
  // What's left is still open, and was asked last.
  const rest = others.length === 0 ? null : { ...question, left: others, age: 0 };
  const answered = (state: "done" | "declined" | "closed") => ({ turn: question.turn, state, items });
  if (choice === "decline")
    return { ...says(t("change.dropped"), [], { question: rest }), answers: answered("declined") };
  const meant = writesOf(question, items);
  const left: StillToDo = await request.remember("left", () =>
    stillToDo(calendar, request.userId, { writes: meant, done: scene.dialogue.done }),
  );
  if (left.writes.length === 0)
    return { ...says(t("proposal.nothing"), [], { question: rest }), answers: answered("closed") };
  if (left.isChanged)
    return asked(scene, question, [...left.writes, ...writesOf(question, others)], t("proposal.changed"));
  const written = await writeOrder(scene, left.writes);
  return {
    ...says(doneText(scene, left.writes, written), written.events.map(eventCard), { ...written.next, question: rest }),
    answers: answered("done"),
  };
}

function doneText({ wording }: Proposed, writes: readonly Write[], { events }: Written): string {
  const { t, language } = wording;
  const [write, ...others] = writes;
  const [event] = events;
  const lines = didLines(writes, events, wording);
  if (write === undefined || others.length > 0)
    return `${t("proposal.done")}\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
  if (write.does === "create" && event !== undefined)
    return t("create.done", { event: titled(event), when: whenWords(event, wording) });
  const isOne = write.does === "cancel" && (write.event.recurrence === null || write.scope?.scope === "one");
  return isOne
    ? t("delete.done", { event: titled(write.event), when: spanWords(write.event, wording) })
    : sentences(language, t("proposal.done"), ...lines);
}
