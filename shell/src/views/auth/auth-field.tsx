import { Icon, IconButton, InputAdornment, TextField } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
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
  /** Characters; default none. */
  readonly maxLength?: number;
  /** Key of the message that says what is wrong. */
  readonly problem: string | undefined;
  readonly hint?: string;
  onChange(value: string): void;
  onBlur(): void;
}

/** A field of the form; a password can be looked at. */
export function AuthField({ type = "text", problem, hint, readOnly, maxLength, onChange, ...field }: AuthFieldProps) {
  const { t } = useTranslation("shell");
  const [visible, setVisible] = useState(false);
  const isPassword = type === "password";
  const isName = type === "text";
  return (
    <TextField
      {...field}
      type={isPassword && visible ? "text" : type}
      size="medium"
      fullWidth
      required
      error={problem !== undefined}
      helperText={problem === undefined ? hint : t(problem, PASSWORD_BOUNDS)}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: { required: false },
        htmlInput: { readOnly, maxLength, spellCheck: false, autoCapitalize: isName ? "words" : "off" },
        ...(isPassword && {
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={t("auth.showPassword")}
                  aria-pressed={visible}
                  onClick={() => setVisible(!visible)}
                >
                  <Icon name={visible ? "eye-off" : "eye"} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }),
      }}
    />
  );
}
