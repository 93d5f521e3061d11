import { Alert, AlertTitle, Box, Button, Typography, boundedText } from "@atrium/shared-ui";
import { TextField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { FormEvent } from "react";
import { SettingsSection } from "../section/settings-section.tsx";
import { TWO_COLUMNS } from "../section/two-columns.ts";
import { TEXTS } from "../locales/translations.ts";
import { PersonalInfoField } from "./personal-info-field.tsx";
import { SHORT_TEXT_MAX_CHARACTERS } from "./profile-draft.ts";
import { TimeZoneField } from "./time-zone-field.tsx";
import { TraitField } from "./trait-field.tsx";
import { useProfileForm } from "./use-profile-form.ts";

/** What the assistant may know about the user. Saved to the account. */
export function ProfileForm() {
  const { t } = useTranslation(TEXTS);
  const { draft, saving, changed, edit, discard, save } = useProfileForm();
  const busy = saving.isPending;
  const text = (field: "preferredName" | "role" | "location") => (
    <TextField
      fullWidth
      label={t(`profile.${field}`)}
      value={draft[field]}
      slotProps={{ htmlInput: boundedText(SHORT_TEXT_MAX_CHARACTERS, (value) => edit({ [field]: value })) }}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <SettingsSection title={t("profile.title")} about={t("profile.about")}>
      <Box component="form" sx={{ display: "grid", gap: 2.5 }} onSubmit={submit} noValidate>
        <Box sx={TWO_COLUMNS}>
          {text("preferredName")}
          {text("role")}
        </Box>
        <PersonalInfoField value={draft.personalInfo} onChange={(personalInfo) => edit({ personalInfo })} />
        <TraitField
          traits={draft.personality}
          own={draft.ownTrait}
          onOwnChange={(ownTrait) => edit({ ownTrait })}
          onChange={(personality) => edit({ personality })}
        />
        <Box sx={{ ...TWO_COLUMNS, alignItems: "end" }}>
          {text("location")}
          <TimeZoneField value={draft.timezone} onChange={(timezone) => edit({ timezone })} />
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Button type="submit" variant="contained" disabled={!changed || busy}>
            {t(busy ? "profile.saving" : "profile.save")}
          </Button>
          {changed && !busy && (
            <Button color="inherit" onClick={discard}>
              {t("profile.discard")}
            </Button>
          )}
          {changed && saving.isIdle && (
            <Typography variant="caption" color="text.secondary">
              {t("profile.unsaved")}
            </Typography>
          )}
          {/* Beside the button, so that nothing moves. There before its text, as screen readers miss text that appears with its region. */}
          <Typography role="status" variant="body2" color="textSecondary" sx={{ "&:empty": { display: "none" } }}>
            {saving.isSuccess && t("profile.saved")}
          </Typography>
        </Box>
        {saving.isError && (
          <Alert severity="error">
            <AlertTitle sx={{ mb: 0 }}>{t("profile.saveFailed")}</AlertTitle>
            {saving.error.message}
          </Alert>
        )}
      </Box>
    </SettingsSection>
  );
}
