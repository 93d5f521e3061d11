import { describe, expect, it } from "@jest/globals";
import { EMPTY_FORM, canSubmit, formProblems } from "./form-rules.ts";

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
  it("names every field that is missing", () => {
    expect(Object.keys(formProblems("register", EMPTY_FORM))).toEqual([
      "name",
      "email",
      "password",
      "confirmPassword",
      "acceptedTerms",
    ]);
  });
});
