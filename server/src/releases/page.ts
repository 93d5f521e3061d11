import { templateParts, type Placeholder } from "@atrium/federation-kit/releases";
import type { Language } from "@atrium/shared-contracts/spec";
import { UNLISTED_ROBOTS } from "../http/unlisted.ts";
import { type PublicSettings, bootDocument, releaseUrl } from "./boot-document.ts";
import type { ServedReleases } from "./served-registry.ts";
import { moduleIntegrity } from "./module-integrity.ts";

import { type Preload, routePreloads, textPreloads } from "./preloads.ts";

/** Renders the HTML of one page load. */
export type Page = (visit: {
  readonly path: string;
  readonly nonce: string;
  readonly language: Language;
  /** Search engines shouldn't list it. */ readonly unlisted: boolean;
}) => string;

/**
 * Prepares the page for some releases: fills everything that doesn't change between visits into the shell's template only once.
 * @throws {ReleaseError} when the template can't be used
 */
export function createPage(releases: ServedReleases, settings: PublicSettings, pageOrigin: string): Page {
  const { shell } = releases;
  const constant: Partial<Record<Placeholder, string>> = {
    base: escapeAttribute(releaseUrl(shell)),
    "public-url": escapeAttribute(settings.publicUrl),
  };
  const parts = templateParts(releases.page.template).map((part) =>
    "text" in part ? part.text : (constant[part.placeholder] ?? part),
  );
  const integrity = moduleIntegrity(releases, pageOrigin);
  const importMaps = new Map<string, string>();
  /** With what's preloaded, because WebKit checks a preloaded module only against the import map. */
  const importMap = (texts: readonly Preload[]): string => {
    const key = texts.map(({ url }) => url).join(" ");
    const ofTexts = Object.fromEntries(texts.map((text) => [text.url, text.integrity]));
    const prepared = importMaps.get(key) ?? inlineJson({ integrity: { ...integrity, ...ofTexts } });
    importMaps.set(key, prepared);
    return prepared;
  };
  const boots = new Map<Language | undefined, string>();
  const boot = (language: Language): string => {
    const labels = releases.page.labels === "visitor" ? language : undefined;
    const prepared = boots.get(labels) ?? inlineJson(bootDocument(releases, settings, pageOrigin, labels));
    boots.set(labels, prepared);
    return prepared;
  };

  return ({ path, nonce, language, unlisted }) => {
    const texts = textPreloads(releases, path, language);
    const preloads = [...routePreloads(releases, path), ...texts];
    const values: Partial<Record<Placeholder, string>> = {
      nonce: escapeAttribute(nonce),
      language: escapeAttribute(language),
      "import-map": importMap(texts),
      boot: boot(language),
      preloads: [...(unlisted ? [NO_ROBOTS] : []), ...preloads.map(preloadTag)].join("\n"),
    };
    return parts.map((part) => (typeof part === "string" ? part : (values[part.placeholder] ?? ""))).join("");
  };
}

const NO_ROBOTS = `<meta name="robots" content="${UNLISTED_ROBOTS}">`;

function preloadTag({ kind, url, integrity, crossOrigin }: Preload): string {
  // The build's runtime loads style sheets without integrity, so a preload with integrity wouldn't be used.
  if (kind === "style") return `<link rel="preload" as="style" ${href(url)}${crossOrigin ? " crossorigin" : ""}>`;
  return `<link rel="modulepreload" ${href(url)} ${attribute("integrity", integrity)}>`;
}

/** JSON for a script element, escaped so that it can't end the element or start a comment. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const attribute = (name: string, value: string): string => `${name}="${escapeAttribute(value)}"`;
const href = (url: string): string => attribute("href", url);
