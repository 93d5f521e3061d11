import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS, passwordLength } from "@atrium/shared-contracts/spec";
import { isEmailAddress, visibleCharacters } from "@atrium/shared-contracts/wire";

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
/** Text key of the error message for each invalid field. */
export type FormProblems = Partial<Record<AuthField, string>>;

export const EMPTY_FORM: AuthFormValues = {
  name: "",
  email: "",
  password: "",
  confirmPassword: "",
  acceptedTerms: false,
};

const FORM_ORDER: readonly AuthField[] = ["name", "email", "password", "confirmPassword", "acceptedTerms"];

/** Values for messages about a new password's length. */
export const PASSWORD_BOUNDS = { min: PASSWORD_MIN_CHARACTERS, max: PASSWORD_MAX_CHARACTERS };

/** Whether the form can be submitted: the trimmed email and password, and in register mode the trimmed name, aren't empty. */
export function canSubmit(mode: AuthMode, values: AuthFormValues): boolean {
  const required = mode === "register" ? [values.email, values.password, values.name] : [values.email, values.password];
  return required.every((value) => value.trim() !== "");
}

/** Errors by field. Empty when the form is valid. */
export function formProblems(mode: AuthMode, values: AuthFormValues): FormProblems {
  const problems: FormProblems = {};
  if (values.email.trim() === "") problems.email = "auth.error.emailRequired";
  else if (!isEmailAddress(values.email)) problems.email = "auth.error.emailInvalid";
  if (values.password.trim() === "") problems.password = "auth.error.passwordRequired";
  if (mode === "login") return problems;

  if (visibleCharacters(values.name) === 0) problems.name = "auth.error.nameRequired";
  const length = Array.from(values.password).length;
  if (problems.password === undefined && passwordLength(values.password) < PASSWORD_BOUNDS.min)
    problems.password = length < PASSWORD_BOUNDS.min ? "auth.error.passwordTooShort" : "auth.error.passwordInvisible";
  if (length > PASSWORD_BOUNDS.max) problems.password = "auth.error.passwordTooLong";
  if (values.confirmPassword === "") problems.confirmPassword = "auth.error.confirmRequired";
  else if (values.confirmPassword !== values.password) problems.confirmPassword = "auth.error.passwordsDiffer";
  if (!values.acceptedTerms) problems.acceptedTerms = "auth.error.termsRequired";
  return problems;
}

/** The first invalid field of the form, which gets the focus. */
export const firstProblem = (problems: FormProblems): AuthField | undefined =>
  FORM_ORDER.find((field) => problems[field] !== undefined);
