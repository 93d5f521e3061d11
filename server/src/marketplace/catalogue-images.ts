import { readFile, stat } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import type { CatalogueItem } from "./catalogue-item.ts";
import { IMAGE_MAX_BYTES, keepImage } from "./product-images.ts";

/** How long downloading one image may take, in milliseconds. */
const FETCH_MS = 20_000;

/** Some images can't be loaded; says which and why, up to twenty. */
export class CatalogueImagesError extends Error {
  override readonly name = "CatalogueImagesError";
}
const MAX_PROBLEMS = 20;

/**
 * Stores a catalogue's images on this server, so that browsers don't have to load them from elsewhere. Copies files next to
 * the catalogue, downloads https URLs, and keeps paths on this server. Returns the items with the new paths.
 * @throws CatalogueImagesError
 */
export async function bringImages(
  items: readonly CatalogueItem[],
  catalogueFile: string,
  directory: string,
): Promise<CatalogueItem[]> {
  const problems: string[] = [];
  const brought: CatalogueItem[] = [];
  for (const item of items) {
    const images: string[] = [];
    for (const image of item.images) {
      try {
        images.push(image.startsWith("/") ? image : await bring(image, catalogueFile, directory));
      } catch (error) {
        problems.push(`${item.sku}: ${image}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    brought.push({ ...item, images });
  }
  if (problems.length > 0) throw new CatalogueImagesError(problems.slice(0, MAX_PROBLEMS).join("\n"));
  return brought;
}

async function bring(image: string, catalogueFile: string, directory: string): Promise<string> {
  const bytes = image.startsWith("https://") ? await fetched(image) : await beside(image, dirname(catalogueFile));
  const path = await keepImage(directory, bytes);
  if (path === undefined) throw new Error("This is no PNG, JPEG, GIF or WebP image");
  return path;
}

async function fetched(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return bounded(Buffer.from(await response.arrayBuffer()));
}

async function beside(image: string, folder: string): Promise<Buffer> {
  const file = resolve(folder, image);
  if (!file.startsWith(resolve(folder) + sep)) throw new Error("The file must lie beside the catalogue or below it");
  const { size } = await stat(file);
  return size > IMAGE_MAX_BYTES ? bounded(Buffer.alloc(0), size) : readFile(file);
}

function bounded(bytes: Buffer, size = bytes.length): Buffer {
  if (size > IMAGE_MAX_BYTES) throw new Error(`The image is larger than ${IMAGE_MAX_BYTES / 1024 / 1024} MiB`);
  return bytes;
}
