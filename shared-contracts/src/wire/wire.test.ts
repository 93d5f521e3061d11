import { describe, expect, it } from "@jest/globals";
import * as fc from "fast-check";
import { FEEDBACK_MAX_CHARACTERS, MESSAGE_MAX_CHARACTERS } from "../specification/constants.ts";
import {
  CalendarEventCreate,
  FeatureManifest,
  FeedbackQuery,
  FeedbackSubmission,
  INBOUND_EVENTS,
  NewPassword,
  OutboundMessage,
  ProfileUpdate,
  RegisterRequest,
  SendRequest,
  Settings,
  SettingsUpdate,
  DEFAULT_SETTINGS,
  characters,
  firstCharacters,
} from "./index.ts";

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe("incoming text", () => {
  it.each([
    ["plain text", 5, "plain"],
    ["short", 50, "short"],
    ["a👨‍👩‍👧‍👦b", 3, "a"],
    ["a👨‍👩‍👧‍👦b", 8, "a👨‍👩‍👧‍👦"],
    ["🇩🇪🇫🇷", 3, "🇩🇪"],
    ["ee\u0301", 2, "e"],
    [`e${"\u0301".repeat(9)}`, 4, `e${"\u0301".repeat(3)}`],
    ["", 5, ""],
  ])("%j cut to %i characters is %j", (text, max, first) => expect(firstCharacters(text, max)).toBe(first));

  it("is counted in code points, not UTF-16 units", () => {
    expect(characters("😀é")).toBe(2);
    expect(accepts(FeedbackSubmission, { type: "idea", content: "😀".repeat(FEEDBACK_MAX_CHARACTERS) })).toBe(true);
    expect(accepts(FeedbackSubmission, { type: "idea", content: "x".repeat(FEEDBACK_MAX_CHARACTERS + 1) })).toBe(false);
  });

  it.each(["", "   ", "\n\t", "a\0b", "\uD800", "x".repeat(MESSAGE_MAX_CHARACTERS + 1)])(
    "refuses a message like %j",
    (message) => {
      expect(accepts(SendRequest, { message: message.slice(0, MESSAGE_MAX_CHARACTERS + 1) })).toBe(false);
    },
  );

  it("may be blank if it's a message with files", () => {
    const files = ["0f0e0d0c-0b0a-4908-8706-05040302c001"];
    for (const message of ["", " "]) {
      expect(accepts(SendRequest, { message, media_ids: files })).toBe(true);
      expect(accepts(SendRequest, { message, media_ids: [] })).toBe(false);
    }
  });

  it("edits a message or answers one, and keeps files only of one that it edits", () => {
    const id = "0f0e0d0c-0b0a-4908-8706-05040302c001";
    const data = { content: "Hello", userId: "ada", status: "sent", messageId: "message-1" };
    const ways = [
      (place: object) => accepts(SendRequest, { message: "Hello", ...place }),
      (metadata: object) =>
        accepts(OutboundMessage, { eventType: "message", messageData: { ...data, metadata }, timestamp: 1 }),
    ];
    for (const accepted of ways) {
      for (const place of [{}, { edits: id }, { edits: id, keeps: [] }, { edits: id, keeps: [id] }, { answers: id }])
        expect(accepted(place)).toBe(true);
      for (const place of [{ keeps: [] }, { keeps: [id], answers: id }, { edits: id, answers: id }])
        expect(accepted(place)).toBe(false);
    }
  });

  it("refuses what shows nothing wherever people write more than a line", () => {
    const nothing = "\u200B\u2800\n";
    const times = { start: "2026-01-01T00:00:00Z", end: "2026-01-01T01:00:00Z", timezone: "UTC" };
    expect(accepts(FeedbackSubmission, { type: "idea", content: nothing })).toBe(false);
    expect(accepts(ProfileUpdate, { personalInfo: nothing })).toBe(false);
    expect(accepts(CalendarEventCreate, { title: "Tea", ...times, description: nothing })).toBe(false);
    expect(accepts(CalendarEventCreate, { title: "Tea", ...times, description: "Bring 🍰" })).toBe(true);
  });

  it("accepts any well-formed message that isn't blank and has no NUL", () => {
    const text = fc
      .string({ unit: "binary", minLength: 1, maxLength: 200 })
      .filter((value) => value.trim() !== "" && !value.includes("\0"));
    fc.assert(fc.property(text, (message) => accepts(SendRequest, { message })));
  });
});

describe("a number in a query", () => {
  it.each([
    "0x10",
    "0b1",
    "0o7",
    "1e1",
    "1.0",
    " 1",
    "1 ",
    "+1",
    "-1",
    "",
    "1_0",
    "\u0661",
    "NaN",
    "101",
    "0",
    ["1", "2"],
    1,
  ])("refuses %j", (limit) => {
    expect(accepts(FeedbackQuery, { limit })).toBe(false);
  });

  it("accepts plain digits", () => {
    expect(FeedbackQuery.parse({ page: "12", limit: "007" })).toEqual({ page: 12, limit: 7 });
  });
});

