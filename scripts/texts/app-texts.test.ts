import { describe, expect, it } from "@jest/globals";
import { SAME_WORDS } from "./same-words.ts";
import { SUPPORTED_LANGUAGES, textLanguage } from "@atrium/shared-contracts";
import { APPS, appLabelProblems, appUsageProblems, languageProblems, sameAsEnglish } from "./app-texts.ts";

it("shell and the four features have texts", () => {
  expect(APPS.map(({ app }) => app)).toEqual(["mfe-calendar", "mfe-chat", "mfe-marketplace", "mfe-settings", "shell"]);
});

describe.each(APPS.map((app) => [app.app, app] as const))("the texts of %s", (_, app) => {
  it.each(SUPPORTED_LANGUAGES)("say everything in %s", (language) => {
    expect(languageProblems(app, textLanguage(language))).toEqual([]);
  });
  it("are all used, and nothing is said without them", async () => {
    expect(await appUsageProblems(app)).toEqual([]);
  });
  it("name in every language what the feature brings into the frame", () => {
    expect(appLabelProblems(app)).toEqual([]);
  });
});

it("no text may be as in English that is not", () => {
  const needless = Object.entries(SAME_WORDS).flatMap(([text, { in: languages }]) =>
    languages === "all"
      ? []
      : languages.filter((language) => !sameAsEnglish(language).has(text)).map((language) => `${language}: ${text}`),
  );
  expect(needless).toEqual([]);
});
