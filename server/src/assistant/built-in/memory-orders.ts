import { characters, MEMORY_MAX_LENGTH, type Memory } from "@atrium/shared-contracts/wire";
import { derivedId } from "../../ids/derived-id.ts";
import { oneLine } from "../../text/clean-line.ts";
import type { Dialogue } from "../dialogue/dialogue.ts";
import type { MemoryPort } from "../reply/ports.ts";
import type { ReplyRequest } from "../reply/reply.ts";
import { fittingMemories } from "../understanding/memory/fitting-memories.ts";
import { type MemoryOrder, readMemoryOrder, readToForget } from "../understanding/memory/read-memory.ts";
import { plainest } from "../understanding/plainest.ts";
import { yesOrNo } from "../understanding/yes-or-no.ts";
import { plain } from "../wording/plain.ts";
import { closestLanguage } from "../wording/texts.ts";
import { type Wording, wordingIn } from "../wording/wording.ts";
import { type Answer, says } from "./answer.ts";
import { readingOf } from "../request/reading-of.ts";

/** How many memories a reply tells. */
const TOLD = 30;

const wordingFor = (request: ReplyRequest, language: string): Wording => {
  const { now } = readingOf(request);
  return wordingIn(closestLanguage(language), { now, clock: request.person.language });
};

/** Follows an order about what's remembered, in the order's language, or answers whether to forget. Null if the message is neither. */
export async function toMemory(memory: MemoryPort, request: ReplyRequest, dialogue: Dialogue): Promise<Answer | null> {
  const { text, person } = request;
  const found = readMemoryOrder(text, readingOf(request).language);
  if (found !== null && found.order.act !== "recall" && !request.isOwn) return null;
  if (found !== null) return followed(memory, request, { ...found, wording: wordingFor(request, found.language) });
  const { forgetting } = dialogue;
  const answer =
    forgetting === null ? null : (answered(request, forgetting.language) ?? answered(request, person.language));
  if (forgetting !== null && answer !== null) return whetherToForget(memory, request, forgetting, answer === "yes");
  return toForgetKnown(memory, request);
}

/** A yes or no, without what's said beside it. */
function answered(request: ReplyRequest, language: string): "yes" | "no" | null {
  const reading = { ...readingOf(request), language };
  return yesOrNo(plainest(request.text, reading, { isAsked: true, hasAsked: false }), language);
}

/** Asks whether to forget what's said, if that's remembered. */
async function toForgetKnown(memory: MemoryPort, request: ReplyRequest): Promise<Answer | null> {
  const found = readToForget(request.text, readingOf(request).language);
  if (found === null || !request.isOwn || request.memory !== "on") return null;
  const meant = fittingMemories(await memory.list(request.userId), found.fact);
  return meant.length === 0
    ? null
    : whether(meant, "memory.whether", { ...found, wording: wordingFor(request, found.language) });
}

function whether(
  meant: readonly Memory[],
  text: "memory.whether" | "memory.whetherAll",
  { language, wording }: { language: string; wording: Wording },
): Answer {
  const asked = wording.t(text, { memories: lines(meant, wording) });
  return says(asked, [], { forgetting: { ids: meant.map(({ id }) => id), language } });
}

/** Does, or leaves, what the assistant has asked about. */
export async function whetherToForget(
  memory: MemoryPort,
  request: ReplyRequest,
  { ids, language, turn }: NonNullable<Dialogue["forgetting"]>,
  isYes: boolean,
): Promise<Answer> {
  const { t } = wordingFor(request, language);
  if (request.memory !== "on") return says(t(`memory.${request.memory}`));
  if (!isYes) return { ...says(t("memory.kept")), answers: { turn, state: "declined" } };
  await memory.remove(request.userId, ids);
  return { ...says(t("memory.forgotten")), answers: { turn, state: "done" } };
}

async function followed(
  memory: MemoryPort,
  request: ReplyRequest,
  { order, language, wording }: { order: MemoryOrder; language: string; wording: Wording },
): Promise<Answer> {
  const { t } = wording;
  const { userId } = request;
  if (request.memory !== "on") return says(t(`memory.${request.memory}`));
  if (order.act === "remember") {
    if (characters(oneLine(order.fact)) > MEMORY_MAX_LENGTH)
      return says(t("memory.tooLong", { max: MEMORY_MAX_LENGTH }));
    const { text } = await memory.add(userId, derivedId("turn-memory", request.turnId), order.fact);
    return says(t("memory.remembered", { memory: `**${plain(text)}**` }));
  }
  const all = await memory.list(userId);
  if (all.length === 0) return says(t("memory.nothing", { example: t("examples.remember") }));
  if (order.act === "recall") return says(t("memory.recalled", { memories: lines(all, wording) }));
  const meant = order.fact === null ? all : fittingMemories(all, order.fact);
  if (meant.length === 0) return says(t("memory.unknown"));
  return whether(meant, order.fact === null ? "memory.whetherAll" : "memory.whether", { language, wording });
}

function lines(memories: readonly Memory[], { t }: Wording): string {
  const told = memories.slice(0, TOLD).map(({ text }) => `- ${plain(text)}`);
  const more = memories.length - told.length;
  return [...told, ...(more > 0 ? [t("list.more", { count: more })] : [])].join("\n");
}
