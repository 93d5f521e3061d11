import { isAgainst, isConditional } from "../beyond/beyond-rules.ts";
import type { Reading } from "../intent.ts";
import { perReading } from "../per-reading.ts";
import { findTime } from "../when.ts";
import { amountOf, isTimeAlone } from "./amounts.ts";
import type { Order, OrderAct, OrderTable } from "./order.ts";
import { orderTableFor } from "./order-tables.ts";

const SLOTS = ["event", "to", "by", "text"] as const;
/** Reading an order takes time in proportion to the square of its length. */
const LONGEST = 500;
/** How many ways to part a sentence are tried. */
const SPLITS = 24;

interface Compiled {
  readonly polite: readonly RegExp[];
  /** The table's sentences as patterns, by how long the first part is at least. */
  pattern(sentence: number, atLeast: number): RegExp;
}

const compiled = new WeakMap<OrderTable, Compiled>();

/** Parts are as short as can be, the first one from `atLeast` characters on. */
function patternOf(source: string, atLeast: number): RegExp {
  let isFirst = true;
  const parts = source.replaceAll(/\{([a-z]+)\}/g, (_, slot: string) => {
    const rest = isFirst ? `.{${Math.max(0, atLeast - 1)},}?` : ".*?";
    isFirst = false;
    return `(?<${slot}>\\S${rest})`;
  });
  return new RegExp(`^(?:${parts})$`, "iu");
}

function compile(table: OrderTable): Compiled {
  const known = compiled.get(table);
  if (known !== undefined) return known;
  const patterns = new Map<string, RegExp>();
  const made: Compiled = {
    polite: [
      new RegExp(`^(?:${table.before})${table.spaced ? "(?:[\\s,:.!]+|$)" : "[\\s,，、。:.!]*"}`, "iu"),
      new RegExp(`${table.spaced ? "(?:^|[\\s,]+)" : "[\\s,，、]*"}(?:${table.after})$`, "iu"),
    ],
    pattern(sentence, atLeast) {
      const key = `${sentence} ${atLeast}`;
      const pattern = patterns.get(key) ?? patternOf(table.sentences[sentence]?.[1] ?? "(?!)", atLeast);
      patterns.set(key, pattern);
      return pattern;
    },
  };
  compiled.set(table, made);
  return made;
}

/** The text without what's said before and after it out of politeness, and without its last full stops. A long text is left as it is: it's no order. */
export function plainOrder(text: string, table: OrderTable): string {
  const { polite } = compile(table);
  let left = text.trim();
  if (left.length > LONGEST) return left;
  for (;;) {
    const next = polite.reduce((rest, pattern) => rest.replace(pattern, "").trim(), left.replace(STOPS, ""));
    if (next === left || next === "") return left;
    left = next;
  }
}

/** Whether quotes that begin in a part end there, too. */
const isWhole = (part = "") =>
  QUOTES.every(([begin = "", end = ""]) => part.split(begin).length === part.split(end).length);
const QUOTES = ["“”", "「」", "『』", "《》", "«»"] as const;

/** Whether a number is parted: 13時 and 15分前 have no event called 1. */
const partsNumber = ({ event = "", to = "", by = "" }: Order, said: string): boolean =>
  /\d$/.test(event) && [to, by].some((part) => /^\d/.test(part) && said.includes(`${event}${part}`));

/** A place that's asked for is none to put down: "at which room?" */
const ASKS_WHERE =
  /[哪啥]|什么|什麼|どこ|どの|どちら|何(?:処|階|号室)|어디|무슨|어느|(?<!\p{L})(?:where|which|what|đâu|nào|gì|wo|wohin|welche[mnrs]?|où|quel(?:le)?|dónde|cuál|dove|quale|onde|qual|где|куда|как(?:ой|ом|ая))(?!\p{L})/iu;

function fits(order: Order, said: string, reading: Reading, table: OrderTable): boolean {
  if (partsNumber(order, said)) return false;
  if (!isWhole(order.event) || !isWhole(order.text)) return false;
  if (order.to !== undefined && !isTimeAlone(order.to, reading, table)) return false;
  if (order.act === "place" && (ASKS_WHERE.test(order.text ?? "") || isTimeAlone(order.text ?? "", reading, table)))
    return false;
  return order.by === undefined || amountOf(order.by, reading, table) !== null;
}

/** What a text orders about an event that there is; null if it's no such order. */
export const readOrder: (text: string, reading: Reading) => Order | null = perReading((text, reading) => {
  const table = orderTableFor(reading.language);
  if (table === null || text.length > LONGEST) return null;
  if (isAgainst(text, reading.language) || isConditional(text, reading.language)) return null;
  const said = text.trim().replace(STOPS, "");
  const plain = plainOrder(said, table);
  if (new RegExp(`^(?:${table.asks ?? "(?!)"})$`, "iu").test(plain)) return null;
  const order = readPlain(plain, reading, table) ?? readPlain(said, reading, table);
  const isOneClause = order !== null && !/[,，]|\snên\s/u.test(order.event ?? "");
  return isOneClause ? order : (afterReason(plain, reading, table) ?? afterReason(said, reading, table) ?? order);
});

