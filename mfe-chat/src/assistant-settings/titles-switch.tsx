import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire/chat";
import { useObservable, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { TEXTS } from "../locales/translations.ts";
import { SettingSwitch } from "./setting-switch.tsx";

/** Whether the assistant writes the titles of new conversations. Saved to the account. */
export function TitlesSwitch() {
  const shell = useShell();
  const { t } = useTranslation(TEXTS);
  const { chat } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  return (
    <SettingSwitch
      label={t("assistant.titles")}
      about={t("assistant.titlesAbout")}
      checked={chat.generatedTitles === true}
      onChange={(generatedTitles) => void shell.preferences.update({ chat: { ...chat, generatedTitles } })}
    />
  );
}
