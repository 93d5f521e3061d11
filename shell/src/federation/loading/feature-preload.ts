import type { ResolvedRelease } from "@atrium/shared-contracts/wire";
import { moduleUrls } from "./release-transport.ts";

/** Adds `modulepreload` links for what an exposed module needs: each URL once, in the credentials mode of module imports. */
export function createPreload(page: Document, nonce: string | undefined) {
  const asked = new Set(
    [...page.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href),
  );
  const add = (url: string, relation: Partial<HTMLLinkElement>) => {
    if (asked.has(url)) return;
    asked.add(url);
    const link = Object.assign(page.createElement("link"), { href: url, crossOrigin: "anonymous", ...relation });
    if (nonce !== undefined) link.nonce = nonce;
    page.head.append(link);
  };
  return (release: ResolvedRelease, expose: string) => {
    for (const url of moduleUrls(release, expose)) add(url, { rel: "modulepreload" });
    for (const file of release.exposes[expose]?.css ?? []) {
      add(new URL(file, release.baseUrl).href, { rel: "preload", as: "style" });
    }
  };
}
