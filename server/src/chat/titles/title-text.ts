import { isBlank } from "../../text/blank.ts";
import { oneLine } from "../../text/clean-line.ts";
import { titleFrom } from "../conversations/excerpts.ts";

/** What some models think before they answer. */
const THOUGHTS = /<think>[\s\S]*?(?:<\/think>|$)/gi;
const TAGS = /<\/?[a-z!][^<>]*>/gi;
const LINKS = /!?\[([^[\]]*)\]\([^()]*\)/g;
const MARKERS = /[*_~`|\\]+|^\s*(?:#+|>+|[-+•])\s+/g;
const NAMED = /^(?:title|titel|titre|título|titolo|заголовок|标题|標題|タイトル|제목|tiêu đề)\s*[:：]\s*/i;
const QUOTES = "\"'“”„‟‘’‚«»‹›「」『』《》";
const OPENING = new RegExp(`^[\\s${QUOTES}]+`, "u");
const CLOSING = new RegExp(`(?<![\\s.。${QUOTES}])[\\s.。${QUOTES}]+$`, "u");

/** A title as a model has written it, as one line of plain text, not longer than other titles. Null when nothing's left. */
export function cleanTitle(written: string): string | null {
  const plain = written.toWellFormed().replaceAll(THOUGHTS, "").replaceAll(TAGS, "").replaceAll(LINKS, "$1");
  const line = plain
    .split(/[\r\n\u2028\u2029]+/u)
    .map((each) => oneLine(each.replaceAll(MARKERS, "")).replace(NAMED, ""))
    .map((each) => each.replace(OPENING, "").replace(CLOSING, ""))
    .find((each) => !isBlank(each));
  return line === undefined ? null : titleFrom(line);
}
