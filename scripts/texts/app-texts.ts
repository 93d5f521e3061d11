import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { SUPPORTED_LANGUAGES, type TextLanguage, textLanguage } from "@atrium/shared-contracts";
import { ROOT } from "../step.ts";
import { labelProblems } from "./label-problems.ts";
import { sourceTexts } from "./source-texts.ts";
import { textProblems } from "./text-problems.ts";
import { type TextTree, flatten } from "./text-tree.ts";
import { usageProblems } from "./usage-problems.ts";

/** Apps with texts of their own: the directories that have a folder of them. */
export const APPS = globSync(["shell/src/language/locales", "*/src/locales"], { cwd: ROOT })
  .map((locales) => ({ app: locales.split("/")[0] ?? "", locales: join(ROOT, locales) }))
  .toSorted((a, b) => (a.app < b.app ? -1 : 1));

const LANGUAGES: readonly TextLanguage[] = [...new Set(SUPPORTED_LANGUAGES.map(textLanguage))];

/** Everything that is wrong with the texts of one app, one line for each problem. */
export async function appProblems({ app, locales }: (typeof APPS)[number]): Promise<string[]> {
  const read = (language: TextLanguage) =>
    flatten(JSON.parse(readFileSync(join(locales, `${language}.json`), "utf8")) as TextTree);
  const english = read("en");
  const manifest = join(ROOT, app, "feature.json");
  return [
    ...LANGUAGES.flatMap((language) =>
      existsSync(join(locales, `${language}.json`))
        ? textProblems(language, read(language), english)
        : [`${language}: ${app} has no texts`],
    ),
    ...usageProblems(await sourcesOf(app), english),
    ...(existsSync(manifest) ? labelProblems(JSON.parse(readFileSync(manifest, "utf8"))) : []),
  ];
}

async function sourcesOf(app: string) {
  const root = join(ROOT, app, "src");
  const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.test\.tsx?$|(^|\/)testing\//.test(file));
  const sources = await Promise.all(
    files.map(async (file) => {
      const path = join(root, file);
      return [relative(ROOT, path), await sourceTexts(file, readFileSync(path, "utf8"))] as const;
    }),
  );
  return new Map(sources);
}
