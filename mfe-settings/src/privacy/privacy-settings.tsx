import type { Settings } from "@atrium/shared-contracts";
import { DEFAULT_SETTINGS } from "@atrium/shared-contracts/wire";
import { Box, FormControlLabel, Typography, useObservable, useShell } from "@atrium/shared-ui";
import { Switch } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import { SettingsSection } from "../page/settings-section.tsx";
import { TEXTS } from "../translations.ts";

type Privacy = Settings["privacy"];

/** The main switch first; the others count only while it is on. */
const SWITCHES = ["dataCollection", "analytics", "crashReports"] as const satisfies readonly (keyof Privacy)[];

/** What may leave this installation about its use: in force at once, saved to the account. */
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
          <PrivacySwitch
            key={name}
            name={name}
            checked={privacy[name] && (name === "dataCollection" || privacy.dataCollection)}
            disabled={name !== "dataCollection" && !privacy.dataCollection}
            onChange={(allowed) => set(name, allowed)}
          />
        ))}
      </Box>
    </SettingsSection>
  );
}

interface PrivacySwitchProps {
  readonly name: keyof Privacy;
  readonly checked: boolean;
  readonly disabled: boolean;
  onChange(allowed: boolean): void;
}

function PrivacySwitch({ name, checked, disabled, onChange }: PrivacySwitchProps) {
  const { t } = useTranslation(TEXTS);
  const hintId = useId();
  return (
    <Box sx={{ pl: name === "dataCollection" ? 0 : { xs: 2, sm: 4 } }}>
      <FormControlLabel
        label={t(`privacy.${name}`)}
        disabled={disabled}
        control={
          <Switch
            checked={checked}
            onChange={(_, allowed) => onChange(allowed)}
            slotProps={{ input: { "aria-describedby": hintId } }}
          />
        }
      />
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ maxWidth: "60ch", textWrap: "pretty" }}>
        {t(`privacy.${name}Hint`)}
      </Typography>
    </Box>
  );
}
