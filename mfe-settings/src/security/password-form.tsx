import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "@atrium/shared-contracts";
import { Alert, Box, Button, Stack, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type FormEvent, useState } from "react";
import { SettingsSection } from "../page/settings-section.tsx";
import { EMPTY_PASSWORD_DRAFT, type PasswordDraft, problemsIn } from "./password-draft.ts";
import { PasswordField } from "./password-field.tsx";
import { TEXTS } from "../translations.ts";

type Saving =
  | { readonly status: "editing" | "checked" | "submitting" | "success" }
  | { readonly status: "error"; readonly message: string };

const FIELDS = [
  ["current", "current-password"],
  ["next", "new-password"],
  ["confirmation", "new-password"],
] as const;

/** Changes the password and signs out every other session. Says what is wrong when it is sent, not while it is typed. */
export function PasswordForm() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const [draft, setDraft] = useState<PasswordDraft>(EMPTY_PASSWORD_DRAFT);
  const [saving, setSaving] = useState<Saving>({ status: "editing" });
  const problems = saving.status === "checked" ? problemsIn(draft) : {};
  const bounds = { min: PASSWORD_MIN_CHARACTERS, max: PASSWORD_MAX_CHARACTERS };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(problemsIn(draft)).length > 0) {
      setSaving({ status: "checked" });
      return;
    }
    setSaving({ status: "submitting" });
    try {
      await shell.account.changePassword({ currentPassword: draft.current, newPassword: draft.next });
      setDraft(EMPTY_PASSWORD_DRAFT);
      setSaving({ status: "success" });
    } catch (error) {
      setSaving({ status: "error", message: error instanceof Error ? error.message : String(error) });
    }
  };

  return (
    <SettingsSection title={t("security.title")} about={t("security.about", bounds)}>
      <Stack
        component="form"
        spacing={2.5}
        sx={{ maxWidth: 420 }}
        onSubmit={(event: FormEvent) => void save(event)}
        noValidate
      >
        {FIELDS.map(([field, autoComplete]) => {
          const problem = problems[field];
          return (
            <PasswordField
              key={field}
              label={t(`security.${field}`)}
              value={draft[field]}
              autoComplete={autoComplete}
              problem={problem && t(`security.problem.${problem}`, bounds)}
              onChange={(value) => {
                setDraft({ ...draft, [field]: value });
                if (saving.status !== "checked") setSaving({ status: "editing" });
              }}
            />
          );
        })}
        <Box>
          {/* For password managers: which account the new password belongs to. */}
          <input type="text" autoComplete="username" value={shell.account.user.email} readOnly hidden />
          <Button type="submit" variant="contained" disabled={saving.status === "submitting"}>
            {t("security.save")}
          </Button>
        </Box>
        <Box aria-live="polite">
          {saving.status === "success" && <Alert severity="success">{t("security.saved")}</Alert>}
          {saving.status === "error" && <Alert severity="error">{saving.message}</Alert>}
        </Box>
      </Stack>
    </SettingsSection>
  );
}
