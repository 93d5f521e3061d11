import { type Language, type SearchSource, type ShellApi, defineService } from "@atrium/shared-contracts";
import { ProductPage } from "@atrium/shared-contracts/wire";
import { moneyText } from "../price/money.ts";

/** Products that are asked for. */
const LIMIT = 8;

/** Products by their words, the best first: supplier, category and the price of the smallest order. */
export function productSearch(shell: ShellApi): SearchSource {
  return {
    async search(q, signal) {
      const { products } = await shell.http.request("GET", "/marketplace/products", {
        query: { q, limit: LIMIT },
        schema: ProductPage,
        signal,
      });
      let language: Language = "en";
      shell.language$.subscribe((now) => (language = now)).unsubscribe();
      return products.map(({ id, name, supplier, category, currency, priceTiers: [first] }) => ({
        id,
        title: name,
        description: [supplier, category, ...(first ? [moneyText(first.unitPrice, currency, language)] : [])].join(
          " · ",
        ),
        path: `/marketplace/products/${encodeURIComponent(id)}?source=search`,
      }));
    },
  };
}

export default defineService<SearchSource>(productSearch);
