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
 * What is wrong with what is typed, and whether it may be sent. A field is judged once the form was to be sent, or once the person left the
 * field after having typed something into it.
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
    /** The first field that is wrong, after showing what is; undefined when the form may be sent. */
    check(): AuthField | undefined {
      setTried(true);
      return firstProblem(wrong);
    },
  };
}
