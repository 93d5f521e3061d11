import { TEMPORARY_HISTORY, type TemporaryRequest } from "@atrium/shared-contracts/wire/chat";
import type { TemporaryExchange } from "./temporary-chat.ts";

type Said = TemporaryRequest["history"][number];

/** No message takes more than this, so that several fit. */
const TEXT_MAX = TEMPORARY_HISTORY.characters / 2;
const LEFT_OUT = "\n[…]\n";

/** What was said before, as far as the next message brings it along: the server has none of it. */
export function historyOf(exchanges: readonly TemporaryExchange[]): Said[] {
  const all = exchanges.flatMap(({ text, reply }): Said[] => [
    { role: "user", text },
    ...(reply === undefined || reply.text === "" ? [] : [{ role: "assistant", text: reply.text } as const]),
  ]);
  const taken: Said[] = [];
  let room: number = TEMPORARY_HISTORY.characters;
  for (const { role, text: whole } of all.toReversed()) {
    const text = shortened(whole);
    room -= text.length;
    if (room < 0 || taken.length === TEMPORARY_HISTORY.messages) break;
    taken.unshift({ role, text });
  }
  return taken;
}

/** The beginning and the end of a text that's too long. */
function shortened(text: string): string {
  if (text.length <= TEXT_MAX) return text;
  const end = Math.floor(TEXT_MAX / 3);
  return `${text.slice(0, TEXT_MAX - end - LEFT_OUT.length)}${LEFT_OUT}${text.slice(-end)}`.toWellFormed();
}
