import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import { eq, sql } from "drizzle-orm";
import { signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { closeTabs, named, tab } from "../testing/realtime-tab.ts";
import { until } from "../testing/until.ts";
import { claimTitle, expireTitles, storeTitle } from "./titles/title-store.ts";
import { titleWishes } from "./storage/tables.ts";
import { detail, ended, send } from "./testing/chat-calls.ts";
import { createScriptedAssistant } from "./testing/scripted-assistant.ts";

const scripted = createScriptedAssistant();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ assistant: scripted.assistant, listen: true });
});
afterEach(closeTabs);
afterAll(() => server.close());

const turnTitles = (user: TestUser, generatedTitles: boolean) =>
  user.call("PUT", "/api/preferences", { ...DEFAULT_SETTINGS, chat: { ...DEFAULT_SETTINGS.chat, generatedTitles } });
async function person(): Promise<TestUser> {
  const user = await signUp(server, "Ada");
  await turnTitles(user, true);
  return user;
}
const begin = async (user: TestUser, message: string) => (await send(user, { message })).body.conversationId;
/** Its reply is held back, so it isn't waited for. */
const beginHeld = async (user: TestUser, message: string) =>
  (await send(user, { message, wait: false })).body.conversationId;
const titleOf = async (user: TestUser, id: string) => (await detail(user, id)).body.conversations[0]?.title;
const rename = (user: TestUser, id: string, title: string) =>
  user.call("PUT", `/api/chat/history/${id}/title`, { title });
const wishes = () => server.database.db.select().from(titleWishes);
const asked = (id: string) => scripted.titleRequests.filter(({ conversationId }) => conversationId === id);
/** Nothing is left to write. */
const settled = () => until(async () => (await wishes()).every(({ due }) => !due));

describe("a generated title", () => {
  it("replaces the beginning of the first message once its reply has ended, and every tab hears of it as of a rename", async () => {
    const user = await person();
    const { heard } = await tab(user);
    const id = await begin(user, "say:Tides and the moon");
    await until(async () => (await titleOf(user, id)) === "Tides and the moon");
    const renamed = await until(() =>
      named(heard, "conversation_changed").find(({ data }) => data.change === "renamed"),
    );
    expect(renamed.data).toEqual({ conversationId: id, change: "renamed", title: "Tides and the moon" });
    expect(asked(id)).toMatchObject([{ text: "say:Tides and the moon", reply: "Tides and the moon" }]);
  });

  it("is written once for each conversation", async () => {
    const user = await person();
    const id = await begin(user, "say:First");
    await until(async () => (await titleOf(user, id)) === "First");
    await send(user, { message: "say:Second", conversation_id: id });
    await ended(user, id);
    await settled();
    expect(await titleOf(user, id)).toBe("First");
    expect(asked(id)).toHaveLength(1);
  });

  it("isn't written unless the user has turned that on, or once they've turned it off", async () => {
    const user = await signUp(server, "Bob");
    const id = await begin(user, "say:Nothing");
    expect(await wishes()).toEqual([]);
    expect(await titleOf(user, id)).toBe("say:Nothing");
    await turnTitles(user, true);
    const late = await beginHeld(user, "wait:off|say:Nothing");
    await turnTitles(user, false);
    scripted.open("off");
    await ended(user, late);
    await settled();
    expect(await titleOf(user, late)).toBe("wait:off|say:Nothing");
    expect(asked(late)).toEqual([]);
  });

  it("never replaces a title of the user's own, given before the reply has ended or while the title is written", async () => {
    const user = await person();
    const early = await beginHeld(user, "wait:early|say:Generated");
    await rename(user, early, "wait:early|say:Generated");
    scripted.open("early");
    await ended(user, early);
    const meanwhile = await begin(user, "say:Generated|titled-late");
    await until(() => asked(meanwhile).length > 0);
    await rename(user, meanwhile, "My own");
    scripted.open("title");
    await settled();
    await until(async () => (await wishes()).length === 0);
    expect(await titleOf(user, early)).toBe("wait:early|say:Generated");
    expect(asked(early)).toEqual([]);
    expect(await titleOf(user, meanwhile)).toBe("My own");
  });

  it("doesn't replace a title that a server from before has stored", async () => {
    const user = await person();
    const id = await beginHeld(user, "wait:older|say:Generated");
    await server.database.db.execute(sql`update conversations set title = 'My own' where id = ${id}`);
    scripted.open("older");
    await ended(user, id);
    await until(async () => (await wishes()).length === 0);
    expect(await titleOf(user, id)).toBe("My own");
  });

  it("leaves the title as it is when the assistant has none, and after a failed reply waits for the next one", async () => {
    const user = await person();
    const none = await begin(user, "say:x|untitled");
    await until(async () => (await wishes()).length === 0);
    expect(await titleOf(user, none)).toBe("say:x|untitled");
    const failed = await begin(user, "fail:x");
    await ended(user, failed);
    expect((await wishes()).map(({ due }) => due)).toEqual([false]);
    await send(user, { message: "say:Better now", conversation_id: failed });
    await until(async () => (await titleOf(user, failed)) === "Better now");
  });

  it("isn't written for a deleted conversation", async () => {
    const user = await person();
    const id = await beginHeld(user, "wait:deleted|say:Generated");
    expect(await wishes()).toHaveLength(1);
    await user.call("DELETE", `/api/chat/history/${id}`);
    expect(await wishes()).toEqual([]);
    scripted.open("deleted");
  });

  it("is one line of plain text, whatever the assistant writes", async () => {
    const user = await person();
    const id = await begin(user, 'say:**"X<script>alert(1)</script>"**');
    await until(async () => (await titleOf(user, id)) === "Xalert(1)");
  });
});

describe("a title whose process died", () => {
  it("is written by another one, and what the first one still writes is ignored", async () => {
    const user = await person();
    const { db } = server.database;
    const id = await beginHeld(user, "wait:crash|say:Survived");
    await db
      .update(titleWishes)
      .set({ due: true, owner: "dead", leaseUntil: sql`now() + interval '1 hour'`, tries: 1 })
      .where(eq(titleWishes.conversationId, id));
    const [dead] = await wishes();
    if (dead === undefined) throw new Error("There's no wish");
    scripted.open("crash");
    await ended(user, id);
    expect(await claimTitle(db, "another")).toBeNull();
    await expireTitles(db);
    await until(async () => (await titleOf(user, id)) === "Survived");
    expect(await storeTitle(db, dead, { from: "Survived", to: "Late" })).toBe(false);
    expect(await titleOf(user, id)).toBe("Survived");
  });

  it("stays as it is after three such processes", async () => {
    const user = await person();
    const { db } = server.database;
    const id = await beginHeld(user, "wait:killer|say:Killer");
    await db.update(titleWishes).set({ tries: 3 }).where(eq(titleWishes.conversationId, id));
    scripted.open("killer");
    await ended(user, id);
    await until(async () => (await wishes()).length === 0);
    expect(asked(id)).toEqual([]);
    expect(await titleOf(user, id)).toBe("wait:killer|say:Killer");
  });
});
