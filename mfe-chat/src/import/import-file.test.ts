import { Blob as NodeBlob } from "node:buffer";
import { MessageChannel } from "node:worker_threads";
import { deflateRawSync } from "node:zlib";
import { describe, expect, it, jest } from "@jest/globals";
import { HttpError } from "@atrium/shared-contracts/contract";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { type ExportedConversation, ImportRequest, type ImportedConversation } from "@atrium/shared-contracts/wire";
import fc from "fast-check";
import { jsonFile } from "../export/json-file.ts";
import { blobText } from "../testing/blob-text.ts";
import { importFile, type ImportReport } from "./import-file.ts";
import type { FileLabel } from "./read-conversation.ts";

// For slices of work.
Object.assign(globalThis, { MessageChannel });

const labelOf: FileLabel = (kind, name) => `[${kind}${name ? ` ${name}` : ""}]`;
const fileOf = (...parts: (string | Uint8Array)[]) => new NodeBlob(parts) as unknown as Blob;

/** Imports a file with a server that takes everything, or what `answer` says. */
async function run(
  file: Blob,
  answer?: (sent: readonly ImportedConversation[]) => unknown,
  signal = new AbortController().signal,
) {
  const shell = createFakeShellApi();
  const calls: (readonly ImportedConversation[])[] = [];
  shell.answer("POST /chat/import", ({ body }) => {
    const { conversations } = ImportRequest.parse(body);
    calls.push(conversations);
    return answer?.(conversations) ?? { results: conversations.map(() => ({ outcome: "added" })) };
  });
  let report: ImportReport = { added: 0, here: 0, skipped: [], files: 0 };
  let waits = 0;
  const onProgress = (now: ImportReport) => void (report = now);
  const failure = await importFile(shell.http, file, { signal, labelOf, onProgress, onWait: () => (waits += 1) });
  return { calls, sent: calls.flat(), report, failure, waits };
}

const node = (id: string, parent: string | null, message: unknown, more = {}) => ({
  [id]: { id, parent, children: [], message, ...more },
});
const says = (role: string, parts: readonly unknown[], more = {}) => ({
  author: { role },
  create_time: 1_700_000_000.5,
  content: { content_type: "text", parts },
  ...more,
});
const chatGpt = (mapping: object, more = {}) => ({
  title: "Trip",
  create_time: 1_700_000_000.123,
  update_time: 1_700_000_100,
  conversation_id: "abc",
  mapping,
  ...more,
});
const short = ({ messages }: ImportedConversation) =>
  messages.map(({ id, parent, role, text }) => [id, parent, role, text]);

