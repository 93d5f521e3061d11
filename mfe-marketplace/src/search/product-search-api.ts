import type { ShellApi } from "@atrium/shared-contracts/contract";
import { marketplaceCalls } from "@atrium/shared-contracts/wire";

/** How many products to request. */
const LIMIT = 8;

/** Fetches the products that match `q`, best matches first. */
export async function searchProducts(shell: ShellApi, q: string, signal: AbortSignal) {
  const query = { q, limit: LIMIT, language: shell.language$.value };
  const { products } = await shell.http.call(marketplaceCalls.search, { query, signal });
  return products;
}
