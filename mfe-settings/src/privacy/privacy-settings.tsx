import { DEFAULT_SETTINGS, type Settings } from "@atrium/shared-contracts/wire";
import { Box, useObservable, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { SettingsSection } from "../section/settings-section.tsx";
import { SwitchField } from "../section/switch-field.tsx";
import { TEXTS } from "../locales/translations.ts";

type Privacy = Settings["privacy"];

/** The main switch comes first. The others only apply while it's on. */
const SWITCHES = ["dataCollection", "analytics", "crashReports"] as const satisfies readonly (keyof Privacy)[];

/** What usage data may leave this installation. Applies immediately and is saved to the account. */
export function PrivacySettings() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const { privacy } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const set = (name: keyof Privacy, allowed: boolean) =>
    void shell.preferences.update({ privacy: { ...privacy, [name]: allowed } });
  return (
    <SettingsSection title={t("privacy.title")} about={t("privacy.about")}>
      <Box sx={{ display: "grid", gap: 2 }}>
        {SWITCHES.map((name) => (
          <SwitchField
            key={name}
            label={t(`privacy.${name}`)}
            about={t(`privacy.${name}Hint`)}
            dependent={name !== "dataCollection"}
            checked={privacy[name] && (name === "dataCollection" || privacy.dataCollection)}
            disabled={name !== "dataCollection" && !privacy.dataCollection}
            onChange={(allowed) => set(name, allowed)}
          />
        ))}
      </Box>
    </SettingsSection>
  );
}
