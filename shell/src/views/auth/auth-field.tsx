import { OutlinedField, PasswordField } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ChangeEvent } from "react";
import { PASSWORD_BOUNDS } from "./form-rules.ts";

interface AuthFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: "text" | "email" | "password";
  readonly placeholder?: string;
  readonly autoComplete: string;
  readonly autoFocus?: boolean;
  readonly readOnly: boolean;
  /** Maximum length in characters. Default: none. */
  readonly maxLength?: number;
  /** Text key of the error message. */
  readonly problem: string | undefined;
  readonly hint?: string;
  onChange(value: string): void;
  onBlur(): void;
}

/** A field of the form; passwords can be revealed. */
export function AuthField({ type = "text", problem, hint, readOnly, maxLength, onChange, ...field }: AuthFieldProps) {
  const { t } = useTranslation("shell");
  const common = {
    ...field,
    required: true,
    error: problem !== undefined,
    hint: problem === undefined ? hint : t(problem, PASSWORD_BOUNDS),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };
  const inputProps = { readOnly, maxLength };
  if (type === "password") return <PasswordField {...common} reveal={t("auth.showPassword")} inputProps={inputProps} />;
  return (
    <OutlinedField
      {...common}
      type={type}
      inputProps={{ ...inputProps, spellCheck: false, autoCapitalize: type === "text" ? "words" : "off" }}
    />
  );
}
