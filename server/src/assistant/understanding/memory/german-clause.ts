const SUBJECT =
  "ich|wir|du|er|sie|es|man|(?:mein|meine|unser|unsere) (?:frau|mann|mutter|vater|mama|papa|bruder|schwester|sohn|tochter|kind|kinder|chef|chefin|freund|freundin|oma|opa|katze|hund|auto)|(?:mein|unser|dein|ihr|sein)\\p{Ll}{0,2} (?:\\p{Ll}+ ){0,2}\\p{Lu}[\\p{L}-]+|(?:der|die|das) \\p{Lu}[\\p{L}-]+|\\p{Lu}[\\p{L}-]+(?= )";
/** A clause of one verb at its end: what's joined, or has a clause of its own, has more of them. */
const CLAUSE = new RegExp(
  `^dass (?<subject>${SUBJECT}) (?<middle>(?:(?!(?:und|oder|aber|weil|wenn|als|ob|dass) )[^,;:.!?])*?) ?(?<verb>\\p{Ll}+)$`,
  "u",
);
/** Verbs whose first letters only look like a word that's parted from them. */
const WHOLE =
  /^(?:antwort|arbeit|ander|änder|ärger|angel|atme|ausser|äußer|beicht|einig|herrsch|hinder|hinke|umarm|festig|vorteil)/u;
const PARTED =
  /^(?<first>zurück|zusammen|weiter|vorbei|herum|ab|an|auf|aus|bei|ein|fern|fest|fort|her|hin|los|mit|nach|um|vor|weg|zu)(?<rest>\p{Ll}{3,})$/u;

/** “Dass ich vegan bin” as a sentence of its own: “ich bin vegan”. What it can't tell for certain stays as it is. */
export function mainClause(clause: string): string {
  const { subject, middle = "", verb } = CLAUSE.exec(clause)?.groups ?? {};
  if (subject === undefined || verb === undefined) return clause;
  const { first, rest } = WHOLE.test(verb) ? {} : (PARTED.exec(verb)?.groups ?? {});
  return [subject, rest ?? verb, middle, first].filter(Boolean).join(" ");
}
