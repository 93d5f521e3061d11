import { and, count, desc, eq, getTableColumns, gt, gte, ilike, lte, type SQL, sql } from "drizzle-orm";
import { DEFAULT_LANGUAGE, type Language } from "@atrium/shared-contracts/spec";
import type { ProductQuery } from "@atrium/shared-contracts/wire";
import { holding, literal } from "../text/like-pattern.ts";
import { invalidSearch } from "./invalid-search.ts";
import type { Database } from "../database/database.ts";
import { after, cursorOf, type Order, orderBy, placeOf } from "../database/keyset.ts";
import { pageOf } from "../paging/page.ts";
import { products } from "./tables.ts";
import { searchPhrases } from "./words/search-phrases.ts";

/** The filters of a product list. */
export type ProductSearch = ProductQuery;
type Filter = "category" | "supplier";

/** Only this many words of a search are used. */
const MAX_WORDS = 12;

const phraseOf = (search: ProductSearch) => search.q?.trim() ?? "";

/** A word without the ending of an English plural, by which names in the singular are found, too. */
const singular = (word: string) => word.replace(/(?<=[a-z]{2,}[a-rt-z])s$/i, "");

/** Every word must appear somewhere in the product; wildcards count as plain characters. */
function words(search: ProductSearch): SQL[] {
  const found = phraseOf(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (found.length > MAX_WORDS) throw invalidSearch("q", `Search for at most ${MAX_WORDS} words`);
  return found.map((word) => ilike(products.searchText, holding(singular(word))));
}

/** The condition of a search, without the filter `except`, to count that filter's other values. */
function conditionOf(search: ProductSearch, except?: Filter): SQL | undefined {
  const { category, supplier, minPrice, maxPrice, inStock } = search;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw invalidSearch("maxPrice", "Must be at least the lowest price");
  }
  return and(
    ...words(search),
    category === undefined || except === "category" ? undefined : eq(products.category, category),
    supplier === undefined || except === "supplier" ? undefined : eq(products.supplier, supplier),
    minPrice === undefined ? undefined : gte(products.unitPrice, minPrice),
    maxPrice === undefined ? undefined : lte(products.unitPrice, maxPrice),
    inStock === undefined ? undefined : inStock ? gt(products.stock, 0) : eq(products.stock, 0),
  );
}

const rating: Omit<Order, "name"> = {
  value: sql`coalesce(${products.rating}, -1)`,
  type: "float8",
  direction: "desc",
};

/** Sorting by relevance without search words puts the best rated first. */
function orderOf(search: ProductSearch): Order {
  const { sort = "relevance", language = DEFAULT_LANGUAGE } = search;
  switch (sort) {
    case "relevance":
      return { name: sort, ...(phraseOf(search) === "" ? rating : relevance(phraseOf(search))) };
    case "rating":
      return { name: sort, ...rating };
    case "name":
      return { name: `${sort} ${language}`, value: rankOf(language), type: "int", direction: "asc" };
    case "price-asc":
      return { name: sort, value: sql`${products.unitPrice}`, type: "int", direction: "asc" };
    case "price-desc":
      return { name: sort, value: sql`${products.unitPrice}`, type: "int", direction: "desc" };
    case "newest":
      return { name: sort, value: sql`${products.createdAt}`, type: "timestamptz", direction: "desc" };
  }
}

const rankOf = (language: Language) => sql`coalesce((${products.nameRanks} ->> ${language}::text)::int, 0)`;

/**
 * Ranks names by whether they're the phrase, begin with it, have it as whole words, or contain it; then scattered words or matches elsewhere. What's
 * called by its category counts more than what's made for it: coffee before cups, oil before soap.
 */
