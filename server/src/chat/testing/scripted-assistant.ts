import type { Assistant, ReplyEvent, ReplyRequest, TitleRequest } from "../../assistant/reply/reply.ts";

/** A text of so many characters, in which no two parts are alike. */
export function longText(characters: number): string {
  let text = "";
  for (let line = 1; text.length < characters; line += 1)
    text += `Line ${line} of a long answer, with “quotes” and 😀.\n\n`;
  return text.slice(0, characters).toWellFormed();
}

/** For tests: an assistant that says what the message tells it to, piece by piece, pausing at gates that the test opens. */
export function createScriptedAssistant() {
  const requests: ReplyRequest[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gate = (name: string) => {
    const known = gates.get(name) ?? Promise.withResolvers<void>();
    gates.set(name, known);
    return known;
  };

  /** What it says is always the same, so it continues a reply by leaving out the beginning. */
  async function* reply(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    let known = request.continues?.length ?? 0;
    for await (const event of whole(request, signal)) {
      if (event.type !== "text") yield event;
      else if (event.text.length > known) yield { type: "text", text: event.text.slice(known) };
      known = event.type === "text" ? Math.max(0, known - event.text.length) : known;
    }
  }

  async function* whole(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    requests.push(request);
    for (const step of request.text.split("|")) {
      const [verb = "", argument = ""] = step.split(":");
      if (verb === "say") yield { type: "text", text: argument };
      else if (verb === "long")
        for (const piece of longText(Number(argument)).match(/.{1,400}/gsu) ?? []) yield { type: "text", text: piece };
      else if (verb === "flood") for (let i = 0; i < 1_000; i += 1) yield { type: "text", text: "x".repeat(1_024) };
      else if (verb === "found")
        yield { type: "card", card: { kind: "marketplace.product", data: { id: argument }, says: `**${argument}**` } };
      else if (verb === "begin" || verb === "do") {
        const [kind = "", detail] = argument.split("=");
        const step = detail === undefined ? { kind } : { kind, detail };
        yield { type: "step", step, isDone: verb === "do" };
      } else if (verb === "think")
        for (const piece of argument.split(/(?<= )/)) yield { type: "reasoning", text: piece };
      else if (verb === "ponder")
        for (let i = 0; i < Number(argument); i += 1) yield { type: "reasoning", text: "Hm\0 " };
      else if (verb === "busy")
        for (let i = 0; i < Number(argument); i += 1)
          yield {
            type: "step",
            step: { kind: "weather", detail: `${i} \u202e\0\uD83D\n${"😀".repeat(100)}` },
            isDone: true,
          };
      else if (verb === "progress") yield { type: "progress", node: "router", content: argument, status: "completed" };
      else if (verb === "odd") {
        yield { type: "text", text: "a\0\uD83D" };
        yield { type: "text", text: "\uDE00b\uD83Dc" };
        yield { type: "card", card: { kind: "calendar.event", data: { title: "x\0\uD83D" } } };
        await request.remember("odd", () => Promise.resolve("\0\uD83D"));
      } else if (verb === "pieces") for (const piece of "😀!".split("")) yield { type: "text", text: piece };
      else if (verb === "fail") yield { type: "failed", failure: "model_interrupted" };
      else if (verb === "throw") throw new Error("The assistant broke");
      else if (verb === "unreachable")
        throw new Error("fetch failed", { cause: Object.assign(new Error("connect"), { code: argument }) });
      else if (verb === "remember") {
        yield {
          type: "text",
          text: await request.remember(argument, () => Promise.resolve(`${argument}${requests.length}`)),
        };
      } else if (
        verb === "wait" ||
        (verb === "again" && requests.some((other) => other !== request && other.turnId === request.turnId))
      ) {
        const aborted = new Promise<void>((resolve) => {
          signal.addEventListener("abort", () => resolve(), { once: true });
        });
        await Promise.race([gate(argument).promise, aborted]);
        if (signal.aborted) return;
      }
    }
  }

  const titleRequests: TitleRequest[] = [];
  /** The reply is its title, after the gate "title" if the message names that. */
  async function title(request: TitleRequest, signal: AbortSignal): Promise<string> {
    titleRequests.push(request);
    if (request.text.includes("titled-late")) {
      const aborted = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
      await Promise.race([gate("title").promise, aborted]);
      signal.throwIfAborted();
    }
    if (request.text.includes("untitled")) throw new Error("The assistant has no title");
    return request.reply;
  }

  return {
    assistant: { reply, recall: async () => [], title } satisfies Assistant,
    requests,
    titleRequests,
    /** Opens the gate `name` for good: every reply waiting there continues, and later ones don't wait. */
    open: (name: string) => gate(name).resolve(),
  };
}
