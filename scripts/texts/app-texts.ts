import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { SUPPORTED_LANGUAGES, type TextLanguage, textLanguage } from "@atrium/shared-contracts/spec";
import { ROOT } from "../command/run.ts";
import { labelProblems } from "./label-problems.ts";
import { sourceTexts } from "./source-texts.ts";
import { partProblems } from "./text-parts.ts";
import { textProblems } from "./text-problems.ts";
import { type TextTree, type Texts, flatten } from "./text-tree.ts";
import { usageProblems } from "./usage-problems.ts";

/** An app with its own texts. */
export interface TextApp {
  readonly app: string;
  /** The folder of its texts. */
  readonly locales: string;
  /** The folder of the code that uses them. */
  readonly sources: string;
}

const LOCALES = ["shell/src/core/language/locales", "*/src/locales", "server/src/assistant/locales"];

/** Shell and features, and the part of the server that talks with people: what has a folder of texts. */
export const APPS: readonly TextApp[] = globSync(LOCALES, { cwd: ROOT })
  .map((locales) => ({
    app: locales.split("/")[0] ?? "",
    locales: join(ROOT, locales),
    sources: join(ROOT, locales.startsWith("server/") ? dirname(locales) : locales.replace(/(?<=\/src)\/.*$/, "")),
  }))
  .toSorted((a, b) => (a.app < b.app ? -1 : 1));

/** Every language for which each app has a file of texts. */
export const TEXT_LANGUAGES: readonly TextLanguage[] = [...new Set(SUPPORTED_LANGUAGES.map(textLanguage))];

/** All problems with one app's texts, one line each. */
export async function appProblems(app: TextApp): Promise<string[]> {
  const texts = TEXT_LANGUAGES.flatMap((language) => languageProblems(app, language));
  return [...texts, ...(await appUsageProblems(app)), ...(await appPartProblems(app)), ...appLabelProblems(app)];
}

/** Problems with one app's texts in one language. */
export function languageProblems(app: TextApp, language: TextLanguage): string[] {
  if (filesOf(app, language).length === 0) return [`${language}: ${app.app} has no texts`];
  return textProblems(language, read(app, language), read(app, "en"));
}

/** Mismatches between an app's texts and its sources. */
export async function appUsageProblems(app: TextApp): Promise<string[]> {
  return usageProblems(await sourcesOf(app), read(app, "en"));
}

/** A feature's texts that aren't there yet when code asks for them, or that come earlier than they need to. The shell loads its own differently. */
export async function appPartProblems(app: TextApp): Promise<string[]> {
  const first = filesOf(app, "en").find((file) => file.endsWith("/en.json"));
  if (first === undefined) return [];
  const inApp = (file: string) => relative(app.sources, file);
  const sources = await sourcesOf(app);
  return partProblems({
    sources: new Map([...sources].map(([source, texts]) => [inApp(join(ROOT, source)), texts])),
    english: new Map(filesOf(app, "en").map((file) => [inApp(file), readFile(file)])),
    first: inApp(first),
  });
}

/** Problems with the labels in an app's feature.json. The shell has none. */
export function appLabelProblems({ app }: TextApp): string[] {
  const manifest = join(ROOT, app, "feature.json");
  return existsSync(manifest) ? labelProblems(JSON.parse(readFileSync(manifest, "utf8"))) : [];
}

/** Every text of every app that's the same in this language as in English, including labels in feature.json. */
export function sameAsEnglish(language: TextLanguage): ReadonlySet<string> {
  const texts = APPS.flatMap((app) => {
    const english = read(app, "en");
    return [...read(app, language)].filter(([key, text]) => english.get(key) === text).map(([, text]) => text);
  });
  return new Set([...texts, ...APPS.flatMap((app) => sameLabels(app, language))]);
}

function sameLabels({ app }: TextApp, language: TextLanguage): string[] {
  const manifest = join(ROOT, app, "feature.json");
  const same: string[] = [];
  if (existsSync(manifest)) {
    JSON.parse(readFileSync(manifest, "utf8"), (_, value: unknown) => {
      if (typeof value === "object" && value !== null && "en" in value) {
        const label = value as Readonly<Record<string, string>>;
        if (label["en"] !== undefined && label[language] === label["en"]) same.push(label["en"]);
      }
      return value;
    });
  }
  return same;
}

/** A language's texts are in one file, or in several in a folder, as the shell's English ones are. */
const filesOf = ({ locales }: TextApp, language: TextLanguage): string[] =>
  globSync([`${language}.json`, `${language}/*.json`], { cwd: locales }).map((file) => join(locales, file));
const readFile = (file: string): Texts => flatten(JSON.parse(readFileSync(file, "utf8")) as TextTree);
const read = (app: TextApp, language: TextLanguage): Texts =>
  new Map(filesOf(app, language).flatMap((file) => [...readFile(file)]));

async function sourcesOf({ sources: root }: TextApp) {
  const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.test\.tsx?$|(^|\/)testing\//.test(file));
  const sources = await Promise.all(
    files.map(async (file) => {
      const path = join(root, file);
      return [relative(ROOT, path), await sourceTexts(file, readFileSync(path, "utf8"))] as const;
    }),
  );
  return new Map(sources);
}
