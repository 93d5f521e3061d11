import { describe, expect, it } from "@jest/globals";
import { ApiError } from "../errors/api-error.ts";
import { createLog } from "../log/log.ts";
import type { LiveChannel } from "../realtime/live-channel.ts";
import { until } from "../testing/until.ts";
import { createInbound } from "./inbound.ts";
import { createRefusals } from "./refusals.ts";

const log = createLog("silent");

describe("a message that's refused each time it's sent", () => {
  it("gets an error each time", async () => {
    const ids = new Set<string>();
    const inbound = createInbound({
      chat: { send: () => Promise.reject(new ApiError("too_many_requests")) },
      live: { publish: async (_, { id }) => (ids.add(id), "published") },
      log,
    });
    const message = { userId: "ada", status: "sent", content: "hello", messageId: "same" };
    const data = { eventType: "message", messageData: message, timestamp: 1 };
    for (const id of ["a:0:0", "a:1:0"]) await inbound({ userId: "ada", clientId: "ada", id, data });
    expect(ids.size).toBe(2);
  });
});

describe("a message over realtime", () => {
  it("may edit an earlier one or name the one it answers, by the id that the server gave it", async () => {
    const sent: unknown[] = [];
    const told: unknown[] = [];
    const inbound = createInbound({
      chat: {
        send: (message) => {
          sent.push([message.edits, message.keeps, message.answers, message.follows]);
          return Promise.reject(new ApiError("message_not_found"));
        },
      },
      live: { publish: async (_, { data }) => (told.push(data), "published") },
      log,
    });
    const stored = "0f0e0d0c-0b0a-4908-8706-05040302a001";
    for (const metadata of [
      { edits: stored, keeps: [stored] },
      { answers: stored, follows: "message-0" },
      { edits: "none" },
    ]) {
      const message = { userId: "ada", status: "sent", content: "hello", messageId: "message-1", metadata };
      const data = { eventType: "message", messageData: message, timestamp: 1 };
      await inbound({ userId: "ada", clientId: "ada", id: JSON.stringify(metadata), data });
    }
    expect(sent).toEqual([
      [stored, [stored], undefined, undefined],
      [undefined, undefined, stored, "message-0"],
    ]);
    expect(told.map((data) => (data as { metadata: { code: string } }).metadata.code)).toEqual(
      Array(3).fill("message_not_found"),
    );
  });
});

describe("refusals", () => {
  it("go out in order, one at a time for each user, and again when the channel doesn't take them", async () => {
    const tried: string[] = [];
    const outcomes = ["limited", "unavailable", "published", "published"] as const;
    const publish: LiveChannel["publish"] = async (_, { id }) => outcomes[tried.push(id) - 1] ?? "refused";
    const send = createRefusals({ live: { publish }, log, retryMs: 1 });
    for (const id of ["one", "two"]) void send("ada", { id, data: { error: "No" } });
    await until(() => tried.length === 4);
    expect(tried).toEqual(["one", "one", "one", "two"]);
  });
});
