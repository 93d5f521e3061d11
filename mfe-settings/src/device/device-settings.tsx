import type { ThemeMode, ThemeState } from "@atrium/shared-contracts/contract";
import { DEFAULT_LANGUAGE, type Language, SUPPORTED_LANGUAGES } from "@atrium/shared-contracts/spec";
import { Box, useObservable, useShell } from "@atrium/shared-ui";
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId } from "react";
import { SettingsSection } from "../section/settings-section.tsx";
import { TWO_COLUMNS } from "../section/two-columns.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { TEXTS } from "../locales/translations.ts";

const MODES: readonly ThemeMode[] = ["light", "dark", "system"];
const UNKNOWN_THEME: ThemeState = { mode: "system", resolved: "light" };

/** Theme and language. They apply immediately and are stored on this device. */
export function DeviceSettings() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const theme = useObservable(shell.theme$, UNKNOWN_THEME);
  const language = useObservable<Language>(shell.language$, DEFAULT_LANGUAGE);
  const themeId = useId();
  return (
    <SettingsSection title={t("device.title")} about={t("device.about")}>
      <Box sx={TWO_COLUMNS}>
        <FormControl>
          <FormLabel id={themeId}>{t("device.theme")}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={themeId}
            value={theme.mode}
            onChange={(_, mode) => shell.preferences.setTheme(mode as ThemeMode)}
          >
            {MODES.map((mode) => (
              <FormControlLabel
                key={mode}
                value={mode}
                control={<Radio size="small" />}
                label={t(`device.mode.${mode}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <TextField
          select
          fullWidth
          label={t("device.language")}
          value={language}
          onChange={(event) => shell.preferences.setLanguage(event.target.value as Language)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ alignSelf: "end" }}
        >
          {SUPPORTED_LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_NAMES[code]}
            </option>
          ))}
        </TextField>
      </Box>
    </SettingsSection>
  );
}