function relevance(phrase: string): Omit<Order, "name"> {
  const text = literal(phrase.split(/\s+/).map(singular).join(" "));
  const name = sql`(' ' || regexp_replace(${products.name}, '[^[:alnum:]]+', ' ', 'g') || ' ')`;
  const head = sql`split_part(${products.name}, ',', 1)`;
  const value = sql`(case when ${products.sku} ilike ${literal(phrase)} then 8000
    when ${name} ilike ${` ${text} %`} or ${name} ilike ${` ${text}s %`} then 3000
    when ${name} ilike ${`% ${text} %`} or ${name} ilike ${`% ${text}s %`} then 2500
    when ${name} ilike ${`% ${text}%`} then 1500
    when ${name} ilike ${`%${text}%`} then 500 else 0 end
    + case when ${head} ilike ${`%${text}`} or ${head} ilike ${`%${text}s`} then 800 else 0 end
    + case when ' ' || ${products.category} || ' ' ilike ${`% ${text} %`} then 1500 else 0 end
    + round(1000 * word_similarity(${phrase}, ${products.name}))::int)`;
  return { value, type: "int", direction: "desc" };
}

const { searchText: _text, unitPrice: _price, nameRanks: _ranks, ...columns } = getTableColumns(products);
export type ProductRow = Omit<typeof products.$inferSelect, "searchText" | "unitPrice" | "nameRanks">;

export async function productById(db: Database, id: string): Promise<ProductRow | undefined> {
  const [row] = await db.select(columns).from(products).where(eq(products.id, id));
  return row;
}

const DEFAULT_LIMIT = 24;
const productId = { column: sql`${products.id}`, type: "text" as const };

/** @throws ApiError `invalid_cursor` */
async function productPage(db: Database, search: ProductSearch): Promise<{ rows: ProductRow[]; nextCursor?: string }> {
  const order = orderOf(search);
  const limit = search.limit ?? DEFAULT_LIMIT;
  const found = await db
    .select({ product: columns, place: placeOf(order) })
    .from(products)
    .where(and(conditionOf(search), after(order, productId, search.cursor)))
    .orderBy(orderBy(order, productId.column))
    .limit(limit + 1);
  const { rows, last } = pageOf(found, limit);
  return {
    rows: rows.map(({ product }) => product),
    ...(last === undefined ? {} : { nextCursor: cursorOf(order, last.place, last.product.id) }),
  };
}

/** Maximum values per facet; the most frequent ones are kept. */
const MAX_FACET_VALUES = 100;

const facetOf = (db: Database, search: ProductSearch, filter: Filter) =>
  db
    .select({ value: products[filter], count: count() })
    .from(products)
    .where(conditionOf(search, filter))
    .groupBy(products[filter])
    .orderBy(desc(count()), products[filter])
    .limit(MAX_FACET_VALUES);

/** The words of the catalogue for what's searched for, in whatever language it is. What nothing fits stays as it is. @throws ApiError `validation_failed` */
export async function cataloguePhrase(
  db: Database,
  { q = "", language = DEFAULT_LANGUAGE }: ProductSearch,
): Promise<string> {
  const phrases = searchPhrases(phraseOf({ q }), language);
  const [only = ""] = phrases;
  if (phrases.length < 2 || words({ q }).length === 0) return only;
  for (const phrase of phrases.filter((each) => each.split(/\s+/).length <= MAX_WORDS))
    if ((await db.$count(products, and(...words({ q: phrase })))) > 0) return phrase;
  return phraseOf({ q });
}

/** A page of products, the total number, and the values available for each filter. @throws ApiError `invalid_cursor`, `validation_failed` */
export async function searchProducts(db: Database, said: ProductSearch) {
  const search = said.q === undefined ? said : { ...said, q: await cataloguePhrase(db, said) };
  // Build this before running any query, so a refused search doesn't leave one running.
  const condition = conditionOf(search);
  const [page, total, categories, suppliers] = await Promise.all([
    productPage(db, search),
    db.$count(products, condition),
    facetOf(db, search, "category"),
    facetOf(db, search, "supplier"),
  ]);
  return { ...page, total, facets: { categories, suppliers } };
}
