import { type ConsoleMessage, type Page, test as base, expect } from "@playwright/test";
import { type Product, startProduct } from "./product.ts";

interface WorkerFixtures {
  /** Environment variables for the server under test, in addition to those every test has. */
  productEnv: Record<string, string>;
  product: Product;
}

interface TestFixtures {
  /** The test expects errors whose text matches this. */
  expectedErrors: RegExp;
  /** Fails a test whose page reported an error (including React's warnings) or a content security policy violation. */
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
  expectedErrors: [/^\b$/, { option: true }],
  cleanConsole: [
    async ({ context, expectedErrors, product }, provide, testInfo) => {
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
      if (testInfo.errors.length > 0 || reports.length > 0) {
        await testInfo.attach("server.log", { path: product.server.logFile, contentType: "text/plain" });
      }
      expect(reports.filter((report) => !expectedErrors.test(report))).toEqual([]);
    },
    { auto: true },
  ],
});

function isReport(message: ConsoleMessage): boolean {
  return message.type() === "error";
}

export { expect } from "@playwright/test";
