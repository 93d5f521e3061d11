import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { Product, ProductPage } from "@atrium/shared-contracts/wire";
import { PRODUCT_SORTS } from "@atrium/shared-contracts/wire";
import { signUp, startTestServer } from "../testing/index.ts";
import type { TestServer, TestUser } from "../testing/index.ts";
import { loadCatalogue, loadSampleWhenEmpty, sampleFile } from "./catalogue-loader.ts";
import { rankNamesOnce, storeCatalogue } from "./catalogue-store.ts";
import { imagesDirectory } from "./product-images.ts";
import { productIdOf } from "./catalogue-item.ts";
import type { CatalogueItem } from "./catalogue-item.ts";

let server: TestServer;
let ada: TestUser;
let all: Product[];

const odd = (sku: string, name: string, changes: Partial<CatalogueItem> = {}): CatalogueItem => ({
  sku,
  name,
  description: "",
  category: "Oddities",
  supplier: "Odd & Sons",
  images: [],
  unit: "piece",
  currency: "EUR",
  priceTiers: [{ from: 1, unitPrice: 100 }],
  minimumOrderQuantity: 1,
  casePack: 1,
  stock: 5,
  rating: null,
  ...changes,
});

beforeAll(async () => {
  server = await startTestServer();
  ada = await signUp(server);
  const { db } = server.database;
  // Like two servers starting on one database.
  await Promise.all([loadSampleWhenEmpty(db, server.log), loadSampleWhenEmpty(db, server.log)]);
  await storeCatalogue(db, [
    odd("ODD-1", "100 % Wool_Blanket"),
    odd("ODD-2", String.raw`Back\slash`),
    odd("ODD-3", "1000 Wool Blankets", { stock: 0 }),
    odd("ODD-4", "Straße 茶 чай"),
  ]);
  all = await everything("limit=100");
}, 120_000);
afterAll(() => server.close());

const path = (query: string) => `/api/marketplace/products?${query}`;
const search = async (query: string): Promise<ProductPage> => {
  const answer = await ada.call<ProductPage>("GET", path(query));
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
};
const names = async (q: string) =>
  (await search(`limit=100&q=${encodeURIComponent(q)}`)).products
    .map(({ name }) => name)
    .sort((a, b) => (a < b ? -1 : 1));

