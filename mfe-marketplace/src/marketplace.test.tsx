import { HttpError } from "@atrium/shared-contracts/contract";
import type { Product } from "@atrium/shared-contracts/wire";
import { type FakeShellApi, createFakeShellApi } from "@atrium/shared-contracts/testing";
import { renderFeature } from "@atrium/shared-ui/testing";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import texts from "./locales/en.json";
import routes from "./routes-module.tsx";
import { sampleProduct } from "./testing/sample-product.ts";

const VISIT = {
  id: "6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d01",
  productId: "coffee-1",
  productName: "House Blend Coffee",
  userId: "6b0f7d52-6f0a-4a35-9f5e-1f6f7a0c1d02",
  visitedAt: "2026-11-20T12:00:00Z",
  source: "list",
  durationMs: 83_000,
};
const PRODUCTS = "/marketplace/products";
const LOGS = "/marketplace/product-visit-logs";

beforeAll(() => {
  // A wide screen.
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

function page(products: Product[], more: { total?: number; nextCursor?: string } = {}) {
  const categories = [{ value: "Beverages", count: 2 }];
  return { products, total: products.length, facets: { categories, suppliers: [] }, ...more };
}

/** @param prepare sets up responses before the page makes its first call */
function open(path: string, prepare: (shell: FakeShellApi) => void = () => {}) {
  const shell = createFakeShellApi("mfe-marketplace");
  shell.answer(`GET ${PRODUCTS}`, () => page([sampleProduct()]));
  shell.answer(`GET ${PRODUCTS}/coffee-1`, () => ({ product: sampleProduct() }));
  shell.answer(`POST ${LOGS}`, () => ({ visit: VISIT }));
  prepare(shell);
  const rendered = renderFeature(routes.View, { id: "mfe-marketplace", texts, path, shell });
  const queries = () => shell.calls.filter((call) => call.path === PRODUCTS).map((call) => call.query);
  const visits = () => shell.calls.filter((call) => call.method === "POST").map((call) => call.body);
  return { ...rendered, shell, queries, visits };
}

describe("the catalog", () => {
  it("shows a product's price, from which quantity, and how low the price gets", async () => {
    open("/marketplace");
    const tile = await screen.findByRole("article");
    expect(tile.textContent).toContain("€10.00 / bag");
    expect(tile.textContent).toContain("down to €7.50");
    expect(tile.textContent).toContain("Min. 12");
  });

  it("keeps the place of everything that's still loading", async () => {
    let answer = (_page: unknown) => {};
    open("/marketplace", (shell) =>
      shell.answer(`GET ${PRODUCTS}`, () => new Promise((resolve) => (answer = resolve))),
    );
    const header = () => screen.getByRole("heading", { level: 1 }).closest("header") as HTMLElement;
    /** How a tile is built, of which its height follows. */
    const shape = (tile: Element | null | undefined) => ({
      tile: tile && getComputedStyle(tile).borderRadius,
      parts: tile && [...tile.children].map((part) => [getComputedStyle(part).padding, getComputedStyle(part).gap]),
    });
    const loading = {
      lines: header().querySelectorAll("h1, p").length,
      tile: shape(screen.getByLabelText("Loading products").firstElementChild),
    };
    expect(screen.getByText("Category")).toBeTruthy();
    expect(screen.getByText("Supplier")).toBeTruthy();
    answer(page([sampleProduct()]));
    const tile = await screen.findByRole("article");
    expect({ lines: header().querySelectorAll("h1, p").length, tile: shape(tile) }).toEqual(loading);
    expect(screen.getByText("Category")).toBeTruthy();
    expect(screen.queryByText("Supplier")).toBeNull();
  });

  it("searches once, when typing pauses", async () => {
    const { queries } = open("/marketplace");
    await screen.findByRole("article");
    await userEvent.type(screen.getByRole("textbox", { name: "Search products" }), "espresso");
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ q: "espresso" }));
    expect(queries()).toHaveLength(2);
  });

  it("filters by category, and clicking it again clears the filter", async () => {
    const { queries } = open("/marketplace?sort=name");
    await userEvent.click(await screen.findByRole("button", { name: /^Beverages/ }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ category: "Beverages", sort: "name" }));
    await userEvent.click(screen.getByRole("button", { name: /^Beverages/, pressed: true }));
    await waitFor(() => expect(screen.queryByRole("button", { pressed: true })).toBeNull());
  });

  it("loads more on demand and moves focus to the first new product", async () => {
    const { shell } = open("/marketplace?category=Beverages");
    await screen.findByRole("article");
    shell.answer(`GET ${PRODUCTS}`, ({ query }) =>
      query?.cursor === "next"
        ? page([sampleProduct({ id: "tea-1", name: "Sencha" })], { total: 2 })
        : page([sampleProduct()], { total: 2, nextCursor: "next" }),
    );
    await userEvent.click(screen.getByRole("button", { name: /^Beverages/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    const tea = await screen.findByRole("link", { name: "Sencha" });
    await waitFor(() => expect(document.activeElement).toBe(tea));
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("says what to do when nothing matches", async () => {
    const { shell, queries } = open("/marketplace?q=unicorns");
    shell.answer(`GET ${PRODUCTS}`, () => page([]));
    await userEvent.click(await screen.findByRole("button", { name: "Clear search" }));
    await screen.findByText("The catalog is empty");
    expect(queries().at(-1)).not.toHaveProperty("q");
  });
});

describe("a product", () => {
  it("shows a quantity's price, and suggests quantities when one can't be ordered", async () => {
    open("/marketplace/products/coffee-1");
    const quantity = await screen.findByRole("textbox", { name: "Quantity" });
    const answer = screen.getByRole("status");
    expect(answer.textContent).toContain("€120.00");
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "59");
    expect(answer.textContent).toContain("Sold in cases of 6.");
    await userEvent.click(within(answer).getByRole("button", { name: "Use 60" }));
    expect(answer.textContent).toContain("€540.00");
    await userEvent.type(quantity, "{ArrowDown}");
    expect(answer.textContent).toContain("€540.00 €10.00 / bag");
  });

  it.each([
    ["", "Enter a quantity."],
    ["0", "Minimum order is 12."],
    ["-3", "Minimum order is 12."],
    ["2.5", "Enter a whole number."],
    ["two", "Enter a whole number."],
  ])("says what's wrong with the quantity “%s”", async (typed, reason) => {
    open("/marketplace/products/coffee-1");
    const quantity = await screen.findByRole("textbox", { name: "Quantity" });
    await userEvent.clear(quantity);
    if (typed !== "") await userEvent.type(quantity, typed);
    expect(screen.getByRole("status").textContent).toContain(reason);
  });

  it("saves the length of a visit when the page is reloaded or closed, even before the first call has returned", async () => {
    const { shell } = open("/marketplace/products/coffee-1");
    shell.answer(`POST ${LOGS}`, () => new Promise<never>(() => {}));
    const posts = () => shell.calls.filter(({ method }) => method === "POST");
    await waitFor(() => expect(posts()).toHaveLength(1));
    window.dispatchEvent(new Event("pagehide"));
    expect(posts()[1]).toMatchObject({ keepalive: true, body: { durationMs: expect.any(Number) } });
  });

  it("logs one visit with its source, and its length when the user leaves", async () => {
    const { visits } = open("/marketplace?q=coffee");
    await userEvent.click(await screen.findByRole("link", { name: "House Blend Coffee" }));
    await waitFor(() => expect(visits()).toHaveLength(1));
    expect(visits()[0]).toMatchObject({ productId: "coffee-1", source: "search" });
    expect(visits()[0]).not.toHaveProperty("durationMs");
    await userEvent.click(screen.getByRole("link", { name: "Marketplace" }));
    await waitFor(() => expect(visits()).toHaveLength(2));
    const [opened, left] = visits() as [{ visit_id: string }, { visit_id: string; durationMs: number }];
    expect(left.visit_id).toBe(opened.visit_id);
    expect(left.durationMs).toBeGreaterThanOrEqual(0);
    expect(await screen.findByDisplayValue("coffee")).toBeTruthy();
  });

  it("says when it isn't in the catalog, with a link back", async () => {
    const { shell } = open("/marketplace/products/gone");
    await screen.findByRole("heading", { level: 1, name: "This product isn't in the catalog" });
    expect(screen.getByRole("link", { name: "Back to the marketplace" })).toBeTruthy();
    expect(shell.calls.some((call) => call.method === "POST")).toBe(false);
  });
});

describe("the link back from a product", () => {
  it("restores the list with its filters, loaded pages and scroll position", async () => {
    const tea = (id: string) => sampleProduct({ id, name: `Tea ${id}` });
    const { queries } = open("/marketplace?q=tea", (shell) => {
      shell.answer(`GET ${PRODUCTS}`, ({ query }) =>
        query?.["cursor"] ? page([tea("2")], { total: 2 }) : page([tea("1")], { total: 2, nextCursor: "next" }),
      );
      shell.answer(`GET ${PRODUCTS}/2`, () => ({ product: tea("2") }));
    });
    await screen.findByRole("link", { name: "Tea 1" });
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    const scroller = () => {
      let element = screen.getByRole("link", { name: "Tea 1" }).parentElement;
      while (element && getComputedStyle(element).overflowY !== "auto") element = element.parentElement;
      return element as HTMLElement;
    };
    const second = await screen.findByRole("link", { name: "Tea 2" });
    scroller().scrollTop = 700;
    scroller().dispatchEvent(new Event("scroll"));
    await userEvent.click(second);
    const asked = queries().length;
    await userEvent.click(await screen.findByRole("link", { name: "Marketplace" }));
    expect(await screen.findByRole("link", { name: "Tea 2" })).toBeTruthy();
    expect(screen.getByDisplayValue("tea")).toBeTruthy();
    expect(scroller().scrollTop).toBe(700);
    expect(queries()).toHaveLength(asked);
  });
});

describe("a product's images", () => {
  const images = ["/api/marketplace/images/a.png", "https://elsewhere.example/b.png", "/pictures/c.png"];
  const pictured = (shell: FakeShellApi) => {
    shell.answer(`GET ${PRODUCTS}`, () => page([sampleProduct({ images })]));
    shell.answer(`GET ${PRODUCTS}/coffee-1`, () => ({ product: sampleProduct({ images }) }));
  };

  it("load lazily in the list, and are replaced by a drawn picture when they fail", async () => {
    const { container } = open("/marketplace", pictured);
    await screen.findByRole("link", { name: "House Blend Coffee" });
    const image = () => container.querySelector("article img");
    expect(image()?.getAttribute("src")).toBe(images[0]);
    expect(image()?.getAttribute("loading")).toBe("lazy");
    fireEvent.error(image() as Element);
    expect(image()).toBeNull();
    expect(container.querySelector("article svg")).toBeTruthy();
  });

  it("all show on its page, with its name, and never from another server", async () => {
    open("/marketplace/products/coffee-1", pictured);
    expect((await screen.findByRole("img", { name: "House Blend Coffee" })).getAttribute("src")).toBe(images[0]);
    await userEvent.click(screen.getByRole("button", { name: "Image 2 of 2" }));
    expect(screen.getByRole("img", { name: "House Blend Coffee" }).getAttribute("src")).toBe(images[2]);
    expect(document.querySelector('img[src^="https:"]')).toBeNull();
  });
});

it("sorting by name uses the user's language", async () => {
  const { queries } = open("/marketplace?sort=name");
  await waitFor(() => expect(queries()[0]).toMatchObject({ sort: "name", language: "en" }));
});

describe("the visits", () => {
  it("are counted and listed", async () => {
    const { shell } = open("/marketplace/visits");
    shell.answer(`GET ${LOGS}/stats`, () => ({
      visits: 3,
      uniqueProducts: 1,
      meanDurationMs: 83_000,
      topProducts: [{ productId: "coffee-1", name: "House Blend Coffee", visits: 3 }],
      byDay: [{ day: new Date().toISOString().slice(0, 10), visits: 3 }],
    }));
    shell.answer(`GET ${LOGS}`, () => ({ visits: [VISIT] }));
    await userEvent.click(screen.getByRole("button", { name: "7 days" }));
    expect(await screen.findByRole("img", { name: /^Visits by day, .*: 3$/ })).toBeTruthy();
    expect(screen.getByText("Catalog")).toBeTruthy();
    expect(screen.getAllByText("1 min 23 sec")).toHaveLength(2);
  });

  it("say when they couldn't be loaded, and can be retried", async () => {
    const { shell } = open("/marketplace/visits");
    const fail = () => {
      throw new HttpError("Server down", 500);
    };
    shell.answer(`GET ${LOGS}/stats`, fail);
    await screen.findByText(/Couldn't load your visits/);
    shell.answer(`GET ${LOGS}`, () => ({ visits: [] }));
    shell.answer(`GET ${LOGS}/stats`, () => ({
      visits: 0,
      uniqueProducts: 0,
      meanDurationMs: null,
      topProducts: [],
      byDay: [],
    }));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("No visits in this period")).toBeTruthy();
  });
});
