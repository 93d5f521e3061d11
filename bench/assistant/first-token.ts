import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { startProduct } from "@atrium/e2e/product";
import { startPostgresServer } from "@atrium/server/testing/postgres";
import { beginStream, finishChunk, startScriptedEndpoint, textChunk } from "@atrium/server/testing/scripted-model";
import type { Session } from "@atrium/shared-contracts/wire";
import type { Message } from "ably";
import { type Connection, connect, register, sendMessage } from "../socket/socket.ts";
import { percentile, rounded, type Table } from "../table/table.ts";

/** How long the stand-in takes for its first token: as long as a quick model. */
const THINKS_MS = 300;
/** Messages before those that count: a server that has just started compiles code and plans queries. */
const WARM_UP = 20;
const ROUNDS = 30;

/** Time from a message to the first token of a model's reply, through the product and from the model directly, in turns. */
export async function firstToken(): Promise<Table> {
  const model = await startScriptedEndpoint((response) => {
    void sleep(THINKS_MS).then(() => {
      beginStream(response);
      response.end(textChunk("Well, ") + textChunk("yes.") + finishChunk());
    });
  });
  const postgres = await startPostgresServer();
  try {
    const embedded = await measured(model.baseUrl, {});
    const server = await measured(model.baseUrl, { DATABASE_URL: await postgres.createDatabase() });
    const row = (label: string, samples: readonly number[], direct: readonly number[]): Table["rows"][number] => [
      label,
      rounded(percentile(samples, 0.5)),
      rounded(percentile(samples, 0.95)),
      rounded(percentile(samples, 0.5) / percentile(direct, 0.5), 2),
    ];
    return {
      name: "First token of a model's reply",
      method: `${ROUNDS} messages over the socket, in turns with as many calls of the model itself, a stand-in that takes ${THINKS_MS} ms for its first token; ${WARM_UP} messages before don't count.`,
      columns: ["p50 ms", "p95 ms", "x the model itself"],
      rows: [
        row("the model itself", server.direct, server.direct),
        row("through the product on PostgreSQL", server.through, server.direct),
        row("through the product with its embedded database", embedded.through, embedded.direct),
      ],
    };
  } finally {
    await postgres.stop();
    await model.close();
  }
}

interface Samples {
  readonly direct: readonly number[];
  readonly through: readonly number[];
}

/** @param env what the product gets beside the model's address */
async function measured(baseUrl: string, env: NodeJS.ProcessEnv): Promise<Samples> {
  const product = await startProduct({
    env: { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: "bench", ATRIUM_MODEL: "scripted", ...env },
  });
  try {
    const session = await register(product.url);
    const person = await connect(product.url, session);
    const direct: number[] = [];
    const through: number[] = [];
    for (let round = 0; round < WARM_UP; round += 1) await askProduct(person, session);
    for (let round = 0; round < ROUNDS; round += 1) {
      direct.push(await askDirectly(baseUrl));
      through.push(await askProduct(person, session));
    }
    person.client.close();
    return { direct, through };
  } finally {
    await product.stop();
  }
}

async function askDirectly(baseUrl: string): Promise<number> {
  const at = performance.now();
  const { body } = await fetch(`${baseUrl}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer bench" },
    body: JSON.stringify({ model: "scripted", stream: true, messages: [{ role: "user", content: "Is it so?" }] }),
  });
  if (body === null) throw new Error("The model answers nothing");
  const reader = body.getReader();
  await reader.read();
  const took = performance.now() - at;
  await reader.cancel();
  return took;
}

async function askProduct(person: Connection, session: Session): Promise<number> {
  const messageId = randomUUID();
  const at = performance.now();
  let first = Number.NaN;
  const done = new Promise<void>((resolve) => {
    void person.channel.subscribe((message: Message) => {
      const data = message.data as { metadata?: { messageId?: string } };
      if (data.metadata?.messageId !== messageId) return;
      if (message.name === "message_chunk" && Number.isNaN(first)) first = performance.now() - at;
      if (message.name === "message_response") resolve();
    });
  });
  await sendMessage(person, session, { content: "Is it so?", messageId });
  await done;
  person.channel.unsubscribe();
  return first;
}
