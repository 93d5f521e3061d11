import { describe, expect, it } from "@jest/globals";
import { SUPPORTED_LANGUAGES, textLanguage } from "@atrium/shared-contracts/spec";
import { ERRORS, type ErrorCode } from "./api-error.ts";
import { ERROR_TEXTS, errorText } from "./error-texts.ts";

/** Faults of the calling program, and those of a sign-in with Google, whose page has a text for each code. */
const FOR_DEVELOPERS: readonly ErrorCode[] = [
  "validation_failed",
  "invalid_json",
  "bad_request",
  "method_not_allowed",
  "unsupported_media_type",
  "range_not_satisfiable",
  "expectation_failed",
  "headers_too_large",
  "token_expired",
  "origin_not_allowed",
  "sign_in_not_configured",
  "sign_in_unreachable",
  "sign_in_expired",
  "sign_in_denied",
  "sign_in_refused",
  "sign_in_email_unverified",
  "sign_in_email_taken",
  "visit_id_reused",
  "invalid_cursor",
  "upload_not_found",
  "media_attached",
  "message_id_reused",
];

const CODES = Object.keys(ERRORS) as ErrorCode[];
const SHOWN = CODES.filter((code) => !FOR_DEVELOPERS.includes(code)).toSorted();

describe.each(Object.entries(ERROR_TEXTS))("the errors in %s", (_, texts) => {
  it("say everything that people may see", () => {
    expect(Object.keys(texts).toSorted()).toEqual(SHOWN);
    expect(Object.values(texts).filter((text) => text.trim() === "")).toEqual([]);
    expect(SHOWN.filter((code) => texts[code] === ERRORS[code].message)).toEqual([]);
  });
});

it("there are texts for each language of the interface", () => {
  for (const language of SUPPORTED_LANGUAGES.map(textLanguage).filter((wanted) => wanted !== "en")) {
    expect(ERROR_TEXTS).toHaveProperty([language]);
  }
});

it.each([
  ["invalid_credentials", "en", "Incorrect email or password"],
  ["invalid_credentials", "de", "E-Mail-Adresse oder Passwort ist falsch"],
  ["invalid_credentials", "zh", "邮箱或密码不正确"],
  ["invalid_cursor", "de", "The cursor doesn't belong to this list"],
] as const)("%s is said in %s", (code, language, text) => expect(errorText(code, language)).toBe(text));
