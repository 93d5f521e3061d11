import { plain } from "../wording/plain.ts";
import { listed, sentences, type Wording } from "../wording/wording.ts";
import type { FileOutcome } from "./model-files.ts";

type Trouble = "unseen" | "cut" | "leftOut" | "gone" | "password" | "textless" | "broken";

function troubleOf({ content }: FileOutcome): Trouble | null {
  if (content.kind === "image") return null;
  if (content.kind === "text") return content.isWhole ? null : "cut";
  if (content.why === "left-out") return "leftOut";
  return content.why === "demanding" ? "broken" : content.why;
}

/** What a person has to know about files that the model didn't get, or not wholly. Empty if it got them all. */
export function fileNotice(outcomes: readonly FileOutcome[], { t, language }: Wording): string {
  const said: Readonly<Record<Trouble, (names: string) => string>> = {
    unseen: (names) => t("files.unseen", { names }),
    cut: (names) => t("files.cut", { names }),
    leftOut: (names) => t("files.leftOut", { names }),
    gone: (names) => t("files.gone", { names }),
    password: (names) => t("files.password", { names }),
    textless: (names) => t("files.textless", { names }),
    broken: (names) => t("files.broken", { names }),
  };
  const notices = (Object.keys(said) as Trouble[]).map((trouble) => {
    const names = outcomes
      .filter((outcome) => troubleOf(outcome) === trouble)
      .map(({ file }) => `**${plain(file.name)}**`);
    return names.length === 0 ? "" : said[trouble](listed(names, "conjunction", language));
  });
  return sentences(language, ...notices);
}
