import type { DayPart, DaySpec, Marker } from "./saying.ts";
import { phraseOf, type Item, type MarkerItem, type Phrase } from "./phrases.ts";

/** Phrases by what they're for. */
export interface Roles {
  /** When it happens. */
  readonly main: readonly Phrase[];
  /** From the first to the second; one of them may have days, the other only times. */
  readonly range: readonly [Phrase, Phrase] | null;
  readonly until: { readonly phrase: Phrase; readonly month: NonNullable<Marker["month"]> } | null;
  /** Where a series begins. */
  readonly from: Phrase | null;
  readonly except: readonly Phrase[];
  /** "Friday or Monday". */
  readonly alternatives: boolean;
  /** Markers that were understood. */
  readonly markers: readonly MarkerItem[];
  /** Something about the time wasn't understood: an end without a day, an exception that's no day, "3 and 5". */
  readonly unread: boolean;
}

const isMarker = (item: Item | undefined): item is MarkerItem & { beside: boolean } =>
  item !== undefined && "marker" in item;
const isPhrase = (item: Item | undefined): item is Phrase & { beside: boolean } =>
  item !== undefined && !("marker" in item);

const saysDay = ({ days, period }: Phrase) => days.length > 0 || period !== null;
const saysWhen = (phrase: Phrase) => saysDay(phrase) || phrase.clocks.length > 0;

const saysWeekday = ({ days, every }: Phrase) =>
  days.some(({ kind }) => kind === "weekday") || every.some((each) => each.days?.length === 1);

/** "Every Monday to Friday at 9", "Monday to Friday at 9 every week". */
const isWeekdayRange = (left: Phrase, right: Phrase) =>
  saysWeekday(left) &&
  saysWeekday(right) &&
  left.clocks.length === 0 &&
  [...left.every, ...right.every].every(({ nth }) => nth === undefined);

/** Whether a marker that found no place among the times beside it leaves doubts. */
function isDoubtful(text: string, items: readonly Item[], index: number): boolean {
  const item = items[index];
  if (!isMarker(item)) return false;
  const [left, right] = [operand(items, index, true), operand(items, index, false)];
  const after = text.slice(item.fragments[0].to);
  if (item.marker.kind === "until" || item.marker.kind === "except")
    return left !== null || right !== null || (item.marker.after === true && /^\s*(?:$|[,、。.])/u.test(after));
  if (item.marker.kind === "from") return false;
  return left !== null && (right !== null || /^\s*\d/.test(after));
}

const isRange = (left: Phrase, right: Phrase) =>
  right.every.every(({ days }) => days === undefined) &&
  ((left.clocks.length > 0 && right.clocks.length > 0) ||
    (left.clocks.length === 0 && right.clocks.length === 0 && left.days.length > 0 && right.days.length > 0));

/** The phrase that a marker is about. */
function operand(items: readonly Item[], index: number, after: boolean): Phrase | null {
  const item = after ? items[index - 1] : items[index + 1];
  const beside = after ? items[index]?.beside : item?.beside;
  return isPhrase(item) && beside === true ? item : null;
}

/** "Fridays", which would be a series on their own. */
const namesWeekdays = ({ every }: Phrase) => every.some(({ freq, days }) => freq === "WEEKLY" && days !== undefined);

/** The days beside a marker, and what else stands there: "except wednesday | at 9:15". */
function parted({ fragments }: Phrase, after: boolean): { days: Phrase; rest: Phrase | null } {
  const ordered = after ? fragments.toReversed() : fragments;
  const isSeries = ordered[0]?.saying.every !== undefined;
  const other = ordered.findIndex(
    ({ saying: { day, period, every, glue } }) =>
      !glue && (isSeries ? every?.days === undefined : every !== undefined || (day ?? period) === undefined),
  );
  if (other <= 0) return { days: phraseOf(fragments), rest: null };
  const [days, rest] = [ordered.slice(0, other), ordered.slice(other)].map((part) =>
    phraseOf(after ? part.toReversed() : part),
  );
  return days === undefined || rest === undefined ? { days: phraseOf(fragments), rest: null } : { days, rest };
}

