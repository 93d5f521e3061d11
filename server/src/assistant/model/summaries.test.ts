import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { emptyDeleted } from "../../chat/conversations/deletion-store.ts";
import { conversations, turns } from "../../chat/storage/tables.ts";
import { addChain } from "../../chat/testing/add-chain.ts";
import { send } from "../../chat/testing/chat-calls.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../../testing/index.ts";
import { estimateTokens } from "../../text/estimate-tokens.ts";
import { says } from "../testing/ask-model.ts";
import { type ModelCall, type Script, startScriptedEndpoint } from "../testing/scripted-endpoint.ts";
import { SUMMARIZE } from "./summary-prompt.ts";

const CONTEXT = 6_000;
const SUMMARY = "They paint the fence green.";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
let server: TestServer;
let ada: TestUser;
let summarizes: Script;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint((response, call, number) =>
    (isSummary(call) ? summarizes : says("Green."))(response, call, number),
  );
  const env = { OPENAI_BASE_URL: endpoint.baseUrl, OPENAI_API_KEY: "k", ATRIUM_MODEL_CONTEXT_TOKENS: String(CONTEXT) };
  server = await startTestServer({ env });
});
beforeEach(async () => {
  summarizes = says(SUMMARY);
  ada = await signUp(server);
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

const isSummary = ({ body }: ModelCall) => body.messages?.[0]?.content === SUMMARIZE;
/** The calls that were made during this. */
async function callsOf(work: () => Promise<unknown>): Promise<readonly ModelCall[]> {
  const before = endpoint.calls.length;
  await work();
  return endpoint.calls.slice(before);
}
const textsOf = (call: ModelCall | undefined) =>
  call?.body.messages?.slice(1).map(({ content }) => String(content)) ?? [];

/** A conversation of 500 messages, which the next one follows. */
async function longConversation(): Promise<string> {
  const { conversationId } = (await send(ada, { message: "What about the fence?" })).body;
  const text = `We talked about the fence. ${"It has many boards. ".repeat(10)}`;
  await addChain(server.database.db, { userId: ada.user.id, conversationId, count: 498, text });
  return conversationId;
}
const remembered = (conversationId: string) =>
  server.database.db
    .select({ summary: sql<{ text: string } | null>`${turns.remembered} -> 'summary'` })
    .from(turns)
    .where(eq(turns.conversationId, conversationId));

it("what doesn't fit of 500 messages is summarized once, for the turns below in the branch, until it's deleted with them", async () => {
  const conversation_id = await longConversation();
  const [summary, first, ...none] = await callsOf(() => send(ada, { message: "Which color?", conversation_id }));
  expect([summary, first].map((call) => call !== undefined && isSummary(call))).toEqual([true, false]);
  expect(none).toEqual([]);
  expect(estimateTokens(JSON.stringify(first?.body))).toBeLessThanOrEqual(CONTEXT);
  expect(textsOf(first).at(-1)).toBe("Which color?");
  expect(textsOf(first)[0]).toContain(SUMMARY);

  const second = await callsOf(() => send(ada, { message: "And the gate?", conversation_id }));
  expect(second.map(isSummary)).toEqual([false]);
  expect(textsOf(second[0])[0]).toContain(SUMMARY);
  expect(textsOf(second[0]).slice(-3)).toEqual(["Which color?", "Green.", "And the gate?"]);
  expect((await remembered(conversation_id)).filter((turn) => turn.summary?.text === SUMMARY)).toHaveLength(1);

  await ada.call("DELETE", `/api/chat/history/${conversation_id}`);
  await server.database.db
    .update(conversations)
    .set({ deletedAt: sql`now() - interval '2 days'` })
    .where(eq(conversations.id, conversation_id));
  while ((await emptyDeleted(server.database.db, server.services.media, 1_000)) > 0);
  expect(await remembered(conversation_id)).toEqual([]);
});

it("another branch doesn't get the summary of one that it isn't in", async () => {
  const conversation_id = await longConversation();
  const { turnId } = (await send(ada, { message: "Which color?", conversation_id })).body;
  summarizes = says("Of the other branch.");
  const calls = await callsOf(() => send(ada, { message: "Which height?", conversation_id, edits: turnId }));
  expect(calls.map(isSummary)).toEqual([true, false]);
  expect(textsOf(calls[1])[0]).toContain("Of the other branch.");
  expect(textsOf(calls[1])[0]).not.toContain(SUMMARY);
  expect(textsOf(calls[1]).at(-1)).toBe("Which height?");
});

it("a reply comes without a summary that can't be written", async () => {
  const conversation_id = await longConversation();
  summarizes = (response) => response.writeHead(400).end();
  const { body } = await send(ada, { message: "Which color?", conversation_id });
  expect(body.message).toBe("Green.");
  expect(textsOf(endpoint.calls.at(-1)).at(-1)).toBe("Which color?");
});
