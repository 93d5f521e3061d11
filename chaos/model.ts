import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createRandom, type Random } from "./random.ts";

/** Everything that's easily broken at a chunk's edge or on the way into a database and back. */
const WORDS = [
  "the",
  "message",
  "über",
  "日本語",
  "👩‍👩‍👧‍👦",
  "e\u0301",
  "naïve",
  "**bold**",
  "`code`",
  "\n\n- item",
  "\n\n```js\nlet a = 1;\n```\n\n",
  "\\",
  '"quoted"',
  "\u2028",
  "العربية",
  "🏳️‍🌈",
] as const;

/** Draws from numbers that follow from the text. */
const randomOf = (text: string): Random => createRandom(createHash("sha256").update(text).digest().readUInt32BE());

/** What the assistant says to a message. It follows from the message alone, however often it's asked. */
export function producedFor(text: string): string {
  const random = randomOf(text);
  const words = Array.from({ length: random.between(20, 300) }, () => random.pick(WORDS));
  return `Reply to ${text}: ${words.join(" ")} end.`;
}

interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

async function read(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString("utf8")) as Asked;
}

const choice = (delta: object, finish: "stop" | null) =>
  `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** Writes the reply in pieces that also end within characters, over a second or two. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { messages } = await read(request);
  const text = producedFor(messages.findLast(({ role }) => role === "user")?.content ?? "");
  const random = createRandom(text.length);
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (let at = 0; at < text.length && !response.destroyed;) {
    const end = at + random.between(1, 40);
    response.write(choice({ role: "assistant", content: text.slice(at, end) }, null));
    at = end;
    await sleep(random.between(5, 40));
  }
  response.end(`${choice({}, "stop")}data: [DONE]\n\n`);
}

/** A language model behind an OpenAI-compatible endpoint. */
export async function startModel() {
  const server = createServer((request, response) => {
    // A server that's killed leaves in the middle of a reply.
    response.on("error", () => {});
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
