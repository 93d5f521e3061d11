import { describe, expect, it } from "@jest/globals";
import * as z from "zod/mini";
import {
  accountCalls,
  type Call,
  chatCalls,
  defineCall,
  preferencesCalls,
  queryFlag,
  queryNumber,
  realtimeCalls,
} from "../wire/index.ts";
import { callRequest } from "./call-request.ts";

const rename = defineCall({
  method: "PUT",
  path: "/lists/:list/things/:thing",
  params: z.object({ list: z.string(), thing: z.string() }),
  query: z.object({ limit: z.optional(queryNumber(1, 9)), quiet: z.optional(queryFlag()) }),
  body: z.object({ name: z.string() }),
  answer: z.object({ name: z.string() }),
  repeatable: true,
});
const ping = defineCall({ method: "POST", path: "/ping", answer: { 200: z.literal("pong"), 202: z.literal("later") } });

describe("a call's request", () => {
  it("has the parameters in its path, encoded, and the query, body and options it's given", () => {
    const { signal } = new AbortController();
    const [method, path, options] = callRequest(rename, {
      params: { list: "a/b", thing: "ü?" },
      query: { limit: 3, quiet: true },
      body: { name: "New" },
      signal,
      timeoutMs: 5,
      keepalive: true,
    });
    expect([method, path]).toEqual(["PUT", "/lists/a%2Fb/things/%C3%BC%3F"]);
    expect(options).toEqual({
      query: { limit: 3, quiet: true },
      body: { name: "New" },
      schema: rename.answer,
      signal,
      timeoutMs: 5,
      keepalive: true,
      repeatable: true,
    });
  });

  it("has only what the call defines and was given", () => {
    const remove = defineCall({ method: "DELETE", path: "/things" });
    expect(callRequest(remove, { signal: undefined })).toEqual(["DELETE", "/things", {}]);
  });

  it.each<[string, Call]>([
    ["renaming a conversation", chatCalls.rename],
    ["deleting a conversation", chatCalls.remove],
    ["signing out", accountCalls.logout],
    ["ending a session", accountCalls.endSession],
    ["ending all sessions", accountCalls.endSessions],
    ["saving settings", preferencesCalls.save],
    ["resetting settings", preferencesCalls.reset],
    ["asking for realtime events", realtimeCalls.subscribe],
  ])("%s has worked after any successful response", (_, call) => {
    const { schema } = callRequest(call, {})[2];
    for (const answer of [undefined, {}, { status: "ok" }]) expect(schema?.parse(answer)).toBeUndefined();
  });

  it("reads the answer of every status, and refuses any other", () => {
    const { schema } = callRequest(ping, {})[2];
    expect([schema?.parse("pong"), schema?.parse("later")]).toEqual(["pong", "later"]);
    expect(() => schema?.parse("no")).toThrow("invalid_value");
  });
});
