import { Icon, IconButton, InputAdornment, TextField, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly problem: string | undefined;
  onChange(value: string): void;
}

/** A password, hidden until its eye is pressed. */
export function PasswordField({ name, label, value, autoComplete, problem, onChange }: PasswordFieldProps) {
  const { t } = useTranslation(TEXTS);
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      fullWidth
      name={name}
      type={visible ? "text" : "password"}
      autoComplete={autoComplete}
      label={label}
      value={value}
      error={problem !== undefined}
      helperText={problem}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        // In the field's place the label ends before the eye.
        inputLabel: { sx: { "&:not(.MuiInputLabel-shrink)": { maxWidth: `calc(100% - ${rem(64)})` } } },
        htmlInput: { spellCheck: false, autoCapitalize: "off" },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={t(visible ? "security.hide" : "security.show")}
                onClick={() => setVisible(!visible)}
              >
                <Icon name={visible ? "eye-off" : "eye"} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
