import {
  FormControl,
  FormHelperText,
  Icon,
  IconButton,
  InputAdornment,
  InputLabel,
  OutlinedInput,
  rem,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useId, useState } from "react";
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

/** A field of the form; passwords can be revealed. MUI's TextField would bring selects and menus into the sign-in page's code. */
export function AuthField({ type = "text", problem, hint, readOnly, maxLength, onChange, ...field }: AuthFieldProps) {
  const { t } = useTranslation("shell");
  const [visible, setVisible] = useState(false);
  const isPassword = type === "password";
  const isName = type === "text";
  const id = useId();
  const describes = problem === undefined ? hint : t(problem, PASSWORD_BOUNDS);
  return (
    <FormControl variant="outlined" fullWidth error={problem !== undefined}>
      <InputLabel htmlFor={id}>{field.label}</InputLabel>
      <OutlinedInput
        {...field}
        id={id}
        type={isPassword && visible ? "text" : type}
        required
        aria-describedby={describes === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ readOnly, maxLength, spellCheck: false, autoCapitalize: isName ? "words" : "off" }}
        endAdornment={
          isPassword && (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t("auth.showPassword")}
                aria-pressed={visible}
                onClick={() => setVisible(!visible)}
                sx={{ width: rem(44), height: rem(44) }}
              >
                <Icon name={visible ? "eye-off" : "eye"} />
              </IconButton>
            </InputAdornment>
          )
        }
      />
      {describes !== undefined && <FormHelperText id={`${id}-hint`}>{describes}</FormHelperText>}
    </FormControl>
  );
}
