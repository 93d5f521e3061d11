import { describe, expect, it } from "@jest/globals";
import { sourceTexts } from "./source-texts.ts";
import { flatten } from "./text-tree.ts";
import { usageProblems } from "./usage-problems.ts";

const ENGLISH = flatten({
  title: "Title",
  mode: { light: "Light", dark: "Dark" },
  notice: { offline: "Offline" },
  commands: { theme: { light: "Light theme" }, first: { title: "First" } },
  days_one: "{{count}} day",
  days_other: "{{count}} days",
});
/** Uses every text, each in a different way. */
const SOUND = `
const NOTICE = "notice.offline";
const own = (id) => t(\`commands.\${id}\`);
const LIGHT = (mode) => own(\`theme.\${mode}\`);
const kind = first ? "commands.first" : "commands";
export const View = ({ mode, days }) => (
  <p aria-label={t("title")}>{t(\`mode.\${mode}\`)} {t("days", { count: days })} {t(NOTICE)} {t(\`\${kind}.title\`)} Atrium · 7</p>
);
`;
const problems = async (code: string) =>
  usageProblems(new Map([["view.tsx", await sourceTexts("view.tsx", code)]]), ENGLISH);

describe("texts and the sources that use them", () => {
  it("match if every key is used and every word comes from a key", async () => {
    expect(await problems(SOUND)).toEqual([]);
  });
  it.each([
    ["that no source uses", SOUND.replace('t("title")', "title"), "title is used by no source"],
    [
      "whose name is a word of the sources, and nothing more",
      SOUND.replace('t("title")', '"title"'),
      "title is used by no source",
    ],
    [
      "that only a longer pattern would match",
      SOUND.replace("`mode.$", "`mode.x.$"),
      "mode.light is used by no source",
    ],
    [
      "whose part no source mentions",
      SOUND.replace('"commands.first"', '"x"'),
      "commands.first.title is used by no source",
    ],
    [
      "of two names where one is asked for",
      SOUND.replace("own(`theme.$", "own(`x.$"),
      "commands.theme.light is used by no source",
    ],
  ])("don't match if there's a key %s", async (_, code, problem) => {
    expect(await problems(code)).toContain(problem);
  });
  it.each([
    ["a key", 't("titel")', "view.tsx asks for titel, which is no text"],
    ["one of two keys", 't(x ? "title" : "subtitle")', "view.tsx asks for subtitle, which is no text"],
    ["a pattern", "t(`modes.${x}`)", "view.tsx asks for modes.*, which is no text"],
    ["a key of i18n.t", 'i18n.t("nothing")', "view.tsx asks for nothing, which is no text"],
    ["a key of a component", '<Trans i18nKey="nothing" />', "view.tsx asks for nothing, which is no text"],
  ])("don't match if %s is used but isn't a text", async (_, code, problem) => {
    expect(await problems(`${SOUND}; ${code};`)).toContain(problem);
  });
  it.each([
    ["between tags", "<p>Good morning</p>", "Good morning"],
    ["in braces between tags", '<p>{late ? "Good evening" : null}</p>', "Good evening"],
    ["in a template between tags", "<p>{`${count} days`}</p>", "days"],
    ["in an aria-label", '<p aria-label="Greeting" />', "Greeting"],
    ["in a title", '<p title={x ?? "Greeting"} />', "Greeting"],
    ["in a placeholder", '<input placeholder="Type here" />', "Type here"],
    ["in a reply of the assistant", "says(late ? `Done: ${when}` : null)", "Done:"],
    ["in another alphabet", "<p>你好</p>", "你好"],
  ])("don't match if words are %s", async (_, code, words) => {
    expect(await problems(`${SOUND}; ${code};`)).toContain(`view.tsx says "${words}" without t(…)`);
  });
  it("match even with words that no user reads", async () => {
    expect(
      await problems(`${SOUND}; <p className="x" id={"y"} role="status" data-x="z">{read("file")} {"·"}</p>;`),
    ).toEqual([]);
  });
});
