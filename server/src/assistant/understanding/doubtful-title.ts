import { SENTENCES, TITLE_DOUBTS, type TitleDoubts } from "./title-doubts.ts";

const words = new Intl.Segmenter(undefined, { granularity: "word" });

const lengthOf = (title: string, language: string): number =>
  language === "zh" || language === "ja"
    ? title.length
    : [...words.segment(title)].filter(({ isWordLike = false }) => isWordLike).length;

/** What's written between marks is a name, whatever it says. */
const NAMES = /《[^》]*》|"[^"]*"|“[^”]*”|「[^」]*」|『[^』]*』|«[^»]*»/gu;

/** "Anna, Tom and Raj" are one part of a title. */
const PEOPLE = /(?<=(?<!\p{L})(?:with|w\/|for|and) ?)\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)+,? (?:and|&) \p{Lu}\p{L}+/gu;

const startsUpper = (text: string) => /^\p{Lu}/u.test(text);

/** Whether a title has a weekday in it that's no name: "Sunday Smith" is one. */
const saysWeekday = (title: string, { weekdays }: TitleDoubts): boolean =>
  weekdays !== undefined &&
  [...title.matchAll(weekdays)].some(
    ({ 0: day, index }) => !startsUpper(day) || !startsUpper(title.slice(index + day.length).trimStart()),
  );

/** Where words have no spaces between them, one that's typed parts clauses. */
const PARTED = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu;

/** Whether a title joins what was said in two clauses with a space between them. */
export const joinsClauses = (title: string, said: string): boolean =>
  [...said.matchAll(PARTED)].some(({ index, 0: space }) =>
    title.includes(`${said.charAt(index - 1)}${said.charAt(index + space.length)}`),
  );

/** Whether there may be words in a title that are none of it, so that it's better asked about before it's written. */
export function isDoubtfulTitle(title: string, language: string): boolean {
  const own = language.split("-")[0] ?? "en";
  const doubts = TITLE_DOUBTS[own];
  if (doubts === undefined) return false;
  const told = title.replaceAll(NAMES, " ").replaceAll(PEOPLE, "X").trim();
  return (
    lengthOf(title, own) > doubts.longest ||
    SENTENCES.test(told) ||
    doubts.words.test(told) ||
    saysWeekday(told, doubts)
  );
}
