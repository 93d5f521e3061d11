import type { Product } from "@atrium/shared-contracts/wire";

/** Coffee in cases of 6 with a minimum of 12, as the server returns it. Pass only what matters to the test. */
export function sampleProduct(changes: Partial<Product> = {}): Product {
  return {
    id: "coffee-1",
    sku: "COF-0001",
    name: "House Blend Coffee",
    description: "Round and dark.",
    category: "Beverages",
    supplier: "Monteverde",
    images: [],
    unit: "bag",
    currency: "EUR",
    priceTiers: [
      { from: 12, unitPrice: 1_000 },
      { from: 60, unitPrice: 900 },
      { from: 240, unitPrice: 750 },
    ],
    minimumOrderQuantity: 10,
    casePack: 6,
    stock: 500,
    rating: 4.4,
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-11-01T00:00:00Z",
    ...changes,
  };
}
