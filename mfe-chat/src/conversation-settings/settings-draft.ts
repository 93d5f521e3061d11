import { ConversationSettings } from "@atrium/shared-contracts/wire/chat";
import { numberOf } from "../assistant-settings/assistant-draft.ts";

export type SettingsField = keyof ConversationSettings;

/** The fields' values, as typed. Empty means as in the user's settings. */
export type SettingsDraft = Readonly<Record<SettingsField, string>>;

const FIELDS = ["model", "temperature", "instructions"] as const satisfies readonly SettingsField[];

export const draftOf = ({ model = "", temperature, instructions = "" }: ConversationSettings): SettingsDraft => ({
  model,
  temperature: temperature === undefined ? "" : String(temperature),
  instructions,
});

/** The settings that a draft stands for, or the fields that are invalid. */
export function readSettingsDraft(
  draft: SettingsDraft,
): { readonly settings: ConversationSettings } | { readonly problems: ReadonlySet<SettingsField> } {
  const model = draft.model.trim();
  const instructions = draft.instructions.trim();
  const settings: ConversationSettings = {
    ...(model === "" ? {} : { model }),
    ...(draft.temperature.trim() === "" ? {} : { temperature: numberOf(draft.temperature) }),
    ...(instructions === "" ? {} : { instructions }),
  };
  const { shape } = ConversationSettings;
  const problems = new Set(FIELDS.filter((field) => !shape[field].safeParse(settings[field]).success));
  return problems.size === 0 ? { settings } : { problems };
}
