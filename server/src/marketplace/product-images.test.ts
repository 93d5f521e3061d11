import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import type { Product } from "@atrium/shared-contracts/wire";
import { png } from "../media/testing/media-samples.ts";
import { type TestServer, signUp, startTestServer } from "../testing/index.ts";
import { productIdOf } from "./catalogue-item.ts";
import { loadCatalogue } from "./catalogue-loader.ts";
import { imagesDirectory } from "./product-images.ts";

const PICTURE = png(4, 3);
const item = (sku: string, ...images: string[]) => ({
  sku,
  name: sku,
  description: "",
  category: "Pictured",
  supplier: "Studio",
  images,
  unit: "piece",
  currency: "EUR",
  priceTiers: [{ from: 1, unitPrice: 100 }],
  minimumOrderQuantity: 1,
  casePack: 1,
  stock: 1,
  rating: null,
});

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  folder = await mkdtemp(join(tmpdir(), "catalogue-"));
  await mkdir(join(folder, "pictures"));
  await writeFile(join(folder, "pictures", "apple.png"), PICTURE);
  await writeFile(join(folder, "note.png"), "<svg onload='alert(1)'/>");
}, 120_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function load(...items: ReturnType<typeof item>[]) {
  const file = join(folder, "catalogue.json");
  await writeFile(file, JSON.stringify(items));
  return loadCatalogue(server.database.db, file, imagesDirectory(server.config.dataDir));
}

describe("the images of a catalogue", () => {
  it("are copied from the catalogue's folder or downloaded by https, and then served only by this server", async () => {
    const fetched = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(new Uint8Array(PICTURE)));
    await load(item("PIC-1", "pictures/apple.png", "https://images.example/apple.png", "/pictures/own.png"));
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockRestore();
    const ada = await signUp(server);
    const { body } = await ada.call<{ product: Product }>("GET", `/api/marketplace/products/${productIdOf("PIC-1")}`);
    const [copied = "", downloaded, own] = body.product.images;
    expect([downloaded, own]).toEqual([copied, "/pictures/own.png"]);
    const answer = await fetch(`${server.url}${copied}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(Buffer.from(await answer.arrayBuffer()).equals(PICTURE)).toBe(true);
  });

  it.each(["pictures/../../../etc/passwd", "note.png", "missing.png"])(
    "are named when they can't be loaded: %s",
    async (image) => {
      await expect(load(item("PIC-2", image))).rejects.toThrow(`PIC-2: ${image}: `);
    },
  );

  it.each(["a".repeat(64), `${"0".repeat(64)}.png`, "..%2F..%2Fatrium.json", `${"0".repeat(64)}.svg`])(
    "aren't served at other addresses: %s",
    async (name) => {
      const { status } = await fetch(`${server.url}/api/marketplace/images/${name}`);
      expect([400, 404]).toContain(status);
    },
  );
});