describe("a conversation of ChatGPT", () => {
  it("comes with its branches, times and shown branch, without what people don't see", async () => {
    const conversation = chatGpt(
      {
        ...node("root", null, null),
        ...node("system", "root", says("system", [""])),
        ...node(
          "context",
          "system",
          says("user", ["secret"], { metadata: { is_visually_hidden_from_conversation: true } }),
        ),
        ...node("q", "context", says("user", ["Hello"], { create_time: 1_700_000_001 })),
        ...node("a", "q", says("assistant", ["Hi"], { create_time: 1_700_000_002 })),
        ...node("call", "q", says("assistant", ["search()"], { recipient: "browser", create_time: 1_700_000_003 })),
        ...node("tool", "call", says("tool", ["results"], { create_time: 1_700_000_004 })),
        ...node("b", "tool", says("assistant", ["Found"], { create_time: 1_700_000_005 })),
        ...node("q2", "b", says("user", ["Thanks"], { create_time: 1_700_000_006 })),
      },
      { current_node: "q2", is_archived: true },
    );
    const { sent, report, failure } = await run(fileOf(JSON.stringify([conversation])));
    expect(failure).toBeUndefined();
    expect(report).toEqual({ added: 1, here: 0, skipped: [], files: 0 });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      source: "chatgpt:abc",
      title: "Trip",
      createdAt: "2023-11-14T22:13:20.123Z",
      updatedAt: "2023-11-14T22:15:00.000Z",
      archived: true,
      shown: "q2",
    });
    expect(short(sent[0] as ImportedConversation)).toEqual([
      ["q", null, "user", "Hello"],
      ["a", "q", "assistant", "Hi"],
      ["b", "q", "assistant", "Found"],
      ["q2", "b", "user", "Thanks"],
    ]);
    expect(sent[0]?.messages[1]?.createdAt).toBe("2023-11-14T22:13:22.000Z");
  });

  it("has replies between whose parts a tool was used as one message, in each version", async () => {
    const conversation = chatGpt({
      ...node("q", null, says("user", ["Draw"])),
      ...node("a1", "q", says("assistant", ["Let me see."])),
      ...node("t", "a1", says("tool", ["…"])),
      ...node("a2", "t", says("assistant", ["Done."])),
      ...node("a3", "t", says("assistant", ["Done otherwise."])),
    });
    const { sent } = await run(fileOf(JSON.stringify([conversation])));
    expect(short(sent[0] as ImportedConversation)).toEqual([
      ["q", null, "user", "Draw"],
      ["a2", "q", "assistant", "Let me see.\n\nDone."],
      ["a3", "q", "assistant", "Let me see.\n\nDone otherwise."],
    ]);
  });

  it("keeps the text of messages with images and voice, and names the files", async () => {
    const image = { content_type: "image_asset_pointer", asset_pointer: "file-service://x" };
    const conversation = chatGpt({
      ...node(
        "q",
        null,
        says("user", [image, image, "Look"], {
          metadata: { attachments: [{ name: "a.png", mime_type: "image/png" }] },
        }),
      ),
      ...node(
        "v",
        "q",
        says("user", [{ content_type: "audio_transcription", text: "Spoken" }, { content_type: "unknown" }]),
      ),
      ...node("empty", "v", says("assistant", [""])),
      ...node("none", "empty", says("assistant", null as unknown as [])),
    });
    const { sent, report } = await run(fileOf(JSON.stringify([conversation])));
    expect(sent[0]?.messages.map(({ text }) => text)).toEqual(["[image a.png]\n\n[image]\n\nLook", "Spoken"]);
    expect(report.files).toBe(2);
  });

  it.each([
    [
      "with cycles",
      chatGpt({
        ...node("a", "b", says("user", ["A"])),
        ...node("b", "a", says("assistant", ["B"])),
        ...node("c", null, says("user", ["C"])),
      }),
      ["C"],
      "partly",
    ],
    [
      "with hidden cycles",
      chatGpt({ ...node("x", "y", null), ...node("y", "x", null), ...node("c", "x", says("user", ["C"])) }),
      ["C"],
      undefined,
    ],
    [
      "that are their own parents",
      chatGpt({ ...node("a", "a", says("user", ["A"])), ...node("c", null, says("user", ["C"])) }),
      ["A", "C"],
      undefined,
    ],
    ["with missing parents", chatGpt({ ...node("c", "gone", says("user", ["C"])) }), ["C"], undefined],
    [
      "with times that are none",
      chatGpt(
        { ...node("c", null, says("user", ["C"], { create_time: "x" })) },
        { create_time: null, update_time: 1e300 },
      ),
      ["C"],
      undefined,
    ],
    [
      "with keys of prototypes",
      JSON.parse(
        '{"title":"T","mapping":{"__proto__":{"id":"__proto__","parent":"constructor","message":{"author":{"role":"user"},"content":{"parts":["C"]}}},"constructor":{"polluted":true}}}',
      ),
      ["C"],
      undefined,
    ],
    [
      "with text that can't be stored",
      chatGpt({ ...node("c", null, says("user", ["C\u0000\ud800"])) }),
      ["C\ufffd"],
      undefined,
    ],
  ])("%s is read as far as it goes", async (_, conversation: unknown, texts, why) => {
    const { sent, report, failure } = await run(fileOf(JSON.stringify([conversation])));
    expect(failure).toBeUndefined();
    expect(sent[0]?.messages.map(({ text }) => text)).toEqual(texts);
    expect(report.skipped.map((one) => one.why)).toEqual(why === undefined ? [] : [why]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("is skipped with a reason if there's nothing to read", async () => {
    const empty = chatGpt({ ...node("s", null, says("system", ["x"])) }, { title: "Empty" });
    const { report, sent } = await run(fileOf(JSON.stringify([empty, 7, { title: "Odd" }, null])));
    expect(sent).toEqual([]);
    expect(report.skipped).toEqual([
      { title: "Empty", why: "empty" },
      { title: "", why: "unknown" },
      { title: "Odd", why: "unknown" },
      { title: "", why: "unknown" },
    ]);
  });

  it("with a very long chain is read without running out of stack or time", async () => {
    const mapping: Record<string, unknown> = {};
    for (let at = 0; at < 9_000; at += 1)
      Object.assign(
        mapping,
        node(
          `n${at}`,
          at === 0 ? null : `n${at - 1}`,
          at % 3 === 0 ? says(at % 2 ? "assistant" : "user", [`${at}`]) : null,
        ),
      );
    const { sent, report } = await run(fileOf(JSON.stringify([chatGpt(mapping)])));
    expect(report.added).toBe(1);
    expect(sent[0]?.messages.length).toBe(3_000);
  });
});

/** An archive with these files, whose directory says how long they are if it's honest. */
function zip(
  files: Readonly<Record<string, string>>,
  { isStored = false, isHonest = true }: { isStored?: boolean; isHonest?: boolean } = {},
): Uint8Array {
  const places: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = isStored ? Buffer.from(text) : deflateRawSync(Buffer.from(text));
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(isStored ? 0 : 8, 8);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isStored ? 0 : 8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(isHonest ? Buffer.byteLength(text) : 1, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    places.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...places, ...directory, end]));
}

