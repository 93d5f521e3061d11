import { type ConsoleMessage, type Page, test as base, expect } from "@playwright/test";
import { type Product, startProduct } from "./product.ts";

interface WorkerFixtures {
  /** Environment of the server under test, beyond what every test has. */
  productEnv: Record<string, string>;
  product: Product;
}

interface TestFixtures {
  /** What a page may report: errors whose text matches are expected by the test. */
  expectedErrors: RegExp[];
  /** Fails a test whose page reported an error, a warning of React or a violation of the content policy. */
  cleanConsole: void;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  productEnv: [{}, { option: true, scope: "worker" }],
  product: [
    async ({ productEnv }, provide) => {
      const product = await startProduct({ env: productEnv, separateOrigins: true });
      await provide(product);
      await product.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  expectedErrors: [[], { option: true }],
  cleanConsole: [
    async ({ context, expectedErrors }, provide) => {
      const reports: string[] = [];
      const listen = (page: Page) => {
        page.on("pageerror", (error) => reports.push(`${page.url()} threw ${error.stack ?? error.message}`));
        page.on("console", (message) => {
          if (isReport(message))
            reports.push(`${page.url()} ${message.type()}: ${message.text()} (${message.location().url})`);
        });
      };
      context.on("page", listen);
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (violation) => {
          console.error(`content policy: ${violation.violatedDirective} ${violation.blockedURI} ${violation.sample}`);
        });
      });
      await provide();
      expect(reports.filter((report) => !expectedErrors.some((expected) => expected.test(report)))).toEqual([]);
    },
    { auto: true },
  ],
});

function isReport(message: ConsoleMessage): boolean {
  return message.type() === "error" || message.type() === "warning";
}

export { expect } from "@playwright/test";
