import type { ShellApi } from "@atrium/shared-contracts/contract";
import { ProductPage } from "@atrium/shared-contracts/wire";

/** How many products to request. */
const LIMIT = 8;

/** Fetches the products that match `q`, best matches first. */
export async function searchProducts(shell: ShellApi, q: string, signal: AbortSignal) {
  const { products } = await shell.http.request("GET", "/marketplace/products", {
    query: { q, limit: LIMIT },
    schema: ProductPage,
    signal,
  });
  return products;
}