/** `text`: what the items are from. */
export function rolesOf(items: readonly Item[], text: string): Roles {
  const recurring = items.some((item) => isPhrase(item) && item.every.length > 0);
  const taken = new Set<Phrase>();
  const markers: MarkerItem[] = [];
  const except: Phrase[] = [];
  const excepted = new Set<Phrase>();
  let range: Roles["range"] = null;
  let until: Roles["until"] = null;
  let from: Phrase | null = null;
  let alternatives = false;

  const more: Phrase[] = [];
  const take = (item: MarkerItem, ...phrases: Phrase[]) => {
    markers.push(item);
    for (const phrase of phrases) taken.add(phrase);
  };
  /** Takes the days of a phrase, and leaves the rest of it to when it happens. */
  const takeDays = (item: MarkerItem, phrase: Phrase): Phrase => {
    const { days, rest } = parted(phrase, item.marker.after === true);
    if (rest !== null) more.push(rest);
    take(item, phrase);
    return days;
  };

  for (const [index, item] of items.entries()) {
    if (!isMarker(item)) continue;
    const { marker } = item;
    const left = operand(items, index, true);
    const right = operand(items, index, false);
    const own = marker.after ? left : right;
    if (marker.kind === "to") {
      const both = left !== null && right !== null;
      if (range === null && both && (isRange(left, right) || (recurring && isWeekdayRange(left, right)))) {
        range = [left, right];
        take(item, left, right);
      } else if (marker.after && recurring && left !== null && saysDay(left) && left.every.length === 0) {
        from = takeDays(item, left);
      } else if (marker.after && left !== null) take(item);
      else if (recurring && right !== null && saysDay(right) && right.every.length === 0) {
        until = { phrase: takeDays(item, right), month: marker.month ?? "in" };
      } else if (marker.open && left !== null && right === null && saysWhen(left)) take(item);
    } else if (marker.kind === "until" && own !== null) {
      if (range !== null && range[1] === own) take(item);
      else if (recurring && saysDay(own)) {
        until = { phrase: takeDays(item, own), month: marker.month ?? "in" };
      } else if (!marker.after && range === null && left !== null && isRange(left, own)) {
        range = [left, own];
        take(item, left, own);
      }
    } else if (marker.kind === "from" && own !== null) {
      const next = items[index + 2];
      const begins = !marker.after && isMarker(next) && next.beside && ["to", "until"].includes(next.marker.kind);
      if (recurring && saysDay(own) && own.every.length === 0 && !begins && !taken.has(own)) {
        from = takeDays(item, own);
      } else take(item);
    } else if (marker.kind === "except" && own !== null && (saysDay(own) || namesWeekdays(own))) {
      excepted.add(own);
      except.push(takeDays(item, own));
    } else if (marker.kind === "or" && left !== null && right !== null && saysWhen(left) && saysWhen(right)) {
      alternatives = true;
      take(item);
    } else if (marker.kind === "and" && left !== null && right !== null && (saysDay(right) || namesWeekdays(right))) {
      if (excepted.has(left)) {
        except.push(takeDays(item, right));
      } else if (recurring && saysDay(left)) take(item);
    }
  }
  const main = items.filter(isPhrase).filter((phrase) => !taken.has(phrase));
  const read: ReadonlySet<Item> = new Set(markers.map((marker) => marker as Item));
  const unread =
    items.some((item, index) => !read.has(item) && isDoubtful(text, items, index)) ||
    except.some(
      (phrase) =>
        phrase.days.length === 0 &&
        !namesWeekdays(phrase) &&
        (phrase.period?.unit !== "weekend" || phrase.period.ahead !== null),
    );
  return { main: [...main, ...more], range: begunOn(main, range), until, from, except, alternatives, markers, unread };
}

/** "Tomorrow … from 7pm to Saturday 7am": the range begins on the day that's named outside of it. */
function begunOn(main: readonly Phrase[], range: Roles["range"]): Roles["range"] {
  const [own, ...others] = main.filter(({ days }) => days.length > 0);
  if (range === null || own === undefined || others.length > 0 || own.days.length > 1) return range;
  const [begins, ends] = range;
  const isLater = begins.days.length === 0 && ends.days.length === 1 && ends.days[0]?.kind !== "day-after";
  return isLater && JSON.stringify(own.days) !== JSON.stringify(ends.days)
    ? [{ ...begins, days: own.days }, ends]
    : range;
}

/** The part of the day that several phrases tell, if they don't contradict each other. */
export function partOf(phrases: readonly Phrase[]): DayPart | null {
  return phrases.find(({ part }) => part !== null)?.part ?? null;
}

/** Days named more than once count once. */
export const distinctDays = (phrases: readonly Phrase[]): DaySpec[] => {
  const seen = new Map<string, DaySpec>();
  for (const day of phrases.flatMap(({ days }) => days)) seen.set(JSON.stringify(day), day);
  return [...seen.values()];
};
