import { ConversationSettings } from "@atrium/shared-contracts/wire/chat";

/** Settings as they're kept with a draft or a message. Empty if there are none. */
export const keptSettings = (settings: ConversationSettings): string =>
  Object.keys(settings).length === 0 ? "" : JSON.stringify(settings);

/** The settings that are kept. None if they can't be read. */
export function readSettings(kept: string | undefined): ConversationSettings {
  try {
    return ConversationSettings.parse(JSON.parse(kept || "{}"));
  } catch (error) {
    console.warn("The settings of a new conversation can't be read", error);
    return {};
  }
}
