import { useState } from "react";
import {
  type AuthField,
  type AuthFormValues,
  type AuthMode,
  type FormProblems,
  canSubmit,
  firstProblem,
  formProblems,
} from "./form-rules.ts";

/**
 * The form's errors, and whether it can be submitted. A field shows its error after an attempt to submit, or after the person typed in it and left
 * it.
 */
export function useAuthForm(
  mode: AuthMode,
  values: AuthFormValues,
  onChange: (change: (current: AuthFormValues) => AuthFormValues) => void,
) {
  const [tried, setTried] = useState(false);
  const [typed, setTyped] = useState<ReadonlySet<AuthField>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<AuthField>>(new Set());
  const wrong = formProblems(mode, values);
  const shown = Object.entries(wrong).filter(([field]) => tried || left.has(field as AuthField));
  return {
    problems: Object.fromEntries(shown) as FormProblems,
    canSubmit: canSubmit(mode, values),
    set<Field extends AuthField>(field: Field, value: AuthFormValues[Field]) {
      onChange((current) => ({ ...current, [field]: value }));
      setTyped((fields) => new Set(fields).add(field));
    },
    leave(field: AuthField) {
      if (typed.has(field)) setLeft((fields) => new Set(fields).add(field));
    },
    /** Shows all errors and returns the first invalid field; undefined when the form can be submitted. */
    check(): AuthField | undefined {
      setTried(true);
      return firstProblem(wrong);
    },
  };
}
