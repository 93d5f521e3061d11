import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import { Box, useObservable, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { SettingsSection } from "../section/settings-section.tsx";
import { SwitchField } from "../section/switch-field.tsx";
import { TEXTS } from "../locales/translations.ts";
import { MemoryList } from "./memory-list.tsx";

/** Whether the assistant remembers what it's asked to, and what that is. */
export function MemorySettings() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const { chat } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  return (
    <SettingsSection title={t("memory.title")} about={t("memory.about")}>
      <SwitchField
        label={t("memory.switch")}
        about={t("memory.switchAbout")}
        checked={chat.memory !== false}
        disabled={false}
        onChange={(memory) => void shell.preferences.update({ chat: { ...chat, memory } })}
      />
      <Box sx={{ mt: 2 }}>
        <MemoryList />
      </Box>
    </SettingsSection>
  );
}
