import { describe, expect, it } from "@jest/globals";
import { EMPTY_FORM, canSubmit, firstProblem, formProblems } from "./form-rules.ts";

const filled = { ...EMPTY_FORM, name: "Sam", email: "sam@example.com", password: "long enough" };

describe("the sign-in form", () => {
  it("can be submitted when trimmed email and password aren't empty", () => {
    expect(canSubmit("login", { ...filled, name: "" })).toBe(true);
    expect(canSubmit("login", { ...filled, email: "  " })).toBe(false);
    expect(canSubmit("login", { ...filled, password: " " })).toBe(false);
  });
  it("also needs a name to register", () => {
    expect(canSubmit("register", filled)).toBe(true);
    expect(canSubmit("register", { ...filled, name: " " })).toBe(false);
  });
  it("requires confirmation and terms only to register", () => {
    expect(formProblems("login", filled)).toEqual({});
    expect(formProblems("register", filled)).toEqual({
      confirmPassword: "auth.error.confirmRequired",
      acceptedTerms: "auth.error.termsRequired",
    });
  });
  it("catches passwords that differ", () => {
    expect(formProblems("register", { ...filled, confirmPassword: "other", acceptedTerms: true })).toEqual({
      confirmPassword: "auth.error.passwordsDiffer",
    });
  });
  it("names every missing field, and gives the form's first one the focus", () => {
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
  it("requires a name with visible characters", () => {
    const registered = { ...filled, confirmPassword: filled.password, acceptedTerms: true };
    for (const name of ["\u3164", "\u2800", "\u200b\u0301"])
      expect(formProblems("register", { ...registered, name })).toEqual({ name: "auth.error.nameRequired" });
  });
  it("accepts the email addresses the server accepts, with spaces around them", () => {
    for (const email of ["a@b.co", " sam.rivera+x@mail.example.com "])
      expect(formProblems("login", { ...filled, email })).toEqual({});
    for (const email of ["sam", "sam@", "@example.com", "sam@example", "sam example@x.com"])
      expect(formProblems("login", { ...filled, email })).toEqual({ email: "auth.error.emailInvalid" });
  });
  it("limits a new password's length in characters, but not an existing one's", () => {
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
