import { useState } from "react";
import {
  type AuthField,
  type AuthFormValues,
  type AuthMode,
  EMPTY_FORM,
  canSubmit,
  formProblems,
} from "./form-rules.ts";

/** What is typed, what is wrong with it once it was to be sent, and whether it may be sent. */
export function useAuthForm(mode: AuthMode) {
  const [values, setValues] = useState<AuthFormValues>(EMPTY_FORM);
  const [tried, setTried] = useState(false);
  const problems: Partial<Record<AuthField, string>> = tried ? formProblems(mode, values) : {};
  return {
    values,
    problems,
    canSubmit: canSubmit(mode, values),
    set: <Field extends AuthField>(field: Field, value: AuthFormValues[Field]) =>
      setValues((current) => ({ ...current, [field]: value })),
    /** True when the form may be sent; else shows what is wrong. */
    check(): boolean {
      setTried(true);
      return Object.keys(formProblems(mode, values)).length === 0;
    },
  };
}
