import { describe, expect, it } from "@jest/globals";
import { EMPTY_FORM, canSubmit, firstProblem, formProblems } from "./form-rules.ts";

const filled = { ...EMPTY_FORM, name: "Sam", email: "sam@example.com", password: "long enough" };

describe("the sign-in form", () => {
  it("may be sent when trimmed email and password are not empty", () => {
    expect(canSubmit("login", { ...filled, name: "" })).toBe(true);
    expect(canSubmit("login", { ...filled, email: "  " })).toBe(false);
    expect(canSubmit("login", { ...filled, password: " " })).toBe(false);
  });
  it("needs a name, too, when it registers", () => {
    expect(canSubmit("register", filled)).toBe(true);
    expect(canSubmit("register", { ...filled, name: " " })).toBe(false);
  });
  it("asks for the confirmation and the terms only when it registers", () => {
    expect(formProblems("login", filled)).toEqual({});
    expect(formProblems("register", filled)).toEqual({
      confirmPassword: "auth.error.confirmRequired",
      acceptedTerms: "auth.error.termsRequired",
    });
  });
  it("finds passwords that differ", () => {
    expect(formProblems("register", { ...filled, confirmPassword: "other", acceptedTerms: true })).toEqual({
      confirmPassword: "auth.error.passwordsDiffer",
    });
  });
  it("names every field that is missing, and the first of the form is the one to mend first", () => {
    const problems = formProblems("register", EMPTY_FORM);
    expect(problems).toEqual({
      name: "auth.error.nameRequired",
      email: "auth.error.emailRequired",
      password: "auth.error.passwordRequired",
      confirmPassword: "auth.error.confirmRequired",
      acceptedTerms: "auth.error.termsRequired",
    });
    expect(firstProblem(problems)).toBe("name");
    expect(firstProblem(formProblems("register", { ...filled, confirmPassword: filled.password }))).toBe(
      "acceptedTerms",
    );
    expect(firstProblem({})).toBeUndefined();
  });
  it("wants a name that can be seen", () => {
    const registered = { ...filled, confirmPassword: filled.password, acceptedTerms: true };
    for (const name of ["\u3164", "\u2800", "\u200b\u0301"])
      expect(formProblems("register", { ...registered, name })).toEqual({ name: "auth.error.nameRequired" });
  });
  it("takes what the server takes for an email address, with spaces around it", () => {
    for (const email of ["a@b.co", " sam.rivera+x@mail.example.com "])
      expect(formProblems("login", { ...filled, email })).toEqual({});
    for (const email of ["sam", "sam@", "@example.com", "sam@example", "sam example@x.com"])
      expect(formProblems("login", { ...filled, email })).toEqual({ email: "auth.error.emailInvalid" });
  });
  it("holds a new password to its bounds in characters, and an existing one to none", () => {
    const register = (password: string) =>
      formProblems("register", { ...filled, password, confirmPassword: password, acceptedTerms: true });
    expect(register("seven77")).toEqual({ password: "auth.error.passwordTooShort" });
    expect(register("eight888")).toEqual({});
    expect(register("\u200b".repeat(8))).toEqual({ password: "auth.error.passwordInvisible" });
    expect(register("🦊".repeat(7))).toEqual({ password: "auth.error.passwordTooShort" });
    expect(register("x".repeat(128))).toEqual({});
    expect(register("x".repeat(129))).toEqual({ password: "auth.error.passwordTooLong" });
    expect(formProblems("login", { ...filled, password: "x" })).toEqual({});
  });
});
