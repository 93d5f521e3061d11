import type { ComponentProps, ElementType } from "react";
import { lazyCode, useLazyCode } from "../lazy-code/lazy-code.ts";
import type * as Earlier from "./earlier-code.ts";

const parts = lazyCode(() => import("./earlier-code.ts"), "Parts of a page don't show");

function earlier<Name extends keyof typeof Earlier>(name: Name) {
  return function EarlierPart(props: ComponentProps<(typeof Earlier)[Name]>) {
    const { code } = useLazyCode(parts);
    const Part: ElementType | undefined = code?.[name];
    return Part && <Part {...props} />;
  };
}

// For features built while the main entry had these: they show as soon as they've loaded. New features take from `extra` what they need of them, which
// is there before.
export const Avatar = earlier("Avatar");
export const Badge = earlier("Badge");
export const Checkbox = earlier("Checkbox");
export const Chip = earlier("Chip");
export const Divider = earlier("Divider");
export const FormControl = earlier("FormControl");
export const FormControlLabel = earlier("FormControlLabel");
export const FormHelperText = earlier("FormHelperText");
export const InputAdornment = earlier("InputAdornment");
export const InputLabel = earlier("InputLabel");
export const LinearProgress = earlier("LinearProgress");
export const ListItemText = earlier("ListItemText");
export const OutlinedField = earlier("OutlinedField");
export const OutlinedInput = earlier("OutlinedInput");
export const PasswordField = earlier("PasswordField");
export const TextField = earlier("TextField");
export const TextLink = earlier("TextLink");
