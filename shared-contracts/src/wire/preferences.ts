import * as z from "zod/mini";
import { SUPPORTED_LANGUAGES } from "../specification/language.ts";
import { defineCall } from "./call.ts";

/** The highest reply length, in tokens, that can be set anywhere. An installation may allow less. */
export const MODEL_MAX_TOKENS = 128_000;

/** The complete settings object, without anything that a newer version has added. */
export const Settings = z.object({
  theme: z.enum(["light", "dark", "system"]),
  language: z.enum(SUPPORTED_LANGUAGES),
  notifications: z.object({ enabled: z.boolean(), sound: z.boolean(), desktop: z.boolean() }),
  chat: z.object({
    model: z
      .string()
      .check(
        z.maxLength(100),
        z.regex(/^[A-Za-z0-9][\w.:-]*(\/[A-Za-z0-9][\w.:-]*)*$/, { error: "Must be a model's name" }),
      ),
    temperature: z.number().check(z.gte(0), z.lte(2)),
    maxTokens: z.number().check(z.int(), z.gte(1), z.lte(MODEL_MAX_TOKENS)),
    /** Whether the assistant writes the titles of new conversations. By default, a title is how the first message begins. */
    generatedTitles: z.optional(z.boolean()),
    /** Whether the assistant remembers what it's asked to, and knows it in later conversations. It does by default. */
    memory: z.optional(z.boolean()),
  }),
  privacy: z.object({ dataCollection: z.boolean(), analytics: z.boolean(), crashReports: z.boolean() }),
});
export type Settings = z.infer<typeof Settings>;

/** Settings to be saved. Anything unknown is refused. */
export const SettingsUpdate = z.strictObject({
  ...Settings.shape,
  notifications: z.strictObject(Settings.shape.notifications.shape),
  chat: z.strictObject(Settings.shape.chat.shape),
  privacy: z.strictObject(Settings.shape.privacy.shape),
});

/**
 * The models `chat.model` can be set to. The installation's own model comes first, under the name in the
 * default settings. Empty if the installation has no model.
 */
export const ModelOptions = z.object({
  models: z.array(z.object({ value: z.string(), name: z.string() })),
  /** Highest value for `chat.maxTokens`. Anything above is lowered to it. */
  maxTokens: z.number(),
});
export type ModelOptions = z.infer<typeof ModelOptions>;

export const DEFAULT_SETTINGS: Settings = {
  theme: "system",
  language: "en",
  notifications: { enabled: true, sound: true, desktop: true },
  chat: { model: "gpt-4", temperature: 0.7, maxTokens: 4000 },
  privacy: { dataCollection: true, analytics: true, crashReports: true },
};

export const preferencesCalls = {
  read: defineCall({ method: "GET", path: "/preferences", answer: Settings }),
  save: defineCall({
    method: "PUT",
    path: "/preferences",
    repeatable: true,
    body: SettingsUpdate,
    answer: Settings,
    answerUnread: true,
  }),
  reset: defineCall({ method: "DELETE", path: "/preferences", answer: Settings, answerUnread: true }),
  models: defineCall({ method: "GET", path: "/assistant/models", answer: ModelOptions }),
};
