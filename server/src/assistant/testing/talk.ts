import type { MessageCard } from "@atrium/shared-contracts/wire";
import { createBuiltInAssistant } from "../built-in/built-in-assistant.ts";
import type { AssistantPorts } from "../reply/ports.ts";
import { DIALOGUE, type ReplyRequest } from "../reply/reply.ts";
import { requestOf } from "./scene.ts";

export interface Said {
  readonly turnId: string;
  readonly text: string;
  /** The dialogue after it. */
  readonly dialogue: unknown;
  readonly cards: readonly MessageCard[];
  /** Each step of the graph as "node status". */
  readonly nodes: readonly string[];
}

/** A conversation with an assistant, the built-in one if none is given: each call is a turn of its own, above which there are the earlier ones. */
export function talk(
  ports: AssistantPorts,
  always: Partial<ReplyRequest> = {},
  assistant = createBuiltInAssistant(ports, { wordDelayMs: 0 }),
) {
  let dialogue: unknown = null;
  let history: ReplyRequest["history"] = [];
  return async (
    text: string,
    once: Partial<ReplyRequest> = {},
    signal = new AbortController().signal,
  ): Promise<Said> => {
    const turnId = `00000000-0000-4000-8000-${String(history.length).padStart(12, "0")}`;
    const remembered = new Map<string, unknown>();
    const request = requestOf({
      turnId,
      text,
      history,
      dialogue,
      async remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
        if (!remembered.has(key)) remembered.set(key, structuredClone(await compute()));
        return remembered.get(key) as T;
      },
      ...always,
      ...once,
    });
    let reply = "";
    const cards: MessageCard[] = [];
    const nodes: string[] = [];
    for await (const event of assistant.reply(request, signal)) {
      if (event.type === "text") reply += event.text;
      if (event.type === "card") cards.push(event.card);
      if (event.type === "progress") nodes.push(`${event.node} ${event.status}`);
    }
    history = [...history, { role: "user", text }, { role: "assistant", text: reply }];
    dialogue = structuredClone(remembered.get(DIALOGUE) ?? null);
    return { turnId: request.turnId, text: reply, dialogue, cards, nodes };
  };
}