describe("a new password", () => {
  it.each([
    "\u200b".repeat(8),
    "\u00ad\u2060\u3164\ufe0f".repeat(4),
    "\u0301".repeat(8),
    "\u2800".repeat(8),
    "\u3164".repeat(8),
    `e${"\u0301".repeat(8)}`,
    `short${"\u200d".repeat(9)}`,
    "  spaces  ".padEnd(20),
  ])("with fewer than 8 visible characters is refused with a message: %j", (password) => {
    const { error } = NewPassword.safeParse(password);
    expect(error?.issues[0]?.message).toBe("Must have at least 8 visible characters");
  });

  it.each([
    "long enough",
    "mot de\u00a0passe",
    "👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
    "пароль-пароль",
    "密码密码密码密码",
    "e\u0301te\u0301s e\u0301te\u0301",
  ])("with 8 visible characters is accepted: %j", (password) => {
    expect(accepts(NewPassword, password)).toBe(true);
  });
});

describe("bodies", () => {
  it.each([
    { email: "sam@example.com", password: "long enough", name: "Sam", isAdmin: true },
    { email: "sam", password: "long enough", name: "Sam" },
    { email: "sam@example.com", password: "short", name: "Sam" },
    { email: "sam@example.com", password: "long enough", name: " " },
    null,
    [],
  ])("refuses a registration like %j", (body) => {
    expect(accepts(RegisterRequest, body)).toBe(false);
  });

  it.each(["pending", "temp-1763690000000", undefined])(
    "conversation id %j starts a conversation",
    (conversation_id) => {
      expect(accepts(SendRequest, { message: "Hello", conversation_id })).toBe(true);
    },
  );

  it.each(["../../x", "temp-", "temp-x", "{0f0e0d0c-0b0a-4908-8706-050403020100}", ["pending"], 7])(
    "conversation id %j is refused",
    (conversation_id) => {
      expect(accepts(SendRequest, { message: "Hello", conversation_id })).toBe(false);
    },
  );

  it.each([
    { ...DEFAULT_SETTINGS, language: "xx" },
    { ...DEFAULT_SETTINGS, chat: { ...DEFAULT_SETTINGS.chat, temperature: Number.NaN } },
    { ...DEFAULT_SETTINGS, chat: { ...DEFAULT_SETTINGS.chat, maxTokens: 1e9 } },
    { ...DEFAULT_SETTINGS, chat: { ...DEFAULT_SETTINGS.chat, model: "../" + "x".repeat(200) } },
    { ...DEFAULT_SETTINGS, extra: 1 },
    { ...DEFAULT_SETTINGS, privacy: { ...DEFAULT_SETTINGS.privacy, extra: 1 } },
  ])("refuses settings like %j", (settings) => {
    expect(accepts(SettingsUpdate, DEFAULT_SETTINGS)).toBe(true);
    expect(accepts(SettingsUpdate, settings)).toBe(false);
  });

  it("reads a newer server's settings without what it doesn't know", () => {
    const newer = { ...DEFAULT_SETTINGS, privacy: { ...DEFAULT_SETTINGS.privacy, ads: true }, layout: "wide" };
    expect(Settings.parse(newer)).toEqual(DEFAULT_SETTINGS);
  });
});

describe("realtime events", () => {
  it.each([
    ["message_chunk", { conversationId: 7, content: "x" }],
    ["message_chunk", { content: {} }],
    ["message_response", { message: "x" }],
    ["error", { error: ["x"] }],
    ["graph-event-router", { complete: "yes" }],
  ] as const)("refuses a %s like %j", (name, data) => {
    expect(accepts(INBOUND_EVENTS[name], data)).toBe(false);
  });

  it("accepts the specification's minimal shapes", () => {
    expect(accepts(INBOUND_EVENTS.message_chunk, { chunk: "Hel" })).toBe(true);
    expect(
      accepts(INBOUND_EVENTS.message_response, { conversation_id: "c", message: "Hello", status: "success" }),
    ).toBe(true);
    expect(accepts(INBOUND_EVENTS.error, { error: "No" })).toBe(true);
    expect(
      accepts(INBOUND_EVENTS["graph-event-weather"], { partial_response: "Sunny", status: "running", complete: false }),
    ).toBe(true);
  });
});

describe("feature.json", () => {
  const manifest = {
    id: "mfe-chat",
    title: { en: "Chat" },
    version: "1.0.0",
    routes: ["/chat"],
    routesExpose: "./routes",
    requires: { contract: "^1.0.0", shell: "^1.0.0" },
    owner: "Chat team",
  };

  it("accepts unknown keys from a newer feature", () => {
    expect(accepts(FeatureManifest, { ...manifest, capabilities: ["toast@2"] })).toBe(true);
  });

  it.each([
    { id: "Chat" },
    { routes: ["chat"] },
    { routes: ["/chat/../x"] },
    { routesExpose: "routes" },
    { title: { de: "Chat" } },
    { slots: [{ slot: "nowhere", id: "x", expose: "./x" }] },
  ])("refuses %j", (wrong) => {
    expect(accepts(FeatureManifest, { ...manifest, ...wrong })).toBe(false);
  });
});
