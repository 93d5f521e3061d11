import { activeVersion, readRegistry, readRelease } from "@atrium/federation-kit/releases";
import type { Feature } from "./built-product.ts";
import type { Product } from "./product.ts";

/** The URLs of a feature's files that no page lists. */
export interface LaterFiles {
  /** As they're fetched first. */
  readonly first: RegExp;
  /** Also as they're fetched again, under another query. */
  readonly any: RegExp;
}

export async function laterFiles({ releases }: Product, feature: Feature): Promise<LaterFiles> {
  const version = activeVersion(await readRegistry(releases), feature);
  const release = version === undefined ? undefined : await readRelease(releases, feature, version);
  const later = release?.later ?? [];
  if (later.length === 0) throw new Error(`${feature} has no such files`);
  const names = later.map((file) => file.replaceAll(".", String.raw`\.`)).join("|");
  return { first: new RegExp(`/(?:${names})$`), any: new RegExp(`/(?:${names})(?:$|[?])`) };
}
