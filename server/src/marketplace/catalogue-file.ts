import { CatalogueItem } from "./catalogue-item.ts";
import { CsvError, parseCsv } from "./csv.ts";
import type { CsvRecord } from "./csv.ts";
import { elementLines, JsonListError } from "./json-list.ts";

export type CatalogueProblem = { readonly line: number; readonly message: string };

/** The catalogue file can't be loaded; says what's wrong on which lines. */
export class CatalogueError extends Error {
  override readonly name = "CatalogueError";
  readonly problems: readonly CatalogueProblem[];

  constructor(problems: readonly CatalogueProblem[]) {
    super(problems.map(({ line, message }) => `line ${line}: ${message}`).join("\n"));
    this.problems = problems;
  }
}

/** Maximum problems reported at once. */
const MAX_PROBLEMS = 20;
/** Columns of a CSV file, in any order; the optional ones may be left out. */
const COLUMNS = {
  sku: "sku",
  name: "name",
  description: "description",
  category: "category",
  supplier: "supplier",
  "[images]": "images",
  unit: "unit",
  currency: "currency",
  price_tiers: "priceTiers",
  minimum_order_quantity: "minimumOrderQuantity",
  case_pack: "casePack",
  stock: "stock",
  "[rating]": "rating",
  "[listed_on]": "listedOn",
} as const;
type Field = (typeof COLUMNS)[keyof typeof COLUMNS];

/**
 * Parses a catalogue: either CSV with a header line, prices as space-separated `from:minor units` and space-separated images,
 * or a JSON list of objects with the fields of `CatalogueItem`.
 * @throws CatalogueError naming each invalid line, up to twenty
 */
export function parseCatalogue(text: string, format: "csv" | "json"): CatalogueItem[] {
  const problems: CatalogueProblem[] = [];
  const items: CatalogueItem[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, value } of format === "csv" ? csvValues(text) : jsonValues(text)) {
    const parsed = CatalogueItem.safeParse(value);
    if (!parsed.success) {
      problems.push(
        ...parsed.error.issues.map((issue) => ({ line, message: `${where(issue.path)}: ${issue.message}` })),
      );
    } else if (lineOf.has(parsed.data.sku)) {
      problems.push({ line, message: `sku: ${parsed.data.sku} stands on line ${lineOf.get(parsed.data.sku)} already` });
    } else {
      lineOf.set(parsed.data.sku, line);
      items.push(parsed.data);
    }
  }
  if (problems.length > 0) throw new CatalogueError(problems.slice(0, MAX_PROBLEMS));
  return items;
}

type Value = { readonly line: number; readonly value: unknown };

const where = (path: readonly PropertyKey[]) => (path.length === 0 ? "product" : path.map(String).join("."));

function csvValues(text: string): Value[] {
  const [header, ...records] = csvRecords(text);
  if (header === undefined) throw new CatalogueError([{ line: 1, message: "The file is empty" }]);
  const fields = header.fields.map((name) => fieldOf(name.trim(), header.line));
  const missing = Object.entries(COLUMNS).find(([name, field]) => !name.startsWith("[") && !fields.includes(field));
  if (missing !== undefined) {
    throw new CatalogueError([{ line: header.line, message: `The column ${missing[0]} is missing` }]);
  }
  return records.map(({ line, fields: cells }) => {
    if (cells.length !== fields.length) {
      throw new CatalogueError([{ line, message: `Has ${cells.length} fields instead of ${fields.length}` }]);
    }
    return {
      line,
      value: Object.fromEntries(fields.map((field, index) => [field, valueOf(field, cells[index] ?? "")])),
    };
  });
}

function csvRecords(text: string): CsvRecord[] {
  try {
    return parseCsv(text);
  } catch (error) {
    if (error instanceof CsvError) throw new CatalogueError([{ line: error.line, message: error.message }]);
    throw error;
  }
}

function fieldOf(column: string, line: number): Field {
  const found = Object.entries(COLUMNS).find(([name]) => name.replaceAll(/[[\]]/g, "") === column);
  if (found === undefined) throw new CatalogueError([{ line, message: `The column ${column} is not known` }]);
  return found[1];
}

function valueOf(field: Field, cell: string): unknown {
  const text = cell.trim();
  switch (field) {
    case "priceTiers":
      return text.split(/\s+/).map((tier) => {
        const [from = "", unitPrice = ""] = tier.split(":");
        return { from: numberOf(from), unitPrice: numberOf(unitPrice) };
      });
    case "images":
      return text === "" ? [] : text.split(/\s+/);
    case "minimumOrderQuantity":
    case "casePack":
    case "stock":
      return numberOf(text);
    case "rating":
      return text === "" ? null : numberOf(text);
    case "listedOn":
      return text === "" ? undefined : text;
    case "sku":
    case "name":
    case "description":
    case "category":
    case "supplier":
    case "unit":
    case "currency":
      return text;
  }
}

/** NaN, which every schema rejects, for text that isn't a decimal number. */
const numberOf = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

function jsonValues(text: string): Value[] {
  try {
    const lines = elementLines(text);
    const values = JSON.parse(text.replace(/^\ufeff/, "")) as unknown[];
    return values.map((value, index) => ({ line: lines[index] ?? 1, value }));
  } catch (error) {
    if (error instanceof JsonListError) throw new CatalogueError([{ line: error.line, message: error.message }]);
    if (error instanceof SyntaxError) throw new CatalogueError([{ line: 1, message: error.message }]);
    throw error;
  }
}
