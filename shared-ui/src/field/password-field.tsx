import { IconButton, InputAdornment } from "@mui/material";
import { useState } from "react";
import { Icon } from "../icon/icon.tsx";
import { OutlinedField, type OutlinedFieldProps } from "./outlined-field.tsx";

export interface PasswordFieldProps extends Omit<OutlinedFieldProps, "type" | "endAdornment"> {
  /** Label of the toggle that shows the password. */
  readonly reveal: string;
}

/** A password field, hidden until the user clicks the eye icon. */
export function PasswordField({ reveal, inputProps, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <OutlinedField
      {...field}
      type={visible ? "text" : "password"}
      inputProps={{ spellCheck: false, autoCapitalize: "off", ...inputProps }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size={field.size === "small" ? "small" : "medium"}
            aria-label={reveal}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icon name={visible ? "eye-off" : "eye"} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
