import type { MessageCardProps } from "@atrium/shared-contracts/contract";
import { createFakeShellApi } from "@atrium/shared-contracts/testing";
import { renderFeature } from "@atrium/shared-ui/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import texts from "../locales/en.json";
import { sampleProduct } from "../testing/sample-product.ts";
import productCard from "./product-card-module.tsx";

function show(data: Record<string, unknown>) {
  const shell = createFakeShellApi("mfe-marketplace");
  shell.answer("GET /marketplace/products/coffee-1", () => ({ product: sampleProduct() }));
  const props = { card: { kind: "marketplace.product", data } };
  return renderFeature<MessageCardProps>(productCard.View, { id: "mfe-marketplace", texts, shell, props });
}

describe("a product card in a message", () => {
  it("shows today's price and links to the product", async () => {
    show({ id: "coffee-1", name: "Old name" });
    expect(await screen.findByText("House Blend Coffee")).toBeTruthy();
    const link = screen.getByRole("link");
    expect(link.textContent).toContain("€10.00");
    expect(link.getAttribute("href")).toBe("/marketplace/products/coffee-1");
  });

  it("keeps the name when the price can't be loaded", async () => {
    show({ id: "other", name: "Sencha" });
    expect(await screen.findByText("Couldn't load the price.")).toBeTruthy();
    expect(screen.getByText("Sencha")).toBeTruthy();
  });

  it("says when the data names no product", () => {
    show({ sku: "COF-0001" });
    expect(screen.getByText("This product can't be displayed.")).toBeTruthy();
  });
});
