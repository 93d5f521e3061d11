import type { Language } from "@atrium/shared-contracts";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import { localized } from "../language/language-choice.ts";

/** Title of the document: the page's name and the product's. */
export function pageTitle(
  pathname: string,
  manifest: FeatureManifest | undefined,
  language: Language,
  t: (key: string) => string,
): string {
  const name = manifest ? localized(manifest.title, language) : PAGE_KEYS[pathname] && t(PAGE_KEYS[pathname]);
  return name ? `${name} · Atrium` : "Atrium";
}

const PAGE_KEYS: Readonly<Record<string, string>> = {
  "/": "home.title",
  "/terms": "terms.title",
  "/privacy": "privacy.title",
  "/changelog": "changelog.title",
  "/login": "auth.login.title",
  "/auth/login": "auth.login.title",
  "/signup": "auth.register.title",
  "/auth/register": "auth.register.title",
};
