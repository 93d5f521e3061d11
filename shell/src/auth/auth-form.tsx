import { Alert, Box, Button, Divider, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { FormEvent } from "react";
import { AuthField } from "./auth-field.tsx";
import type { AuthFormValues, AuthMode } from "./form-rules.ts";
import { GoogleMark } from "./google-mark.tsx";
import { TermsCheckbox } from "./terms-checkbox.tsx";
import { useAuthForm } from "./use-auth-form.ts";

interface AuthFormProps {
  readonly mode: AuthMode;
  readonly busy: boolean;
  /** Shown in the box above the button. */
  readonly error: string | null;
  onSubmit(values: AuthFormValues): void;
  onGoogle(): void;
}

export function AuthForm({ mode, busy, error, onSubmit, onGoogle }: AuthFormProps) {
  const { t } = useTranslation("shell");
  const form = useAuthForm(mode);
  const field = (name: "name" | "email" | "password" | "confirmPassword") => ({
    name,
    value: form.values[name],
    problem: form.problems[name],
    disabled: busy,
    onChange: (value: string) => form.set(name, value),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && form.canSubmit && form.check()) onSubmit(form.values);
  };
  const isRegister = mode === "register";
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2 }}>
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
        />
      )}
      <AuthField
        {...field("email")}
        type="email"
        label={t("auth.email")}
        placeholder={t("auth.emailPlaceholder")}
        autoComplete="email"
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
            checked={form.values.acceptedTerms}
            disabled={busy}
            problem={form.problems.acceptedTerms}
            onChange={(accepted) => form.set("acceptedTerms", accepted)}
          />
        </>
      )}
      {error !== null && <Alert severity="error">{error}</Alert>}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={!form.canSubmit || busy}>
        {t(busy ? `auth.${mode}.busy` : `auth.${mode}.submit`)}
      </Button>
      <Divider sx={{ typography: "caption", color: "text.secondary" }}>{t("auth.or")}</Divider>
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        fullWidth
        disabled={busy}
        startIcon={<GoogleMark />}
        onClick={onGoogle}
        sx={{ borderColor: "divider" }}
      >
        {t("auth.google")}
      </Button>
    </Box>
  );
}
