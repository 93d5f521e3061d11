import type { OrderTable } from "./order.ts";

const SHORTEST_NAME = 2;

/** How somebody may call an event: by its title, by the end of that, or by what's before "of" or "with" in it. */
function namesOf(title: string): string[] {
  const heads = [...title.matchAll(/(?<=^.{2,})[のと的\s]/gu)].map(({ index }) => title.slice(0, index));
  const tails = Array.from({ length: Math.max(0, title.length - SHORTEST_NAME) }, (_, at) => title.slice(at + 1));
  return [title, ...tails, ...heads].filter((name) => name.length >= SHORTEST_NAME);
}

/** Whether two parts of a text may be one word: 会議 and 室. */
const areOneWord = (one: string, other: string) =>
  /\p{Script=Han}$/u.test(one) && /^(?:\p{Script=Han}|さん|費|代)/u.test(other);
/** What makes another word of the one before it. */
const ENDING = /^(?:[室前後用費代者員場屋店係長品券先中側表券室料]|さん|予約|資料|準備|会場)/u;

/** Whether a text names an event and otherwise only says why it's about that, without anything between: 土曜のバーベキュー雨っぽいから. */
export function isBesideReason(said: string, title: string, { why }: Pick<OrderTable, "why">): boolean {
  if (why === undefined) return false;
  const whole = said.trim();
  return namesOf(title).some((name) => {
    const at = whole.indexOf(name);
    if (at === -1) return false;
    const [before, after] = [whole.slice(0, at).trim(), whole.slice(at + name.length).trim()];
    if (before === "" && after === "") return false;
    const isApart =
      new RegExp(`^(?:${why.begins})`, "u").test(after) ||
      (name === title ? !ENDING.test(after) : !areOneWord(name, after));
    return isApart && is(why.before, before) && is(why.after, after);
  });
}

const is = (source: string, text: string) => text === "" || new RegExp(`^(?:${source})$`, "iu").test(text);
