import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createUserDatabases } from "./user-databases.ts";

const sams = createUserDatabases(window, ["mfe-chat", "mfe-other"], "sam");
const kims = createUserDatabases(window, ["mfe-chat", "mfe-other"], "kim");
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

/** A database with an outbox. With an index by user, if its messages have one. */
async function store(name: string, messages: readonly { messageId: string; userId?: string }[]) {
  const request = indexedDB.open(name);
  request.addEventListener("upgradeneeded", () => {
    const outbox = request.result.createObjectStore("outbox", { keyPath: "messageId" });
    if (messages.some(({ userId }) => userId)) outbox.createIndex("user", "userId");
    for (const message of messages) outbox.put(message);
  });
  await new Promise((resolve) => request.addEventListener("success", resolve));
  request.result.close();
}

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const name of await names()) indexedDB.deleteDatabase(name ?? "");
});

describe("a user's databases", () => {
  it("tell which messages weren't sent, of that user only, also from what earlier versions kept for all", async () => {
    await store("atrium-mfe-chat-sam", [{ messageId: "a" }]);
    await store("atrium-mfe-other-sam", [{ messageId: "b" }]);
    await store("atrium-mfe-chat-kim", [{ messageId: "c" }]);
    await store("atrium-chat", [
      { messageId: "d", userId: "sam" },
      { messageId: "e", userId: "kim" },
    ]);
    expect(await sams.unsentMessages()).toEqual({ ids: ["a", "b", "d"], unread: [] });
    expect(await kims.unsentMessages()).toEqual({ ids: ["c", "e"], unread: [] });
  });

  it("aren't created by asking or deleting", async () => {
    expect(await sams.unsentMessages()).toEqual({ ids: [], unread: [] });
    sams.delete();
    expect(await names()).toEqual([]);
  });

  it("are deleted with the user's messages among others', except for those to keep", async () => {
    await store("atrium-mfe-chat-sam", [{ messageId: "a" }]);
    await store("atrium-mfe-other-sam", []);
    await store("atrium-mfe-chat-files-sam", []);
    await store("atrium-mfe-chat-kim", []);
    await store("atrium-mfe-chat-files-kim", []);
    await store("atrium-chat", [
      { messageId: "d", userId: "sam" },
      { messageId: "e", userId: "kim" },
    ]);
    sams.delete(["atrium-mfe-chat-sam"]);
    expect(await sams.unsentMessages()).toEqual({ ids: ["a"], unread: [] });
    expect(await kims.unsentMessages()).toEqual({ ids: ["e"], unread: [] });
    expect(new Set(await names())).toEqual(
      new Set(["atrium-chat", "atrium-mfe-chat-files-kim", "atrium-mfe-chat-kim", "atrium-mfe-chat-sam"]),
    );
  });

  it("count as unread when the browser doesn't open them in time", async () => {
    jest.useFakeTimers();
    jest.spyOn(indexedDB, "open").mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    const unsent = sams.unsentMessages();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await unsent).toEqual({ ids: [], unread: ["atrium-mfe-chat-sam", "atrium-mfe-other-sam", "atrium-chat"] });
  });
});