describe("a file", () => {
  const one = JSON.stringify([chatGpt(node("c", null, says("user", ["C"])))]);

  it.each([false, true])("may be ChatGPT's archive", async (isStored) => {
    const other = one.replace("abc", "def");
    const archive = zip(
      { "chat.html": "<p>", "conversations-000.json": one, "x/conversations-001.json": other },
      { isStored },
    );
    const { sent, failure } = await run(fileOf(archive));
    expect(failure).toBeUndefined();
    expect(sent.map(({ source }) => source)).toEqual(["chatgpt:abc", "chatgpt:def"]);
  });

  it.each([
    ["an archive without conversations", zip({ "a.txt": "x" }), "archive"],
    ["an archive that's cut off", zip({ "conversations.json": one }).slice(0, 60), "archive"],
    ["bytes that aren't text", new Uint8Array([0x5b, 0xff, 0xfe, 0x5d]), "encoding"],
    ["empty", "", "format"],
    ["no JSON", "Hello {you}", "format"],
    ["cut off before its first conversation", '{"format":"atrium-conv', "broken"],
    ["cut off", one.slice(0, -5), "broken"],
    ["another JSON", '{"a":1}', "format"],
    ["a list of nothing", " [ ] ", "nothing"],
    ["an export of nothing", '{"format":"atrium-conversations","version":1,"conversations":[]}', "nothing"],
    ["of a newer version", '{"format":"atrium-conversations","version":2,"conversations":[{}]}', "version"],
  ])("that's %s isn't imported, and says why", async (_, content, expected) => {
    const { failure, report } = await run(fileOf(content));
    expect(failure).toBe(expected);
    expect(report.added).toBe(0);
  });

  it("that's damaged is imported as far as it can be read, and so are the others in its archive", async () => {
    const named = (id: string) => chatGpt(node("c", null, says("user", ["C"])), { conversation_id: id });
    const damaged = JSON.stringify([named("1"), named("2"), named("3")]).slice(0, -20);
    const whole = JSON.stringify([named("4")]);
    expect(await run(fileOf(damaged))).toMatchObject({ failure: "broken", report: { added: 2 } });
    const archive = zip({ "conversations-0.json": damaged, "conversations-1.json": whole });
    const { failure, sent } = await run(fileOf(archive));
    expect([failure, sent.map(({ source }) => source)]).toEqual(["broken", ["chatgpt:1", "chatgpt:2", "chatgpt:4"]]);
  });

  it.each([
    ["at all if its directory says how much that is", true, []],
    ["any further than that if its directory doesn't say it", false, ["chatgpt:abc"]],
  ])("that unpacks to far more than its size isn't read %s", async (_, isHonest, expected) => {
    const archive = zip(
      { "conversations-0.json": one, "conversations-1.json": `[${" ".repeat(100_000_000)}]` },
      { isHonest },
    );
    expect(archive.length).toBeLessThan(200_000);
    const { failure, sent } = await run(fileOf(archive));
    expect([failure, sent.map(({ source }) => source)]).toEqual(["unpacked", expected]);
  });

  it("with many others beside its conversations is read without looking at those", async () => {
    const others = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`file-${at}.png`, ""]));
    const archive = fileOf(zip({ ...others, "conversations.json": one }));
    const slice = jest.spyOn(archive, "slice");
    const { failure, report } = await run(archive);
    expect([failure, report.added]).toEqual([undefined, 1]);
    expect(slice.mock.calls.length).toBeLessThan(10);
  });

  it("with more parts than any export isn't imported, and says so", async () => {
    const parts = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`conversations-${at}.json`, one]));
    const { failure, sent } = await run(fileOf(zip(parts)));
    expect([failure, sent]).toEqual(["files", []]);
  });

  it("with more conversations than any account may have isn't read to its end, and says so", async () => {
    const { failure, report } = await run(fileOf(`[${"1,".repeat(100_000)}1]`));
    expect([failure, report.skipped.length]).toEqual(["tooMany", 100_000]);
  });

  it("isn't read on once that's canceled, also if no conversation comes", async () => {
    const controller = new AbortController();
    let pieces = 0;
    const stream = () =>
      new ReadableStream({
        pull(to) {
          pieces += 1;
          if (pieces === 3) controller.abort();
          to.enqueue(new TextEncoder().encode(" "));
        },
      });
    const endless = { slice: () => fileOf(" "), stream } as unknown as Blob;
    await expect(run(endless, undefined, controller.signal)).rejects.toMatchObject({ name: "AbortError" });
  });

  it("that's gone by now isn't imported, and says so", async () => {
    const gone = () => Promise.reject(new DOMException("The file is gone", "NotReadableError"));
    const file = { slice: () => ({ arrayBuffer: gone }) } as unknown as Blob;
    expect((await run(file)).failure).toBe("encoding");
  });

  it("with many conversations is sent in parts", async () => {
    const many = Array.from({ length: 120 }, (_, at) =>
      chatGpt(node("c", null, says("user", ["C"])), { conversation_id: `${at}` }),
    );
    const { calls, report } = await run(fileOf(JSON.stringify(many)));
    expect(calls.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(report.added).toBe(120);
    const long = many.map((each) => ({ ...each, mapping: node("c", null, says("user", ["x".repeat(200_000)])) }));
    expect((await run(fileOf(JSON.stringify(long)))).calls.length).toBeGreaterThan(30);
  });

  it("with a conversation that's too long skips that one", async () => {
    const long = chatGpt(node("c", null, says("user", ["x".repeat(2_000_001)])), { title: "Long" });
    const { sent, report } = await run(fileOf(JSON.stringify([long, chatGpt(node("c", null, says("user", ["C"])))])));
    expect(report.skipped).toEqual([{ title: "Long", why: "tooLong" }]);
    expect(sent).toHaveLength(1);
  });

  it("counts what's here, and ends when the history is full or the server can't be reached", async () => {
    const two = JSON.stringify([
      chatGpt(node("c", null, says("user", ["C"]))),
      chatGpt(node("d", null, says("user", ["D"]))),
    ]);
    const here = await run(fileOf(two), () => ({
      results: [{ outcome: "here" }, { outcome: "refused", code: "validation_failed" }],
    }));
    expect(here.report).toEqual({ added: 0, here: 1, skipped: [{ title: "Trip", why: "refused" }], files: 0 });
    const full = await run(fileOf(two), () => ({
      results: [{ outcome: "added" }, { outcome: "refused", code: "conversations_full" }],
    }));
    expect([full.failure, full.report.added]).toEqual(["full", 1]);
    const lost = await run(fileOf(two), () => {
      throw new HttpError("Network connection failed", 0);
    });
    expect(lost.failure).toBe("connection");
  });

  it.each([
    ["too_many_requests", 429, undefined, 15_000],
    ["overloaded", 503, undefined, 15_000],
    ["too_many_requests", 429, 7_000, 7_000],
    ["overloaded", 503, 0, 1_000],
    ["too_many_requests", 429, 3_600_000, 60_000],
  ])(
    "waits while the server says %s, then sends the same conversations again",
    async (code, status, retryAfterMs, pause) => {
      const paused: unknown[] = [];
      const timers = jest.spyOn(globalThis, "setTimeout").mockImplementation(((go: () => void, ms: number) => {
        paused.push(ms);
        queueMicrotask(go);
      }) as typeof setTimeout);
      const { calls, failure, report, waits } = await run(fileOf(one), (sent) => {
        if (paused.length < 2) throw new HttpError("Not now", status, { code, retryAfterMs });
        return { results: sent.map(() => ({ outcome: "added" })) };
      });
      timers.mockRestore();
      expect(paused).toEqual([pause, pause]);
      expect([failure, report.added, waits]).toEqual([undefined, 1, 2]);
      expect(calls).toHaveLength(3);
      expect(calls[2]).toEqual(calls[0]);
    },
  );

  it("isn't read on once that's canceled", async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(run(fileOf(one), undefined, controller.signal)).rejects.toMatchObject({ name: "AbortError" });
  });
});

