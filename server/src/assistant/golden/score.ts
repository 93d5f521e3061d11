import type { Played } from "./play.ts";

/** How an assistant did in one language. */
export interface Score {
  /** Dialogues whose calendars and memories were right after every turn. */
  readonly right: number;
  /** Turns that wrote anything but what's expected. */
  readonly wrongWrites: number;
  /** Turns that did something else than what's expected, as far as that can be seen. */
  readonly wrongActs: number;
}

export const isRight = ({ turns }: Played) => turns.every(({ outcome }) => outcome === "right");

export function scoreOf(played: readonly Played[]): Score {
  const turns = played.flatMap((each) => each.turns);
  return {
    right: played.filter(isRight).length,
    wrongWrites: turns.filter(({ outcome }) => outcome === "wrong-write").length,
    wrongActs: turns.filter(({ actRight }) => actRight === false).length,
  };
}

const writes = ({ dialogue }: Played) =>
  dialogue.turns.some(
    ({ adds, changes, removes, restores, remembers, forgets }) =>
      (adds ?? changes ?? removes ?? restores ?? remembers ?? forgets) !== undefined,
  );

const part = (some: readonly unknown[], all: readonly unknown[]) =>
  all.length === 0 ? "" : `${some.length}/${all.length}`;

function row(language: string, played: readonly Played[]) {
  const writing = played.filter(writes);
  const turns = played.flatMap((each) => each.turns);
  const seen = turns.filter(({ actRight }) => actRight !== null);
  return {
    language,
    "calendar right": part(played.filter(isRight), played),
    "of those that write": part(writing.filter(isRight), writing),
    "missed turns": turns.filter(({ outcome }) => outcome === "missed").length,
    "wrong writes": scoreOf(played).wrongWrites,
    "acts right, of those seen": part(
      seen.filter(({ actRight }) => actRight === true),
      seen,
    ),
  };
}

/** One row for each language. */
export function byLanguage(played: readonly Played[]) {
  const languages = [...new Set(played.map(({ language }) => language))];
  const rows = languages.map((language) =>
    row(
      language,
      played.filter((each) => each.language === language),
    ),
  );
  return [...rows, row("all", played)];
}

/** Turns with the right calendar, by kind of act and language. */
export function byKind(played: readonly Played[]) {
  const languages = [...new Set(played.map(({ language }) => language))];
  const turns = played.flatMap(({ language, turns }) => turns.map((turn) => ({ language, ...turn })));
  const kinds = [...new Set(turns.map(({ turn }) => turn.act.kind))].sort();
  return kinds.map((kind) => {
    const cells = languages.map((language) => {
      const all = turns.filter((each) => each.language === language && each.turn.act.kind === kind);
      const right = all.filter(({ outcome, actRight }) => outcome === "right" && actRight !== false);
      return [language, part(right, all)];
    });
    return { kind, ...Object.fromEntries(cells) };
  });
}
