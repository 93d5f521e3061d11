import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile, readdir } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { PassThrough } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { ConversationList, TemporaryPiece } from "@atrium/shared-contracts/wire";
import { sql } from "drizzle-orm";
import { createLog } from "../../log/log.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../../testing/index.ts";
import { closeTabs, tab } from "../../testing/realtime-tab.ts";
import { until } from "../../testing/until.ts";
import { detail, send } from "../testing/chat-calls.ts";
import { createScriptedAssistant } from "../testing/scripted-assistant.ts";
import { createTemporaryReplies } from "./temporary-replies.ts";

const scripted = createScriptedAssistant();
const output = new PassThrough();
let logged = "";
output.on("data", (line: Buffer) => (logged += line.toString()));
let server: TestServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startTestServer({ assistant: scripted.assistant, listen: true, log: createLog("trace", output) });
  ada = await signUp(server);
}, 120_000);
afterEach(closeTabs);
afterAll(() => server.close());

interface Ask {
  readonly message: string;
  readonly message_id?: string;
  readonly history?: readonly { readonly role: "user" | "assistant"; readonly text: string }[];
}

/** Asks over the network, so that leaving is what a browser does. */
async function ask(user: TestUser, { message, message_id = randomUUID(), history = [] }: Ask, signal?: AbortSignal) {
  const asking = request(`${server.url}/api/chat/temporary`, {
    agent: false,
    method: "POST",
    headers: { authorization: `Bearer ${user.token}`, "content-type": "application/json" },
    ...(signal === undefined ? {} : { signal }),
  });
  asking.on("error", () => {});
  asking.end(JSON.stringify({ message, message_id, history }));
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  answer.on("error", () => {}).setEncoding("utf8");
  return answer;
}
const readAll = async (answer: IncomingMessage) => (await Array.fromAsync(answer as AsyncIterable<string>)).join("");
const statusOf = async (asked: Promise<IncomingMessage>) => {
  const answer = await asked;
  await readAll(answer);
  return answer.statusCode;
};
/** What has arrived once `text` has. The rest can still be read. */
async function readTo(answer: IncomingMessage, text: string): Promise<string> {
  let arrived = "";
  while (!arrived.includes(text)) {
    await once(answer, "readable");
    arrived += (answer.read() as string | null) ?? "";
  }
  return arrived;
}
const piecesOf = async (asked: Promise<IncomingMessage>) => JSON.parse(await readAll(await asked)) as TemporaryPiece[];
const textOf = (pieces: readonly TemporaryPiece[]) => pieces.map(({ text = "" }) => text).join("");

/** The tables, files, log lines and events that hold the text. */
async function traces(text: string): Promise<string[]> {
  const { db } = server.database;
  const { rows } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["messages", "turns", "outbox", "conversations"]),
  );
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const hits = await db.execute(sql`select 1 from ${table} t where t::text like ${`%${text}%`}`);
    if (hits.rows.length > 0) found.push(`table ${name}`);
  }
  for (const file of await readdir(server.config.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    if ((await readFile(`${file.parentPath}/${file.name}`)).includes(text)) found.push(`file ${file.name}`);
  }
  if (logged.includes(text)) found.push("log");
  const { channel } = await tab(ada);
  const { items } = await channel.history({ limit: 1_000 });
  if (JSON.stringify(items).includes(text)) found.push("realtime history");
  return found;
}

