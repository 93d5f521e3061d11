import type { AuthState } from "@atrium/shared-contracts";
import { Alert, Box, Button, Stack, TextField, useObservable, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type FormEvent, useState } from "react";
import { SettingsSection } from "../page/settings-section.tsx";
import { type ProfileDraft, changesIn, draftOf } from "./profile-draft.ts";
import { TimeZoneField } from "./time-zone-field.tsx";
import { TraitField } from "./trait-field.tsx";
import { TEXTS } from "../translations.ts";

type Saving =
  | { readonly status: "editing" | "submitting" | "success" }
  | { readonly status: "error"; readonly message: string };

/** What the assistant may know of the person, saved to the account. A failed save keeps what was typed. */
export function ProfileForm() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const auth = useObservable<AuthState>(shell.auth$, { status: "authenticated", user: shell.account.user });
  const user = auth.user ?? shell.account.user;
  const [draft, setDraft] = useState<ProfileDraft>(() => draftOf(user));
  const [saving, setSaving] = useState<Saving>({ status: "editing" });
  const changes = changesIn(draft, user);

  const edit = (part: Partial<ProfileDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    setSaving({ status: "editing" });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!changes) return;
    setSaving({ status: "submitting" });
    try {
      setDraft(draftOf(await shell.account.updateProfile(changes)));
      setSaving({ status: "success" });
    } catch (error) {
      setSaving({ status: "error", message: error instanceof Error ? error.message : String(error) });
    }
  };
  const text = (field: "preferredName" | "role" | "location", maxLength = 100) => (
    <TextField
      fullWidth
      label={t(`profile.${field}`)}
      value={draft[field]}
      onChange={(event) => edit({ [field]: event.target.value })}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );

  return (
    <SettingsSection title={t("profile.title")} about={t("profile.about")}>
      <Stack component="form" spacing={2.5} onSubmit={(event: FormEvent) => void save(event)} noValidate>
        <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
          {text("preferredName")}
          {text("role")}
        </Box>
        <TextField
          fullWidth
          multiline
          minRows={3}
          label={t("profile.personalInfo")}
          helperText={t("profile.personalInfoHint")}
          value={draft.personalInfo}
          onChange={(event) => edit({ personalInfo: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        <TraitField traits={draft.personality} onChange={(personality) => edit({ personality })} />
        <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, alignItems: "end" }}>
          {text("location")}
          <TimeZoneField value={draft.timezone} onChange={(timezone) => edit({ timezone })} />
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
          <Button type="submit" variant="contained" disabled={!changes || saving.status === "submitting"}>
            {t("profile.save")}
          </Button>
          <Box aria-live="polite" sx={{ flexGrow: 1 }}>
            {saving.status === "success" && <Alert severity="success">{t("profile.saved")}</Alert>}
            {saving.status === "error" && (
              <Alert severity="error">
                {t("profile.saveFailed")}: {saving.message}
              </Alert>
            )}
          </Box>
        </Box>
      </Stack>
    </SettingsSection>
  );
}
