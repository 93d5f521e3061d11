import { FormControl, FormHelperText, InputLabel, OutlinedInput, type OutlinedInputProps } from "@mui/material";
import { useId } from "react";
import { rem } from "../theme/rem.ts";

export interface OutlinedFieldProps extends Omit<OutlinedInputProps, "label" | "id" | "aria-describedby"> {
  readonly label: string;
  /** Below the field: what's wrong with it, or what to enter. */
  readonly hint?: string | undefined;
}

/** Keeps a label that's inside the field from running under the icon at its end. */
const BESIDE_ICON = { "&:not(.MuiInputLabel-shrink)": { maxWidth: `calc(100% - ${rem(64)})` } };

/** A one-line field with a label and hint. MUI's TextField would bring selects and menus into the sign-in page's code. */
export function OutlinedField({
  label,
  hint,
  error = false,
  size = "medium",
  required = false,
  inputProps,
  ...input
}: OutlinedFieldProps) {
  const id = useId();
  return (
    <FormControl variant="outlined" fullWidth error={error} size={size}>
      <InputLabel htmlFor={id} {...(input.endAdornment === undefined ? {} : { sx: BESIDE_ICON })}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        // As a property of the input alone: MUI would leave room in the border for an asterisk that the label doesn't have.
        inputProps={{ ...inputProps, required }}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      {hint !== undefined && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </FormControl>
  );
}
