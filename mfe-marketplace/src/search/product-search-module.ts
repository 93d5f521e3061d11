import { defineService, type SearchSource, type ShellApi } from "@atrium/shared-contracts/contract";
import { excerptOf } from "@atrium/shared-contracts/wire";
import { moneyText } from "../price/money.ts";
import { searchProducts } from "./product-search-api.ts";

/** Searches products, best matches first. Shows the supplier, category and price at the smallest order. */
export function productSearch(shell: ShellApi) {
  return {
    async search(q: string, signal: AbortSignal) {
      const products = await searchProducts(shell, q, signal);
      const words = q.trim().split(/\s+/);
      const language = shell.language$.value;
      return products.map(({ id, name, supplier, category, description, currency, priceTiers: [first] }) => {
        const isInSight = [name, supplier, category].some((text) => excerptOf(text, words) !== undefined);
        const found = isInSight ? undefined : excerptOf(description, words);
        const price = first && moneyText(first.unitPrice, currency, language);
        return {
          id,
          title: name,
          description: (found === undefined ? [supplier, category, price] : [supplier, found])
            .filter(Boolean)
            .join(" · "),
          path: `/marketplace/products/${encodeURIComponent(id)}?source=search`,
        };
      });
    },
  } satisfies SearchSource;
}

export default defineService<SearchSource>(productSearch);
