import { describe, expect, it } from "@jest/globals";
import { SAME_WORDS } from "./same-words.ts";
import { SUPPORTED_LANGUAGES, textLanguage } from "@atrium/shared-contracts/spec";
import {
  APPS,
  appLabelProblems,
  appPartProblems,
  appUsageProblems,
  languageProblems,
  sameAsEnglish,
} from "./app-texts.ts";

it("the server, the shell and the four features have texts", () => {
  expect(APPS.map(({ app }) => app)).toEqual([
    "mfe-calendar",
    "mfe-chat",
    "mfe-marketplace",
    "mfe-settings",
    "server",
    "shell",
  ]);
});

describe.each(APPS.map((app) => [app.app, app] as const))("the texts of %s", (_, app) => {
  it.each(SUPPORTED_LANGUAGES)("say everything in %s", (language) => {
    expect(languageProblems(app, textLanguage(language))).toEqual([]);
  });
  it("are all used, and no words are hardcoded", async () => {
    expect(await appUsageProblems(app)).toEqual([]);
  });
  it("are there when code asks for them, and not before they're needed", async () => {
    expect(await appPartProblems(app)).toEqual([]);
  });
  it("name what the feature adds to the frame in every language", () => {
    expect(appLabelProblems(app)).toEqual([]);
  });
});

it("every exception for a text that's the same as in English is needed", () => {
  const needless = Object.entries(SAME_WORDS).flatMap(([text, { in: languages }]) =>
    languages === "all"
      ? []
      : languages.filter((language) => !sameAsEnglish(language).has(text)).map((language) => `${language}: ${text}`),
  );
  expect(needless).toEqual([]);
});
