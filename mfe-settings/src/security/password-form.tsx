import { type AuthState, HttpError } from "@atrium/shared-contracts/contract";
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "@atrium/shared-contracts/spec";
import { Alert, Box, Button, useObservable, useShell } from "@atrium/shared-ui";
import { PasswordField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useQueryClient, useSubmission } from "@atrium/shared-ui/query";
import { type FormEvent, useRef, useState } from "react";
import { SettingsSection } from "../section/settings-section.tsx";
import { EMPTY_PASSWORD_DRAFT, type PasswordDraft, firstProblem, problemsIn } from "./password-draft.ts";
import { SESSIONS_KEY } from "./sessions-api.ts";
import { TEXTS } from "../locales/translations.ts";

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
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = checked ? problemsIn(draft, hasPassword) : {};
  const bounds = { min: PASSWORD_MIN_CHARACTERS, max: PASSWORD_MAX_CHARACTERS };
  const kind = hasPassword ? "security" : "security.first";

  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const change = useSubmission({
    mutationFn: () =>
      shell.account.changePassword({
        ...(hasPassword ? { currentPassword: draft.current } : {}),
        newPassword: draft.next,
      }),
    onSuccess() {
      setDraft(EMPTY_PASSWORD_DRAFT);
      // Not awaited: the change has worked, whether or not the list loads.
      void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    onError(error) {
      if (isWrongPassword(error)) focus("current");
    },
  });
  const refusal = isWrongPassword(change.error) ? change.error.message : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const first = firstProblem(problemsIn(draft, hasPassword));
    setChecked(first !== undefined);
    if (first === undefined) return change.mutate();
    change.reset();
    focus(first);
  };

  return (
    <SettingsSection title={t(`${kind}.title`)} about={t(`${kind}.about`, bounds)}>
      <Box component="form" ref={form} sx={{ display: "grid", gap: 2.5, maxWidth: 420 }} onSubmit={save} noValidate>
        {/* Tells password managers which account the new password belongs to. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {FIELDS.filter(([field]) => hasPassword || field !== "current").map(([field, autoComplete]) => {
          const problem = problems[field];
          const hint = problem ? t(`security.problem.${problem}`, bounds) : field === "current" ? refusal : undefined;
          return (
            <PasswordField
              key={field}
              name={field}
              size="small"
              reveal={t("security.show")}
              label={t(`security.${field}`)}
              value={draft[field]}
              autoComplete={autoComplete}
              error={hint !== undefined}
              hint={hint}
              onChange={(event) => {
                setDraft({ ...draft, [field]: event.target.value });
                if (!change.isPending) change.reset();
              }}
            />
          );
        })}
        <Box>
          <Button
            type="submit"
            variant="contained"
            aria-disabled={change.isPending}
            sx={{ "&[aria-disabled=true]": { opacity: 0.6 } }}
          >
            {t(`${kind}.save`)}
          </Button>
        </Box>
        <Box aria-live="polite">
          {change.isSuccess && <Alert severity="success">{t("security.saved")}</Alert>}
          {change.isError && refusal === undefined && <Alert severity="error">{change.error.message}</Alert>}
        </Box>
      </Box>
    </SettingsSection>
  );
}

const isWrongPassword = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.code === "wrong_password";
