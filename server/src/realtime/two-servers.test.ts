import { afterEach, describe, expect, it } from "@jest/globals";
import { listen as listenAbly } from "@atrium/ably-local";
import { createScriptedAssistant } from "../chat/testing/scripted-assistant.ts";
import { openTestDatabase, signUp, startTestServer } from "../testing/index.ts";
import { closeTabs, named, publish, tab } from "../testing/realtime-tab.ts";
import { until } from "../testing/until.ts";
import { realtimeListeners } from "./tables.ts";

const scripted = createScriptedAssistant();
afterEach(closeTabs);

describe("two servers on one database and one realtime server", () => {
  it("behave as one: a message that both hear is answered once, and one takes over the other's listeners", async () => {
    const ably = await listenAbly({
      port: 0,
      keys: [{ name: "app.key", secret: "of-the-test", revocableTokens: true }],
    });
    const database = await openTestDatabase();
    const shared = {
      database: { ...database, close: async () => {} },
      env: {
        ABLY_API_KEY: "app.key:of-the-test",
        ABLY_ENDPOINT: `${ably.host}:${ably.port}`,
        ATRIUM_SECRET: "a secret of both servers, 32 long",
      },
      assistant: scripted.assistant,
      listen: true,
    };
    const [first, second] = [await startTestServer(shared), await startTestServer(shared)];
    try {
      const user = await signUp(first);
      const { channel, heard } = await tab(user);
      const authorization = `Bearer ${user.token}`;
      const there = await second.app.inject({ method: "POST", url: "/api/ably/subscribe", headers: { authorization } });
      expect(there.statusCode).toBe(200);
      const before = scripted.requests.length;
      await publish(channel, { content: "say:once" });
      const final = await until(() => named(heard, "message_response")[0]);
      expect(final.data.message).toBe("once");
      expect(scripted.requests.length - before).toBe(1);
      // Wait until the first server has noticed that the second one is listening now.
      const lease = async () => (await database.db.select().from(realtimeListeners))[0]?.leaseUntil.getTime() ?? 0;
      const begun = await lease();
      await until(async () => (await lease()) > begun + 4_000);
      await second.close();
      const isTakenOver = () => named(heard, "message_response").some(({ data }) => data.message === "taken over");
      await until(async () => {
        await publish(channel, { content: "say:taken over" });
        return until(isTakenOver, 1_000).catch(() => false);
      });
      const accepted = () => new Set(named(heard, "message_accepted").map(({ data }) => data.messageId)).size;
      await until(() => named(heard, "message_response").length === accepted());
    } finally {
      await first.close();
      await second.close();
      await database.close();
      await ably.close();
    }
  });
});
