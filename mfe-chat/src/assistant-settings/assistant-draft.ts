import { type Settings, Settings as SettingsSchema } from "@atrium/shared-contracts/wire/chat";

/** The settings that are saved together. */
export type AssistantSettings = Pick<Settings["chat"], "model" | "temperature" | "maxTokens">;
export type AssistantField = keyof AssistantSettings;

/** The fields' values, as typed. */
export type AssistantDraft = Readonly<Record<AssistantField, string>>;

export const FIELDS = ["model", "temperature", "maxTokens"] as const satisfies readonly AssistantField[];

export const draftOf = ({ model, temperature, maxTokens }: AssistantSettings): AssistantDraft => ({
  model,
  temperature: String(temperature),
  maxTokens: String(maxTokens),
});

/** A number as typed, with a comma or a point. */
export const numberOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", ".")));

/** The settings a draft represents, with replies of at most `maxTokens`, or the fields that are invalid. */
export function readDraft(
  draft: AssistantDraft,
  maxTokens: number,
): { readonly settings: AssistantSettings } | { readonly problems: ReadonlySet<AssistantField> } {
  const settings: AssistantSettings = {
    model: draft.model.trim(),
    temperature: numberOf(draft.temperature),
    maxTokens: numberOf(draft.maxTokens),
  };
  const { shape } = SettingsSchema.shape.chat;
  const problems = new Set<AssistantField>(FIELDS.filter((field) => !shape[field].safeParse(settings[field]).success));
  if (settings.maxTokens > maxTokens) problems.add("maxTokens");
  return problems.size === 0 ? { settings } : { problems };
}
