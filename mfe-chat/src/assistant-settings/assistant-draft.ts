import { type Settings, Settings as SettingsSchema } from "@atrium/shared-contracts/wire/chat";

export type AssistantSettings = Settings["chat"];
export type AssistantField = keyof AssistantSettings;

/** The fields' values, as typed. */
export type AssistantDraft = Readonly<Record<AssistantField, string>>;

export const FIELDS = ["model", "temperature", "maxTokens"] as const satisfies readonly AssistantField[];

export const draftOf = ({ model, temperature, maxTokens }: AssistantSettings): AssistantDraft => ({
  model,
  temperature: String(temperature),
  maxTokens: String(maxTokens),
});

/** The settings a draft represents, with replies of at most `maxTokens`, or the fields that are invalid. */
export function readDraft(
  draft: AssistantDraft,
  maxTokens: number,
): { readonly settings: AssistantSettings } | { readonly problems: ReadonlySet<AssistantField> } {
  const number = (text: string) => (text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", ".")));
  const settings: AssistantSettings = {
    model: draft.model.trim(),
    temperature: number(draft.temperature),
    maxTokens: number(draft.maxTokens),
  };
  const { shape } = SettingsSchema.shape.chat;
  const problems = new Set<AssistantField>(FIELDS.filter((field) => !shape[field].safeParse(settings[field]).success));
  if (settings.maxTokens > maxTokens) problems.add("maxTokens");
  return problems.size === 0 ? { settings } : { problems };
}
