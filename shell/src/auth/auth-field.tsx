import { Icon, IconButton, InputAdornment, TextField } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";

interface AuthFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: "text" | "email" | "password";
  readonly placeholder?: string;
  readonly autoComplete: string;
  readonly autoFocus?: boolean;
  readonly disabled: boolean;
  /** Key of the message that says what is wrong. */
  readonly problem: string | undefined;
  readonly hint?: string;
  onChange(value: string): void;
}

/** A field of the form; a password can be looked at. */
export function AuthField({ type = "text", problem, hint, onChange, ...field }: AuthFieldProps) {
  const { t } = useTranslation("shell");
  const [visible, setVisible] = useState(false);
  const isPassword = type === "password";
  return (
    <TextField
      {...field}
      type={isPassword && visible ? "text" : type}
      size="medium"
      fullWidth
      required
      error={problem !== undefined}
      helperText={problem === undefined ? hint : t(problem)}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: { required: false },
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