/** A reason may itself have one. */
const PARTED_BY_COMMA = /^(?<reason>[^,;，；]{2,})[,;，；]+\s*(?<order>.{2,})$/u;
const CLAUSES = /^(?<reason>.{2,}?)(?:[,;.!，。；、！]+\s*|\s+(?:so|nên|vậy nên)\s+)(?<order>.{2,})$/u;

/** An order that follows why it's given. The day is mostly told with that. */
const afterReason = (said: string, reading: Reading, table: OrderTable): Order | null =>
  orderAfter(CLAUSES, said, reading, table) ?? orderAfter(PARTED_BY_COMMA, said, reading, table);

function orderAfter(clauses: RegExp, said: string, reading: Reading, table: OrderTable): Order | null {
  const { reason, order: ordered } = clauses.exec(said)?.groups ?? {};
  if (table.reason === undefined || reason === undefined || ordered === undefined) return null;
  const order = readPlain(plainOrder(ordered, table), reading, table);
  const named = eventIn(reason, table);
  const isReason = named !== undefined || new RegExp(`^(?:${table.reason})$`, "iu").test(reason);
  if (!isReason && (order === null || !isCertain(order) || findTime(reason, reading).isSaid)) return null;
  const isIt = new RegExp(`^(?:${table.it})$`, "iu").test(order?.event ?? "");
  const isUnnamed = order?.event === undefined && order !== null && ONLY_OF_EVENTS.has(order.act);
  if (order !== null && (isIt || isUnnamed) && named !== undefined) return { ...order, event: named };
  if (order?.event === undefined || findTime(order.event, reading).isSaid) return order;
  return { ...order, event: `${order.event} ${findTime(reason, reading).told}`.trim() };
}

const ONLY_OF_EVENTS: ReadonlySet<OrderAct> = new Set(["move", "later", "earlier", "cancel", "rename"]);

/** The event that a reason names. */
export const eventIn = (reason: string, { reasonOf = "(?!)" }: OrderTable): string | undefined =>
  new RegExp(`^(?:${reasonOf})$`, "iu").exec(reason)?.groups?.["event"];

/** Whether it can only be an order about an event, whatever's said before it. */
const isCertain = ({ act, event, isTold }: Order) => ONLY_OF_EVENTS.has(act) && event !== undefined && isTold !== true;

const STOPS = /[\s.!?。！？、，~～]+$/u;

function readPlain(said: string, reading: Reading, table: OrderTable): Order | null {
  const { pattern } = compile(table);
  for (const [sentence, [act, source, kind]] of table.sentences.entries()) {
    const first = /\{([a-z]+)\}/.exec(source)?.[1] ?? "";
    let atLeast = 1;
    for (let tries = 0; tries < SPLITS; tries += 1) {
      const found = pattern(sentence, atLeast).exec(said);
      if (found === null) break;
      const order = {
        ...orderIn(act, found.groups ?? {}),
        ...(kind === "told" && { isTold: true as const }),
        ...(kind === "either" && { isEither: true as const }),
      };
      const when = found.groups?.["when"];
      // What's told is one clause.
      if (order.isTold === true && /[,;，；]/u.test(order.event ?? "")) break;
      // What's told of a place may go on with when it is: "yoga is in the park on Friday".
      const isTimed =
        (kind === "timeless" || (kind === "told" && act === "place")) && findTime(order.text ?? "", reading).isSaid;
      const isSo = !isTimed && (when === undefined || isTimeAlone(when, reading, table));
      if (isSo && fits(order, said, reading, table)) return order;
      const part = found.groups?.[first];
      if (part === undefined) break;
      atLeast = part.length + 1;
    }
  }
  return null;
}

/** When something no longer is, said after when it is: "Tuesday instead of Monday". */
const INSTEAD_OF =
  /,?\s+(?:instead of|rather than|statt|anstatt|en vez del?|en lugar del?|au lieu d[eu]|invece d[ie]l?|anziché|em vez d[aeo]|em lugar d[aeo]|вместо|а не|thay vì|thay cho|chứ không phải)\s+\S.{0,30}$/iu;

function orderIn(
  act: OrderAct,
  { when, event: named, scope, ...rest }: Readonly<Record<string, string | undefined>>,
): Order {
  const event = scope === undefined ? named : `${named ?? ""} ${scope}`;
  const groups: Readonly<Record<string, string | undefined>> = {
    ...rest,
    event: when === undefined ? event : `${when} ${event ?? ""}`,
  };
  const parts = SLOTS.flatMap((slot) => {
    const said = groups[slot];
    const part = slot === "to" ? said?.replace(INSTEAD_OF, "") : said;
    return part === undefined ? [] : [[slot, part.trim()] as const];
  });
  return { act, ...Object.fromEntries(parts) };
}
