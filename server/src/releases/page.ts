import type { ResolvedReleases } from "@atrium/federation-kit/releases";
import { BOOT_ELEMENT_ID, type Release } from "@atrium/shared-contracts/wire";
import { type PublicSettings, bootDocument, releaseUrl } from "./boot-document.ts";
import { FIRST_PAINT_SCRIPT, FIRST_PAINT_STYLE } from "./first-paint.ts";
import { NO_SCRIPT_HTML, SKELETON_HTML } from "./first-skeleton.ts";
import { type Preload, routePreloads, routeReleases } from "./preloads.ts";
import { signedInPreloadScript } from "./signed-in-preload.ts";
import { textPreloadScript } from "./text-preload.ts";

/** Renders the HTML of one page load. */
export type Page = (options: { readonly path: string; readonly nonce: string }) => string;

/** Files of the shell's release that the page references if they exist. */
const ICONS = [
  ["favicon.ico", '<link rel="icon" sizes="32x32" href="/favicon.ico">'],
  ["favicon.svg", '<link rel="icon" type="image/svg+xml" href="/favicon.svg">'],
  ["apple-touch-icon.png", '<link rel="apple-touch-icon" href="/apple-touch-icon.png">'],
  ["manifest.webmanifest", '<link rel="manifest" href="/manifest.webmanifest">'],
] as const;

const DESCRIPTION = "Your AI-powered assistant";

/** The tags for link previews on other sites. The image comes from the product's public address. */
function linkPreview(publicUrl: string, files: Release["files"]): string[] {
  const properties = {
    "og:type": "website",
    "og:site_name": "Atrium",
    "og:title": "Atrium",
    "og:description": DESCRIPTION,
    ...(PREVIEW_PICTURE in files ? { "og:image": `${publicUrl}/${PREVIEW_PICTURE}` } : {}),
  };
  return Object.entries(properties).map(
    ([name, value]) => `<meta ${attribute("property", name)} ${attribute("content", value)}>`,
  );
}
const PREVIEW_PICTURE = "icon-512.png";

/** The Latin letters, which every language of the product uses. */
const FIRST_FONT = /^inter-latin-wght-normal\.[0-9a-f]+\.woff2$/;

/** Prepares the page for some releases: builds the parts that don't change between visits only once. */
export function createPage(releases: ResolvedReleases, settings: PublicSettings, pageOrigin: string): Page {
  const { shell } = releases;
  const base = releaseUrl(shell, releases.shellOrigin);
  const files = shell.exposes["./main"] ?? { js: [shell.entry], css: [] };
  const boot = inlineJson(bootDocument(releases, settings, pageOrigin));
  const importMap = inlineJson({ integrity: moduleIntegrity(releases, pageOrigin) });
  const icons = ICONS.filter(([file]) => file in shell.files).map(([, tag]) => tag);
  const preview = linkPreview(settings.publicUrl, shell.files);
  const integrity = (file: string): string => attribute("integrity", shell.files[file] ?? "");
  const styles = files.css.map((file) => `<link rel="stylesheet" ${href(base + file)} ${integrity(file)} crossorigin>`);
  const shellModules = files.js
    .filter((file) => file !== shell.entry)
    .map((file) => `<link rel="modulepreload" ${href(base + file)} ${integrity(file)}>`);
  // Without the preload, the first words show up in a fallback font and shift when theirs arrives.
  const fonts = Object.keys(shell.files)
    .filter((file) => FIRST_FONT.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" ${href(base + file)} crossorigin>`);
  const signedIn = signedInPreloadScript((shell.exposes["./signed-in"]?.js ?? []).map((file) => base + file));
  const start = `<script type="module" ${attribute("src", base + shell.entry)} ${integrity(shell.entry)}></script>`;

  const url = (release: Release, origin: string | undefined) =>
    releaseUrl(release, origin === pageOrigin ? undefined : origin);

  return ({ path, nonce }) => {
    const once = attribute("nonce", nonce);
    const texts = textPreloadScript(
      routeReleases(releases, path).map(({ release, origin }) => [release.app, url(release, origin)]),
    );
    return [
      "<!doctype html>",
      '<html lang="en">',
      "<head>",
      '<meta charset="utf-8">',
      "<title>Atrium</title>",
      '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
      `<meta name="description" ${attribute("content", DESCRIPTION)}>`,
      ...preview,
      '<meta name="theme-color" content="#ffffff">',
      `<meta property="csp-nonce" ${once}>`,
      `<style ${once}>${FIRST_PAINT_STYLE}</style>`,
      `<script ${once}>${FIRST_PAINT_SCRIPT}</script>`,
      `<script type="importmap" ${once}>${importMap}</script>`,
      `<script ${once}>${texts}${signedIn}</script>`,
      ...styles,
      ...fonts,
      start,
      ...shellModules,
      ...routePreloads(releases, path).map(preloadTag),
      ...icons,
      "</head>",
      "<body>",
      '<div id="root"></div>',
      SKELETON_HTML,
      NO_SCRIPT_HTML,
      `<script type="application/json" id="${BOOT_ELEMENT_ID}">${boot}</script>`,
      "</body>",
      "</html>",
      "",
    ].join("\n");
  };
}

function preloadTag({ kind, url, integrity, crossOrigin }: Preload): string {
  // The build's runtime loads style sheets without integrity, so a preload with integrity wouldn't be used.
  if (kind === "style") return `<link rel="preload" as="style" ${href(url)}${crossOrigin ? " crossorigin" : ""}>`;
  return `<link rel="modulepreload" ${href(url)} ${attribute("integrity", integrity)}>`;
}

/** The integrity of every module the page may import, by absolute URL. Browsers reject a module that differs from its release. */
function moduleIntegrity(releases: ResolvedReleases, pageOrigin: string): Record<string, string> {
  const known: [release: Release, origin: string | undefined][] = [
    [releases.shell, releases.shellOrigin],
    ...releases.features.flatMap(({ origin, active, fallbacks }) =>
      [active, ...fallbacks].map((release): [Release, string | undefined] => [release, origin]),
    ),
  ];
  return Object.fromEntries(
    known.flatMap(([release, origin]) =>
      Object.entries(release.files)
        .filter(([file]) => file.endsWith(".js"))
        .map(([file, integrity]) => [
          `${releaseUrl(release, origin === pageOrigin ? undefined : origin)}${file}`,
          integrity,
        ]),
    ),
  );
}

/** JSON for a script element, escaped so that it can't end the element or start a comment. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const attribute = (name: string, value: string): string => `${name}="${escapeAttribute(value)}"`;
const href = (url: string): string => attribute("href", url);
