import type { ComponentProps, ElementType } from "react";
import { lazyCode, useLazyCode } from "../lazy-code/lazy-code.ts";
import type * as Earlier from "./earlier-code.ts";

const fields = lazyCode(() => import("./earlier-code.ts"), "Fields don't show");

function earlier<Name extends keyof typeof Earlier>(name: Name) {
  return function EarlierField(props: ComponentProps<(typeof Earlier)[Name]>) {
    const { code } = useLazyCode(fields);
    const Field: ElementType | undefined = code?.[name];
    return Field && <Field {...props} />;
  };
}

// For features built while the main entry had these: they show as soon as they've loaded. New features take them from `extra`, which is there before.
export const Checkbox = earlier("Checkbox");
export const FormControl = earlier("FormControl");
export const FormControlLabel = earlier("FormControlLabel");
export const FormHelperText = earlier("FormHelperText");
export const InputAdornment = earlier("InputAdornment");
export const InputLabel = earlier("InputLabel");
export const LinearProgress = earlier("LinearProgress");
export const OutlinedField = earlier("OutlinedField");
export const OutlinedInput = earlier("OutlinedInput");
export const PasswordField = earlier("PasswordField");
export const TextField = earlier("TextField");
