/** What a person has typed into the sign-in or sign-up form. */
export interface AuthFormValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly acceptedTerms: boolean;
}
export type AuthMode = "login" | "register";
export type AuthField = keyof AuthFormValues;

export const EMPTY_FORM: AuthFormValues = {
  name: "",
  email: "",
  password: "",
  confirmPassword: "",
  acceptedTerms: false,
};

/** Enabled only when the trimmed email and password, and in register mode the trimmed name, are not empty. */
export function canSubmit(mode: AuthMode, values: AuthFormValues): boolean {
  const required = mode === "register" ? [values.email, values.password, values.name] : [values.email, values.password];
  return required.every((value) => value.trim() !== "");
}

/** Key of the message for each field that is wrong, in the order of the form. Empty when the form may be sent. */
export function formProblems(mode: AuthMode, values: AuthFormValues): Partial<Record<AuthField, string>> {
  const problems: Partial<Record<AuthField, string>> = {};
  if (mode === "register" && values.name.trim() === "") problems.name = "auth.error.nameRequired";
  if (values.email.trim() === "") problems.email = "auth.error.emailRequired";
  if (values.password.trim() === "") problems.password = "auth.error.passwordRequired";
  if (mode === "login") return problems;
  if (values.confirmPassword === "") problems.confirmPassword = "auth.error.confirmRequired";
  else if (values.confirmPassword !== values.password) problems.confirmPassword = "auth.error.passwordsDiffer";
  if (!values.acceptedTerms) problems.acceptedTerms = "auth.error.termsRequired";
  return problems;
}
