import { describe, expect, it } from "@jest/globals";
import type { TextLanguage } from "@atrium/shared-contracts";
import { APPS, appLabelProblems, appUsageProblems, languageProblems } from "./app-texts.ts";

/** Languages whose texts are written: in these, no text may be missing any more. */
const COMPLETE: readonly TextLanguage[] = ["en", "vi", "zh-CN", "ja"];

it("shell and the four features have texts", () => {
  expect(APPS.map(({ app }) => app)).toEqual(["mfe-calendar", "mfe-chat", "mfe-marketplace", "mfe-settings", "shell"]);
});

describe.each(APPS.map((app) => [app.app, app] as const))("the texts of %s", (_, app) => {
  it.each(COMPLETE)("say everything in %s", (language) => {
    expect(languageProblems(app, language)).toEqual([]);
  });
  it("are all used, and nothing is said without them", async () => {
    expect(await appUsageProblems(app)).toEqual([]);
  });
  it("name in every language what the feature brings into the frame", () => {
    expect(appLabelProblems(app)).toEqual([]);
  });
});
