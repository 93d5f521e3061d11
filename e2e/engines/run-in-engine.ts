import { test } from "@playwright/test";
import { type Product, startProduct } from "../harness/product.ts";
import type { EnginePage } from "./engine.ts";
import type { Engine } from "./engines.ts";

export interface RunningProduct {
  readonly page: EnginePage;
  readonly product: Product;
}

/** For the tests of a `describe`: each runs with a page and a product of its own, and is skipped if the engine isn't available. */
export function runInEngine({ open, remedy }: Engine): RunningProduct {
  const running: { page?: EnginePage; product?: Product } = {};

  test.beforeEach(async ({ browser }) => {
    const page = await open(browser);
    test.skip(page === undefined, remedy);
    if (page === undefined) return;
    Object.assign(running, { page, product: await startProduct({ separateOrigins: true }) });
  });
  test.afterEach(async () => {
    await running.page?.close();
    await running.product?.stop();
    delete running.page;
    delete running.product;
  });

  const current = <Part extends keyof typeof running>(part: Part): NonNullable<(typeof running)[Part]> => {
    const there = running[part];
    if (there === undefined) throw new Error(`The ${part} isn't there yet: it comes with the test`);
    return there;
  };
  return {
    get page() {
      return current("page");
    },
    get product() {
      return current("product");
    },
  };
}