it("what Atrium exports is imported as it was: every message, its place, text, time, rating and steps", async () => {
  const Text = fc.string({ unit: "binary", minLength: 1 }).map((text) => text.replaceAll("\u0000", "") + "x");
  const Drawn = fc.array(fc.record({ below: fc.nat(), text: Text, isFirst: fc.nat(9) }), {
    minLength: 1,
    maxLength: 20,
  });
  const at = "2024-05-06T07:08:09.123Z";
  await fc.assert(
    fc.asyncProperty(fc.array(Drawn, { maxLength: 5 }), fc.nat(), async (drawn, pick) => {
      const conversations = drawn.map((messages, index): ExportedConversation => ({
        id: `c${index}`,
        title: `Talk ${index}`,
        createdAt: at,
        updatedAt: at,
        shown: `m${pick % messages.length}`,
        messages: messages.map(({ below, text, isFirst }, place) => ({
          id: `m${place}`,
          parent: place === 0 || isFirst === 0 ? null : `m${below % place}`,
          role: place % 2 === 0 ? ("user" as const) : ("assistant" as const),
          createdAt: at,
          status: "complete" as const,
          text,
          ...(place % 2 === 0 ? {} : { rating: "good" as const, steps: [{ kind: "weather", detail: "Hue" }] }),
        })),
      }));
      async function* each() {
        yield* conversations;
      }
      const { content } = await jsonFile(each(), new Date(at));
      const text = await blobText(content);
      const { sent, failure } = await run(fileOf(text));
      expect(failure).toBe(drawn.length === 0 ? "nothing" : undefined);
      expect(sent).toEqual(
        conversations.map(({ id, ...conversation }) => ({ ...conversation, source: `atrium:${id}` })),
      );
    }),
    { numRuns: 100 },
  );
});

