import { Refusal } from "../protocol/error-info.ts";

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1_000;

/** One page of a list, and the `Link` header for the next. */
export interface Page<Item> {
  readonly items: Item[];
  readonly link: string;
}

/** A whole number from the query. @throws AblyError 40003 */
export function whole(query: URLSearchParams, name: string, fallback: number): number {
  const value = query.get(name);
  if (value === null || value === "") return fallback;
  if (!/^\d{1,16}$/.test(value)) throw Refusal.badParameter(`${name} must be a whole number`);
  return Number(value);
}

/** The SDK only follows links of the form `./{last segment}?{query}` whose values are fully percent-encoded. */
function relation(query: URLSearchParams, cursor: string | undefined, path: string, rel: string): string {
  const pairs = [...query].filter(([name]) => name !== "cursor");
  if (cursor !== undefined) pairs.push(["cursor", cursor]);
  const text = pairs.map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
  return `<./${path}?${text}>; rel="${rel}"`;
}

/**
 * Takes a page out of `items`, which must be in the requested order.
 * @param keyOf each item's key, which the next page uses to find its place
 * @param isAfter whether an item comes after the place that a key names
 * @throws AblyError 40003 if the limit isn't a number from 1 to 1,000
 */
export function page<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  path: string,
  keyOf: (item: Item) => string,
  isAfter: (item: Item, key: string) => boolean,
): Page<Item> {
  const limit = whole(query, "limit", DEFAULT_LIMIT);
  if (limit < 1 || limit > MAX_LIMIT) throw Refusal.badParameter(`limit must be 1 to ${MAX_LIMIT}`);
  const cursor = query.get("cursor") ?? undefined;
  const rest = cursor === undefined ? items : items.filter((item) => isAfter(item, cursor));
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  const links = [relation(query, undefined, path, "first"), relation(query, cursor, path, "current")];
  if (rest.length > shown.length && last !== undefined) links.push(relation(query, keyOf(last), path, "next"));
  return { items: shown, link: links.join(", ") };
}
