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

/** A password field, hidden until the user clicks the eye icon. */
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
        // While the label is inside the field, it must end before the eye icon.
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