/** Fetches all pages of a search. */
async function everything(query: string): Promise<Product[]> {
  const found: Product[] = [];
  let cursor: string | undefined;
  do {
    const page = await search(`${query}${cursor === undefined ? "" : `&cursor=${cursor}`}`);
    found.push(...page.products);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return found;
}

describe("a search in the person's language", () => {
  const found = async (q: string, language: string) =>
    (await search(`limit=3&language=${language}&q=${encodeURIComponent(q)}`)).products.map(({ name }) => name);

  it.each([
    ["de", "Olivenöl"],
    ["es", "aceite de oliva"],
    ["fr", "huile d'olive"],
    ["it", "olio d'oliva"],
    ["ja", "オリーブオイル"],
    ["ko", "올리브유"],
    ["pt", "azeite"],
    ["ru", "оливковое масло"],
    ["vi", "dầu ô liu"],
    ["zh-CN", "橄榄油"],
    ["zh", "橄欖油"],
    ["en", "橄榄油"],
  ])("finds what's called so in English: %s, %s", async (language, q) => {
    const products = await found(q, language);
    expect(products).toHaveLength(3);
    for (const name of products) expect(name).toMatch(/olive oil/i);
  });

  it("is in the language of the interface first, and then in English", async () => {
    for (const name of await found("pain", "fr")) expect(name).toMatch(/bread|loaf|toast/i);
    expect((await found("pain", "en"))[0]).toMatch(/Pain au Chocolat/);
  });

  it("still finds names in English or in any script", async () => {
    expect((await found("basmati rice", "de"))[0]).toMatch(/Basmati Rice/);
    expect(await found("茶 чай", "zh-CN")).toEqual(["Straße 茶 чай"]);
  });

  it("counts and filters what it finds", async () => {
    const page = await search(`limit=1&language=de&q=Reis`);
    expect(page.total).toBeGreaterThan(3);
    expect(page.facets.categories[0]?.value).toBe("Pantry");
    expect((await search(`limit=100&language=de&q=Reis&cursor=${page.nextCursor ?? ""}`)).products).toHaveLength(
      page.total - 1,
    );
  });
});

describe("the sample catalogue", () => {
  it("has at least 500 products in twelve categories from many suppliers, with prices that fall with quantity", () => {
    const sample = all.filter(({ category }) => category !== "Oddities");
    expect(sample.length).toBeGreaterThanOrEqual(500);
    expect(new Set(sample.map(({ category }) => category)).size).toBe(12);
    expect(new Set(sample.map(({ supplier }) => supplier)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(sample.map(({ name }) => name)).size).toBe(sample.length);
    for (const { priceTiers, minimumOrderQuantity, casePack } of sample) {
      for (const [index, tier] of priceTiers.entries()) {
        expect(tier.unitPrice).toBeGreaterThan(0);
        if (index > 0) expect(tier.unitPrice).toBeLessThan(priceTiers[index - 1]?.unitPrice ?? 0);
      }
      expect(minimumOrderQuantity % casePack).toBe(0);
    }
    expect(sample.some(({ stock }) => stock === 0)).toBe(true);
  });

  it("keeps its ids and adds nothing when it's loaded again, and takes over a new price", async () => {
    const { db } = server.database;
    const count = await loadCatalogue(db, sampleFile(), imagesDirectory(server.config.dataDir));
    const again = await everything("limit=100");
    expect(again.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(again).toHaveLength(count + 4);
    await storeCatalogue(db, [odd("ODD-4", "Straße 茶 чай", { priceTiers: [{ from: 1, unitPrice: 250 }] })]);
    const changed = await ada.call<{ product: Product }>("GET", `/api/marketplace/products/${productIdOf("ODD-4")}`);
    expect(changed.body.product.priceTiers).toEqual([{ from: 1, unitPrice: 250 }]);
    await storeCatalogue(db, [odd("ODD-4", "Straße 茶 чай")]);
  });

  it("sorts by name in each language, across pages without gaps", async () => {
    const { db } = server.database;
    const names = ["Zebra", "Äpfel", "apfel", "Öl", "Olive", "ñandú", "nuez", "Item 10", "Item 9"];
    await storeCatalogue(
      db,
      names.map((name, index) => odd(`SORT-${index}`, name, { category: "Sorted" })),
    );
    const sorted = async (language: string) =>
      (await everything(`category=Sorted&sort=name&language=${language}&limit=2`)).map(({ name }) => name);
    for (const language of ["de", "es", "en", "ja"]) {
      const { compare } = new Intl.Collator(language, { numeric: true });
      expect(await sorted(language)).toEqual(names.toSorted(compare));
    }
    const { nextCursor } = await search("category=Sorted&sort=name&language=de&limit=2");
    const other = await ada.call("GET", path(`category=Sorted&sort=name&language=es&limit=2&cursor=${nextCursor}`));
    expect(other).toMatchObject({ status: 400, body: { code: "invalid_cursor" } });
    await db.execute(sql`update products set name_ranks = '{}'`);
    await rankNamesOnce(db);
    expect((await sorted("de"))[0]).toBe("apfel");
    // Simulates a language that was added after the names were ranked.
    await db.execute(sql`update products set name_ranks = name_ranks - 'de'`);
    await rankNamesOnce(db);
    expect(await sorted("de")).toEqual(names.toSorted(new Intl.Collator("de", { numeric: true }).compare));
    await db.execute(sql`delete from products where category = 'Sorted'`);
  });

  it("isn't loaded when there are already products", async () => {
    await loadSampleWhenEmpty(server.database.db, server.log);
    expect((await search("limit=1")).total).toBe(all.length);
  });
});

describe("the product list", () => {
  it("pages through every product once, in each order and page size", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PRODUCT_SORTS), fc.integer({ min: 23, max: 100 }), async (sort, limit) => {
        const found = await everything(`sort=${sort}&limit=${limit}`);
        expect(new Set(found.map(({ id }) => id)).size).toBe(all.length);
        expect(found).toHaveLength(all.length);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it.each([
    ["price-asc", (product: Product) => product.priceTiers[0]?.unitPrice ?? 0, 1],
    ["price-desc", (product: Product) => product.priceTiers[0]?.unitPrice ?? 0, -1],
    ["rating", (product: Product) => product.rating ?? -1, -1],
    ["newest", (product: Product) => Date.parse(product.createdAt), -1],
  ] as const)("is ordered by %s", async (sort, value, direction) => {
    const values = (await everything(`sort=${sort}&limit=50`)).map(value);
    expect(values).toEqual([...values].sort((a, b) => direction * (a - b)));
  });

  it("pages through a search by relevance too, best matches first", async () => {
    const found = await everything("q=coffee&limit=7");
    expect(found.length).toBe((await search("q=coffee")).total);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found[0]?.category).toBe("Coffee & Tea");
    expect((await search("q=COF-0011&limit=1")).products[0]?.sku).toBe("COF-0011");
  });

  it.each([
    ["olive oil", /^(?:Extra Virgin )?Olive Oil\b(?! Soap)/],
    ["olive oils", /^(?:Extra Virgin )?Olive Oil\b(?! Soap)/],
    ["oil", /\bOil\b(?! Soap)/],
    ["rice", /\bRice\b/],
    ["basmati rice", /^Basmati Rice/],
    ["honey", /\bHoney,/],
    ["water", /^Mineral Water/],
    ["pasta", /^Penne/],
    ["coffee", /\bCoffee\b(?! Cup)/],
    ["tea", /\bTea,/],
  ])("finds what it's called by first: %s", async (q, name) => {
    const { products } = await search(`limit=3&q=${encodeURIComponent(q)}`);
    expect(products).toHaveLength(3);
    for (const product of products) expect(product.name).toMatch(name);
  });

  it("treats wildcards in a search as plain characters", async () => {
    expect(await names("%")).toEqual(
      all
        .map(({ name, description }) => (/%/.test(name + description) ? name : ""))
        .filter(Boolean)
        .sort((a, b) => (a < b ? -1 : 1)),
    );
    expect(await names("wool_b")).toEqual(["100 % Wool_Blanket"]);
    expect(await names("100 % wool")).toEqual(["100 % Wool_Blanket"]);
    expect(await names("\\s")).toEqual(["Back\\slash"]);
    expect(await names("' or 1=1 --")).toEqual([]);
    expect(await names("(a+)+$")).toEqual([]);
    expect(await names("茶 ЧАЙ")).toEqual(["Straße 茶 чай"]);
    expect((await search("q=%20%20")).total).toBe(all.length);
  });

  it("filters by category, supplier, first-tier price and stock, and lists the other available values", async () => {
    const category = encodeURIComponent("Coffee & Tea");
    const coffee = await search(`category=${category}&limit=100`);
    expect(coffee.products.every((product) => product.category === "Coffee & Tea")).toBe(true);
    expect(coffee.total).toBe(coffee.products.length);
    expect(coffee.facets.categories).toHaveLength(13);
    expect(coffee.facets.suppliers.map(({ value }) => value)).toHaveLength(3);
    const sums = coffee.facets.suppliers.reduce((sum, { count }) => sum + count, 0);
    expect(sums).toBe(coffee.total);
    const cheap = await everything("minPrice=500&maxPrice=1000&limit=100");
    const fits = all.filter(
      ({ priceTiers: [first] }) => (first?.unitPrice ?? 0) >= 500 && (first?.unitPrice ?? 0) <= 1000,
    );
    expect(cheap).toHaveLength(fits.length);
    expect((await search("q=wool&inStock=true")).total).toBe(1);
    expect((await search("q=wool&inStock=false")).total).toBe(1);
    expect((await search("category=None")).products).toEqual([]);
  });

  it.each([
    "minPrice=-1",
    "minPrice=1e309",
    "minPrice=NaN",
    "minPrice=5&maxPrice=4",
    "sort=password",
    "sort=name;drop",
    "limit=0",
    "limit=101",
    "limit=10.5",
    "limit=1&limit=2",
    "category[$ne]=x",
    "currency=<x>",
    "inStock=maybe",
    `q=${"x".repeat(201)}`,
    `q=${"a%20".repeat(13)}`,
    "q=%00",
    "cursor=nonsense",
    `cursor=${Buffer.from('["relevance","1) or (1=1","x"]').toString("base64url")}`,
    `cursor=${Buffer.from('["name","a","b"]').toString("base64url")}`,
    `sort=newest&cursor=${Buffer.from('["newest","2024-02-31T00:00:00.000Z","b"]').toString("base64url")}`,
    `sort=price-asc&cursor=${Buffer.from('["price-asc","99999999999","b"]').toString("base64url")}`,
    `sort=name&cursor=${Buffer.from(String.raw`["name","\u0000","b"]`).toString("base64url")}`,
  ])("refuses %s", async (query) => {
    expect(await ada.call("GET", path(query))).toMatchObject({ status: 400 });
  });
});

describe("a product's page", () => {
  it("shows the product", async () => {
    const [first] = (await search("limit=1")).products;
    const answer = await ada.call("GET", `/api/marketplace/products/${first?.id}`);
    expect(answer).toMatchObject({ status: 200, body: { product: first } });
  });

  it.each(["unknown", "' or 1=1", "../../etc/passwd", "11111111-1111-4111-8111-111111111111", "%F0%9F%A5%90"])(
    "is a 404 for %s",
    async (id) => {
      const answer = await ada.call("GET", `/api/marketplace/products/${encodeURIComponent(id)}`);
      expect(answer).toMatchObject({ status: 404, body: { code: "product_not_found" } });
    },
  );
});
