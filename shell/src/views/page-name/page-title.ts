import { type Language, sharedToken } from "@atrium/shared-contracts/spec";
import type { FeatureManifest } from "@atrium/shared-contracts/wire";
import { localized } from "../../core/language/language-choice.ts";
import { activeEntry, navigationEntries } from "../navigation/navigation-entries.ts";

/** The document title: the page's name and the product's. A feature's page is named as in the navigation, if it's listed there. */
export function pageTitle(
  pathname: string,
  manifest: FeatureManifest | undefined,
  language: Language,
  t: (key: string) => string,
): string {
  const label = manifest && (activeEntry(navigationEntries([manifest]), pathname)?.label ?? manifest.title);
  return `${label ? localized(label, language) : t(shellPageKey(pathname))} · Atrium`;
}

const PAGE_KEYS: Readonly<Record<string, string>> = {
  "/": "home.title",
  "/terms": "terms.title",
  "/privacy": "privacy.title",
  "/changelog": "changelog.title",
  "/login": "auth.login.title",
  "/signup": "auth.register.title",
  "/auth/register": "auth.register.title",
};

function shellPageKey(pathname: string): string {
  if (sharedToken(pathname) !== undefined) return "shared.title";
  return PAGE_KEYS[pathname] ?? (pathname.startsWith("/auth") ? "auth.login.title" : "notFound.title");
}