describe("what can't be right", () => {
  const at = "2024-05-06T07:08:09.123Z";
  const question = { id: "q", parent: null, role: "user", createdAt: at, status: "complete", text: "Hello" };
  const reply = { id: "a", parent: "q", role: "assistant", createdAt: at, status: "complete", text: "Hi" };
  const talk = (more: object, messages: readonly object[] = [question, reply]) => ({
    id: "c",
    title: "Talk",
    createdAt: at,
    updatedAt: at,
    ...more,
    messages,
  });

  it.each([
    ["a time in the year 0", talk({ createdAt: "0000-01-01T00:00:00Z", updatedAt: "0001-01-01T00:00:00Z" })],
    ["a message's time in the year 1", talk({}, [question, { ...reply, createdAt: "0001-01-01T00:00:00Z" }])],
    ["a rating of one's own message", talk({}, [{ ...question, rating: "good" }, reply])],
    ["steps of one's own message", talk({}, [{ ...question, steps: [{ kind: "weather" }] }, reply])],
    ["steps that are none", talk({}, [question, { ...reply, steps: ["weather"] }])],
    ["a reply's end of one's own message", talk({}, [{ ...question, status: "stopped" }, reply])],
    ["the failure of a reply that didn't fail", talk({}, [question, { ...reply, failure: "model_timeout" }])],
    ["a shown message that isn't there", talk({ shown: "nobody" })],
    ["a time that's no time", talk({ createdAt: "yesterday", archived: "no" })],
    ["a message without a time", talk({}, [question, { ...reply, createdAt: undefined }])],
    ["an end that's none", talk({}, [question, { ...reply, status: "vanished" }])],
    ["a rating that's none", talk({}, [question, { ...reply, rating: "ugly" }])],
    ["a failure that's no word", talk({}, [question, { ...reply, failure: 7 }])],
    ["attachments that are no list", talk({}, [{ ...question, attachments: "cat.png" }, reply])],
  ])("is left out and listed, and the rest is imported: %s", async (_, conversation) => {
    const { sent, report, failure } = await run(fileOf(JSON.stringify([conversation])));
    expect([failure, report.added, report.skipped]).toEqual([undefined, 1, [{ title: "Talk", why: "details" }]]);
    expect(sent).toEqual([{ ...talk({}), id: undefined, source: "atrium:c" }]);
  });

  it("is left out, and what follows it moves up: a message without a text", async () => {
    const after = { ...question, id: "q2", parent: "a", text: "After" };
    const { sent, report } = await run(
      fileOf(JSON.stringify([talk({}, [question, { ...reply, text: undefined }, after])])),
    );
    expect(report.skipped).toEqual([{ title: "Talk", why: "partly" }]);
    expect(sent[0]?.messages).toEqual([question, { ...after, parent: "q" }]);
  });

  it("is left out of a failed reply: a reason that's none", async () => {
    const failed = { ...reply, status: "failed" };
    const { sent, report } = await run(
      fileOf(JSON.stringify([talk({}, [question, { ...failed, failure: "__proto__" }])])),
    );
    expect(report.skipped).toEqual([{ title: "Talk", why: "details" }]);
    expect(sent[0]?.messages).toEqual([question, failed]);
    const known = { ...failed, failure: "model_timeout" };
    const honest = await run(fileOf(JSON.stringify([talk({}, [question, known])])));
    expect([honest.report.skipped, honest.sent[0]?.messages]).toEqual([[], [question, known]]);
  });
});

it.each([
  ["as they were", { model: "big-model", temperature: 0.2, instructions: "Be brief" }, undefined],
  [
    "without what isn't understood",
    { temperature: 9, instructions: "Be brief", topP: 1 },
    { instructions: "Be brief" },
  ],
  ["or none, if there are none that are", { model: 7, temperature: "warm" }, null],
  ["or none, whatever is there instead", ["gpt-4"], null],
])("a conversation's settings are imported %s", async (_, settings, taken) => {
  const at = "2024-05-06T07:08:09.123Z";
  const conversation = {
    id: "c",
    title: "Talk",
    createdAt: at,
    updatedAt: at,
    settings,
    messages: [{ id: "m", parent: null, role: "user", createdAt: at, status: "complete", text: "Hello" }],
  };
  async function* each() {
    yield conversation as unknown as ExportedConversation;
  }
  const { sent, failure } = await run(fileOf(await blobText((await jsonFile(each(), new Date(at))).content)));
  expect(failure).toBeUndefined();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.settings ?? null).toEqual(taken === undefined ? settings : taken);
});
