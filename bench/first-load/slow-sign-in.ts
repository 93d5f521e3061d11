import { buildProduct } from "@atrium/e2e/build";
import { BUILT_RELEASES } from "@atrium/e2e/built-product";
import { startProduct } from "@atrium/e2e/product";
import { type Table, percentile, rounded } from "../table/table.ts";
import { type Line, type PageLoad, loadCold, openBrowser } from "./page-load.ts";

const ROUNDS = 5;
const LINE: Line = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** First load of the sign-in page over a slow line, compared to what the line alone needs for the page's bytes. */
export async function slowSignIn(): Promise<Table> {
  buildProduct();
  const product = await startProduct({ releases: BUILT_RELEASES });
  const browser = await openBrowser();
  const loads: PageLoad[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      loads.push(
        await loadCold(browser, {
          url: `${product.url}/login`,
          line: LINE,
          awaited: { selector: "form button[type=submit]", text: "Sign In with Email" },
        }),
      );
  } finally {
    await browser.close();
    await product.stop();
  }
  const median = (field: keyof PageLoad) =>
    percentile(
      loads.map((load) => load[field]),
      0.5,
    );
  const line = LINE.latency + (median("bytes") / LINE.downloadThroughput) * 1000;
  const row = (label: string, ms: number): Table["rows"][number] => [label, rounded(ms), rounded(ms / line, 3)];
  return {
    name: "First load of the sign-in page over a slow line",
    method: `Cold cache, 400 ms latency, 50 kB/s, brotli; medians of ${ROUNDS} loads. The baseline is one latency and the time that the page's ${rounded(median("bytes") / 1000)} kB take on that line.`,
    columns: ["ms", "x the line alone"],
    rows: [
      row("the line alone", line),
      row("first paint, the skeleton", median("painted")),
      row("the form can be used", median("ready")),
    ],
  };
}
