// `npm run picture`: takes the landing page's pictures of the product again, from its own installation. Run it when the product looks different.
import { join } from "node:path";
import { chromium } from "playwright";
import { findBrowser } from "../scripts/browser.ts";
import { buildProduct } from "./harness/global-setup.ts";
import { newPerson } from "./harness/person.ts";
import { PICTURES, setScene, takePicture } from "./harness/product-picture.ts";
import { startProduct } from "./harness/product.ts";

buildProduct();
const product = await startProduct();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
const scene = await setScene(browser, product.url, { ...newPerson("Alex Morgan"), email: "alex@example.com" });
for (const size of ["desktop", "phone"] as const)
  for (const theme of ["light", "dark"] as const)
    await takePicture(browser, product.url, scene, size, theme, join(PICTURES, `${size}-${theme}.webp`));
await browser.close();
await product.stop();
console.log(`Pictures are in ${PICTURES}`);
