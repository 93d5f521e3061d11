import { randomUUID } from "node:crypto";
import { startProduct } from "@atrium/e2e/product";
import type { Session } from "@atrium/shared-contracts/wire";
import type { Message } from "ably";
import { type Connection, connect, register, sendMessage } from "../socket/socket.ts";
import { type Table, percentile, rounded } from "../table/table.ts";

const MESSAGES = 30;
const BARE_RELAYS = 200;
/** A connection can publish 50 messages a second. */
const BARE_PAUSE_MS = 25;

/** Time from sending a message to the first chunk of its reply, and from the server publishing a chunk to the client having it. */
export async function streamLatency(): Promise<Table> {
  const product = await startProduct();
  try {
    const session = await register(product.url);
    const person = await connect(product.url, session);
    const bystander = await connect(product.url, session);
    const bare = await bareRelay(person, bystander);
    const { accepted, firstChunk, relay } = await conversation(person, session);
    person.client.close();
    bystander.client.close();
    const row = (label: string, samples: number[]): Table["rows"][number] => [
      label,
      samples.length,
      rounded(percentile(samples, 0.5)),
      rounded(percentile(samples, 0.95)),
      rounded(percentile(samples, 0.5) / percentile(bare, 0.5)),
    ];
    return {
      name: "Latency of a streamed reply",
      method: `${MESSAGES} messages over the socket, one after the other, built-in assistant, embedded database, all on one machine; the yardstick is a bare publish from one client to another over the same server.`,
      columns: ["samples", "p50 ms", "p95 ms", "x bare relay"],
      rows: [
        row("bare relay, client to client", bare),
        row("chunk relay, server's publish to client", relay),
        row("send to stored (message_accepted)", accepted),
        row("send to first chunk", firstChunk),
      ],
    };
  } finally {
    await product.stop();
  }
}

async function bareRelay(from: Connection, to: Connection): Promise<number[]> {
  const samples: number[] = [];
  for (let sent = 0; sent < BARE_RELAYS; sent += 1) {
    const name = `bare-${sent}`;
    const received = new Promise<number>((resolve) => {
      void to.channel.subscribe(name, () => resolve(performance.now()));
    });
    const at = performance.now();
    await from.channel.publish(name, { text: "x".repeat(200) });
    samples.push((await received) - at);
    to.channel.unsubscribe(name);
    await new Promise((resolve) => setTimeout(resolve, BARE_PAUSE_MS));
  }
  return samples;
}

async function conversation(person: Connection, session: Session) {
  const accepted: number[] = [];
  const firstChunk: number[] = [];
  const relay: number[] = [];
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    const messageId = randomUUID();
    const startedAt = performance.now();
    let chunks = 0;
    const done = new Promise<void>((resolve) => {
      void person.channel.subscribe((message: Message) => {
        const data = message.data as { messageId?: string; metadata?: { messageId?: string } };
        if (message.name === "message_accepted" && data.messageId === messageId)
          accepted.push(performance.now() - startedAt);
        if (data.metadata?.messageId !== messageId) return;
        if (message.name === "message_chunk") {
          chunks += 1;
          if (chunks === 1) firstChunk.push(performance.now() - startedAt);
          relay.push(Math.max(0, Date.now() - (message.timestamp ?? Number.NaN)));
        }
        if (message.name === "message_response") resolve();
      });
    });
    await sendMessage(person, session, { content: "What can you do?", messageId });
    await done;
    person.channel.unsubscribe();
  }
  return { accepted, firstChunk, relay };
}