describe("a message of a temporary conversation", () => {
  it("is answered piece by piece, with what was said before", async () => {
    const gate = randomUUID();
    const answer = await ask(ada, {
      message: `progress:x|say:Hello |say:Ada|wait:${gate}|say:!`,
      history: [
        { role: "user", text: "Hi" },
        { role: "assistant", text: "Hi there" },
      ],
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
    // Before the reply is complete.
    const begun = await readTo(answer, "Ada");
    scripted.open(gate);
    const pieces = JSON.parse(begun + (await readAll(answer))) as TemporaryPiece[];
    expect(textOf(pieces)).toBe("Hello Ada!");
    expect(pieces.at(-1)).toEqual({ ended: "complete" });
    expect(scripted.requests.at(-1)?.history).toEqual([
      { role: "user", text: "Hi" },
      { role: "assistant", text: "Hi there" },
    ]);
    expect(scripted.requests.at(-1)?.person.name).toBe(ada.user.name);
  });

  it("shows what's done for its reply, and what was thought in one piece as soon as that's over", async () => {
    const pieces = await piecesOf(
      ask(ada, { message: "think:Let me see |begin:weather=Hue|do:weather=Hue|do:weather=Hue|say:Rain" }),
    );
    expect(pieces).toEqual([
      { begun: { kind: "reasoning", offset: 0 } },
      { reasoning: { text: "Let me see ", seconds: 1 } },
      { begun: { kind: "weather", detail: "Hue", offset: 0 } },
      { done: { kind: "weather", detail: "Hue" } },
      { text: "Rain" },
      { ended: "complete" },
    ]);
  });

  it("has a reply that ends with what its cards say", async () => {
    const pieces = await piecesOf(ask(ada, { message: "say:A tea:|found:Sencha" }));
    expect(textOf(pieces)).toBe("A tea\n\n- **Sencha**");
    expect(pieces.flatMap(({ card }) => card?.says ?? [])).toEqual(["**Sencha**"]);
  });

  it("says why its reply failed, after what was written of it", async () => {
    expect(await piecesOf(ask(ada, { message: "say:Half|fail" }))).toEqual([
      { text: "Half" },
      { ended: "failed", failure: { code: "model_interrupted" } },
    ]);
    expect(await piecesOf(ask(ada, { message: "throw" }))).toEqual([
      { ended: "failed", failure: { code: "assistant_failed" } },
    ]);
    expect((await piecesOf(ask(ada, { message: "say: |say:\u200b" }))).at(-1)?.failure?.code).toBe("reply_empty");
    const flooded = await piecesOf(ask(ada, { message: "flood" }));
    expect(flooded.at(-1)?.failure?.code).toBe("reply_too_long");
    expect(textOf(flooded)).toMatch(/^x+$/);
  });

  it("gets well-formed text and one turn's id however often it's sent", async () => {
    const message_id = randomUUID();
    expect(textOf(await piecesOf(ask(ada, { message: "odd|pieces", message_id })))).toBe("a😀b\uFFFDc😀!");
    await piecesOf(ask(ada, { message: "odd|pieces", message_id }));
    const ids = scripted.requests.filter(({ text }) => text === "odd|pieces").map(({ turnId }) => turnId);
    expect(new Set(ids).size).toBe(1);
  });

  it("is refused when it's blank, too much comes with it, or nobody is signed in", async () => {
    expect(await statusOf(ask(ada, { message: " " }))).toBe(400);
    const history = Array.from({ length: 41 }, () => ({ role: "user" as const, text: "Hi" }));
    expect(await statusOf(ask(ada, { message: "say:x", history }))).toBe(400);
    expect(await statusOf(ask({ ...ada, token: "a.b.c" }, { message: "say:x" }))).toBe(401);
  });

  it("stops being answered when its page leaves", async () => {
    const leaving = new AbortController();
    const message = `say:Once|wait:${randomUUID()}`;
    const begun = await Promise.all([1, 2, 3, 4].map(() => ask(ada, { message }, leaving.signal)));
    for (const answer of begun) await readTo(answer, "Once");
    // No more than four are answered at once, so a fifth is only answered once the others have ended.
    expect(await statusOf(ask(ada, { message: "say:more" }))).toBe(429);
    leaving.abort();
    await until(async () => (await statusOf(ask(ada, { message: "say:more" }))) === 200);
  });
});

describe("nothing of a temporary conversation", () => {
  it("is left anywhere, neither of what was said nor of the reply, whether it ends, fails, breaks or is left", async () => {
    const secret = `s${randomUUID().replaceAll("-", "")}`;
    const { heard } = await tab(ada);
    const whole = await piecesOf(
      ask(ada, {
        message: `think:${secret}|do:weather=${secret}|say:${secret} reply`,
        history: [{ role: "user", text: `${secret} before` }],
      }),
    );
    expect(textOf(whole)).toBe(`${secret} reply`);
    await piecesOf(ask(ada, { message: `say:${secret}|fail` }));
    await piecesOf(ask(ada, { message: `say:${secret}|throw` }));
    expect(await statusOf(ask(ada, { message: ` ${secret}`.repeat(2_000) }))).toBe(400);
    const leaving = new AbortController();
    const gone = await ask(ada, { message: `say:${secret}|wait:${randomUUID()}` }, leaving.signal);
    await readTo(gone, secret);
    leaving.abort();
    // A stored message of the same person goes through everything that would have kept it, and the look finds it there.
    const control = `c${randomUUID().replaceAll("-", "")}`;
    const { body } = await send(ada, { message: `say:${control}` });
    expect((await detail(ada, body.conversationId)).body.messages).toHaveLength(2);
    await until(async () => (await traces(control)).includes("realtime history"));
    expect(await traces(control)).toEqual(expect.arrayContaining(["table messages", "table outbox"]));
    expect(await traces(secret)).toEqual([]);
    expect(JSON.stringify(heard)).not.toContain(secret);
    expect(JSON.stringify(heard)).toContain(control);
    const { body: list } = await ada.call<ConversationList>("GET", "/api/chat/history");
    expect(list.conversations.map(({ title }) => title).join()).not.toContain(secret);
    expect((await ada.call<{ hits: unknown[] }>("GET", `/api/chat/search?q=${secret}`)).body.hits).toEqual([]);
    expect((await ada.call<{ hits: unknown[] }>("GET", `/api/chat/search?q=${control}`)).body.hits).not.toEqual([]);
  });
});

it("a temporary reply gets time to end when the process stops, and is then cut off with the reason", async () => {
  const replies = createTemporaryReplies({
    assistant: scripted.assistant,
    personOf: async () => ({
      person: {
        name: "Ada",
        location: null,
        timezone: "UTC",
        language: "en",
        personality: [],
        personalInfo: null,
        role: null,
      },
      memory: "on",
      settings: { model: "gpt-4", temperature: 0.7, maxTokens: 4000 },
    }),
    admit: async () => {},
    replyMaxCharacters: 1_000,
    log: createLog("silent"),
  });
  const gate = randomUUID();
  const begin = async (message: string) => {
    const pieces = await replies.reply("ada", { message, message_id: randomUUID(), history: [] }, leaves.signal);
    return Array.fromAsync(pieces);
  };
  const leaves = new AbortController();
  const ending = begin(`say:a|wait:${gate}|say:b`);
  const endless = begin(`say:a|wait:${randomUUID()}`);
  await until(() => scripted.requests.filter(({ userId }) => userId === "ada").length === 2);
  const stopped = replies.stop(200);
  scripted.open(gate);
  await stopped;
  expect((await ending).at(-1)).toEqual({ ended: "complete" });
  expect((await endless).at(-1)).toEqual({ ended: "failed", failure: { code: "turn_lost" } });
  await expect(begin("say:late")).rejects.toMatchObject({ code: "overloaded" });
});
