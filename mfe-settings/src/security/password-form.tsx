import { type AuthState, HttpError } from "@atrium/shared-contracts/contract";
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "@atrium/shared-contracts/spec";
import { Alert, Box, Button, Stack, useObservable, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQueryClient } from "@atrium/shared-ui/query";
import { type FormEvent, useRef, useState } from "react";
import { SettingsSection } from "../section/settings-section.tsx";
import { EMPTY_PASSWORD_DRAFT, type PasswordDraft, firstProblem, problemsIn } from "./password-draft.ts";
import { PasswordField } from "./password-field.tsx";
import { SESSIONS_KEY } from "./sessions-api.ts";
import { TEXTS } from "../locales/translations.ts";

type Saving =
  | { readonly status: "editing" | "checked" | "submitting" | "success" }
  | { readonly status: "error"; readonly message: string };

const FIELDS = [
  ["current", "current-password"],
  ["next", "new-password"],
  ["confirmation", "new-password"],
] as const;

/**
 * Changes the password, or sets one if the account has none, and signs out every other session. Shows problems on submit, not while
 * typing. A failure keeps the input.
 */
export function PasswordForm() {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const queryClient = useQueryClient();
  const auth = useObservable<AuthState>(shell.auth$, { status: "authenticated", user: shell.account.user });
  const { email, hasPassword = true } = auth.user ?? shell.account.user;
  const [draft, setDraft] = useState<PasswordDraft>(EMPTY_PASSWORD_DRAFT);
  const [saving, setSaving] = useState<Saving>({ status: "editing" });
  const form = useRef<HTMLFormElement>(null);
  const problems = saving.status === "checked" ? problemsIn(draft, hasPassword) : {};
  const bounds = { min: PASSWORD_MIN_CHARACTERS, max: PASSWORD_MAX_CHARACTERS };
  const kind = hasPassword ? "security" : "security.first";

  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.status === "submitting") return;
    const wrong = firstProblem(problemsIn(draft, hasPassword));
    if (wrong) {
      setSaving({ status: "checked" });
      return focus(wrong);
    }
    setSaving({ status: "submitting" });
    try {
      await shell.account.changePassword({
        ...(hasPassword ? { currentPassword: draft.current } : {}),
        newPassword: draft.next,
      });
      setDraft(EMPTY_PASSWORD_DRAFT);
      setSaving({ status: "success" });
      await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    } catch (error) {
      setSaving({ status: "error", message: error instanceof Error ? error.message : String(error) });
      if (error instanceof HttpError && error.code === "wrong_password") focus("current");
    }
  };

  return (
    <SettingsSection title={t(`${kind}.title`)} about={t(`${kind}.about`, bounds)}>
      <Stack
        component="form"
        ref={form}
        spacing={2.5}
        sx={{ maxWidth: 420 }}
        onSubmit={(event: FormEvent) => void save(event)}
        noValidate
      >
        {/* Tells password managers which account the new password belongs to. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {FIELDS.filter(([field]) => hasPassword || field !== "current").map(([field, autoComplete]) => {
          const problem = problems[field];
          return (
            <PasswordField
              key={field}
              name={field}
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
          <Button
            type="submit"
            variant="contained"
            aria-disabled={saving.status === "submitting"}
            sx={{ "&[aria-disabled=true]": { opacity: 0.6 } }}
          >
            {t(`${kind}.save`)}
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
