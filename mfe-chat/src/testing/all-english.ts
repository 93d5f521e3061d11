import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import firstView from "../locales/en.json";

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const FOLDER = join(__dirname, "../locales/en");

/** The feature's English texts, as they are once all its code has loaded. */
export function allEnglish(): Texts {
  const parts = readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Texts);
  return parts.reduce<Texts>(
    (all, part) => ({
      ...all,
      ...Object.fromEntries(Object.entries(part).map(([group, texts]) => [group, { ...all[group], ...texts }])),
    }),
    firstView,
  );
}
