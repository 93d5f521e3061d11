import { Box, Button, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { NAME_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import { type FormEvent, useRef } from "react";
import { AuthAlert } from "./auth-alert.tsx";
import { AuthField } from "./auth-field.tsx";
import type { AuthFormValues, AuthMode } from "./form-rules.ts";
import { GoogleButton } from "./google-button.tsx";
import { TermsCheckbox } from "./terms-checkbox.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { useFocusReturn } from "./use-focus-return.ts";

interface AuthFormProps {
  readonly mode: AuthMode;
  readonly values: AuthFormValues;
  readonly busy: boolean;
  /** Shown in the box above the button. */
  readonly error: string | null;
  onChange(change: (current: AuthFormValues) => AuthFormValues): void;
  onSubmit(): void;
  onGoogle(): void;
}

/** A line on both sides of the text. */
const LINES = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  "&::before, &::after": { content: '""', flex: 1, borderTop: 1, borderColor: "divider" },
} as const;

/** Sign-in or sign-up. A failure shows above the button and leaves what was typed; submitting an invalid form focuses the first invalid field. */
export function AuthForm({ mode, values, busy, error, onChange, onSubmit, onGoogle }: AuthFormProps) {
  const { t } = useTranslation("shell");
  const form = useAuthForm(mode, values, onChange);
  const element = useRef<HTMLFormElement>(null);
  useFocusReturn(element, busy);
  const field = (name: "name" | "email" | "password" | "confirmPassword") => ({
    name,
    value: values[name],
    problem: form.problems[name],
    readOnly: busy,
    onChange: (value: string) => form.set(name, value),
    onBlur: () => form.leave(name),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !form.canSubmit) return;
    const wrong = form.check();
    if (wrong === undefined) return onSubmit();
    const field = element.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  const isRegister = mode === "register";
  return (
    <Box component="form" ref={element} noValidate onSubmit={submit} sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ mb: 1 }}>
        <Typography variant="h1">{t(`auth.${mode}.title`)}</Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {t(`auth.${mode}.subtitle`)}
        </Typography>
      </Box>
      {isRegister && (
        <AuthField
          {...field("name")}
          label={t("auth.name")}
          placeholder={t("auth.namePlaceholder")}
          autoComplete="name"
          maxLength={NAME_MAX_CHARACTERS}
          autoFocus
        />
      )}
      <AuthField
        {...field("email")}
        type="email"
        label={t("auth.email")}
        placeholder={t("auth.emailPlaceholder")}
        autoComplete={isRegister ? "email" : "username"}
        autoFocus={!isRegister}
      />
      <AuthField
        {...field("password")}
        type="password"
        label={t("auth.password")}
        autoComplete={isRegister ? "new-password" : "current-password"}
        {...(isRegister ? { hint: t("auth.passwordHint") } : {})}
      />
      {isRegister && (
        <>
          <AuthField
            {...field("confirmPassword")}
            type="password"
            label={t("auth.confirmPassword")}
            autoComplete="new-password"
          />
          <TermsCheckbox
            checked={values.acceptedTerms}
            disabled={busy}
            problem={form.problems.acceptedTerms}
            onChange={(accepted) => form.set("acceptedTerms", accepted)}
          />
        </>
      )}
      {error !== null && <AuthAlert>{error}</AuthAlert>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!form.canSubmit || busy}
        sx={{ minHeight: rem(48) }}
      >
        {t(busy ? `auth.${mode}.busy` : `auth.${mode}.submit`)}
      </Button>
      <Box sx={{ ...LINES, typography: "caption", color: "text.secondary" }}>{t("auth.or")}</Box>
      <GoogleButton disabled={busy} onClick={onGoogle} />
    </Box>
  );
}
