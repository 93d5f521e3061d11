import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { renderFeature } from "@atrium/shared-ui/testing";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { marketplaceCommands } from "../commands/commands-module.ts";
import texts from "../locales/en.json";
import routes from "../routes-module.tsx";
import { sampleProduct } from "../testing/sample-product.ts";
import { productSearch } from "./product-search-module.ts";

beforeAll(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

function createShell() {
  const shell = createFakeShellApi("mfe-marketplace");
  shell.answer("GET /marketplace/products", () => ({
    products: [sampleProduct()],
    total: 1,
    facets: { categories: [], suppliers: [] },
  }));
  shell.answer("GET /marketplace/products/coffee-1", () => ({ product: sampleProduct() }));
  return shell;
}
const open = (path: string, shell = createShell()) =>
  renderFeature(routes.View, { id: "mfe-marketplace", texts, path, shell });

describe("a product in the search results", () => {
  it("shows its supplier and price, and links to its page", async () => {
    const shell = createShell();
    const hits = await productSearch(shell).search("coffee", new AbortController().signal);
    expect(shell.calls[0]?.query).toEqual({ q: "coffee", limit: 8, language: "en" });
    expect(hits).toEqual([
      {
        id: "coffee-1",
        title: "House Blend Coffee",
        description: "Monteverde · Beverages · €10.00",
        path: "/marketplace/products/coffee-1?source=search",
      },
    ]);
  });

  it("shows the matching text if found only by its description", async () => {
    const shell = createShell();
    const hits = await productSearch(shell).search("dark", new AbortController().signal);
    expect(hits[0]?.description).toBe("Monteverde · Round and dark.");
  });

  it("logs the search as the source of a visit", async () => {
    const { shell } = open("/marketplace/products/coffee-1?source=search");
    await waitFor(() =>
      expect(shell.calls.find(({ method }) => method === "POST")?.body).toMatchObject({ source: "search" }),
    );
  });
});

describe("the marketplace's commands", () => {
  it("open the search field and the visits", async () => {
    const shell = createShell();
    const commands = marketplaceCommands(shell);
    await commands.run("find-products");
    await commands.run("visits");
    expect(shell.navigations[1]).toBe("/marketplace/visits");
    open(shell.navigations[0] ?? "");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Search products" })));
  });
});
