import type { BuiltShell, PageDefinition } from "@atrium/federation-kit/build";
import { SHELL_ROUTES, THEME_COLOR } from "@atrium/shared-contracts/spec";
import { BOOT_ELEMENT_ID } from "@atrium/shared-contracts/wire";
import { IMPORT_MAP_POLICY } from "../core/boot/module-check.ts";
import { WORKER_POLICY } from "../core/offline/register-worker.ts";
import { FIRST_PAINT_SCRIPT, FIRST_PAINT_STYLE } from "./first-paint.ts";
import { NO_SCRIPT_HTML, SKELETON_HTML } from "./first-skeleton.ts";
import { PAGE_CHUNKS } from "./page-chunks.ts";
import { pagePreloadScript } from "./page-preload.ts";

const NAME = "Atrium";
const DESCRIPTION = "Your AI-powered assistant";

/** The Latin letters, which every language of the product uses. */
const FIRST_FONT = /^inter-latin-wght-normal\./;

/** Files of `public` that the page references. */
const ICONS = [
  ["favicon.ico", '<link rel="icon" sizes="32x32" href="/favicon.ico">'],
  ["favicon.svg", '<link rel="icon" type="image/svg+xml" href="/favicon.svg">'],
  ["apple-touch-icon.png", '<link rel="apple-touch-icon" href="/apple-touch-icon.png">'],
  ["manifest.webmanifest", '<link rel="manifest" href="/manifest.webmanifest">'],
] as const;

/** The page of the shell's release. The build runs this, so it and what it imports must work in Node. */
export const shellPage: PageDefinition = (built) => ({
  template: template(built),
  routes: { exact: [...SHELL_ROUTES.exact], below: [...SHELL_ROUTES.below] },
  trustedTypes: [IMPORT_MAP_POLICY, WORKER_POLICY],
  labels: "visitor",
});

/** The server fills in the placeholders; `PLACEHOLDERS` in federation-kit describes them. */
function template({ entry, modules, styles, chunk, files, integrity }: BuiltShell): string {
  const checked = (file: string): string => `"{{base}}${file}" integrity="${integrity(file)}"`;
  const preloaded = (name: string) => chunk(name).map((file) => [file, integrity(file)] as const);
  const preloads = {
    signedIn: preloaded(PAGE_CHUNKS.signedIn),
    auth: preloaded(PAGE_CHUNKS.auth),
    public: preloaded(PAGE_CHUNKS.public),
  };
  return [
    "<!doctype html>",
    '<html lang="{{language}}">',
    "<head>",
    '<meta charset="utf-8">',
    `<title>${NAME}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<meta name="description" content="${DESCRIPTION}">`,
    // For link previews on other sites.
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${NAME}">`,
    `<meta property="og:title" content="${NAME}">`,
    `<meta property="og:description" content="${DESCRIPTION}">`,
    '<meta property="og:image" content="{{public-url}}/icon-512.png">',
    `<meta name="theme-color" content="${THEME_COLOR.light}">`,
    '<meta property="csp-nonce" nonce="{{nonce}}">',
    `<style nonce="{{nonce}}">${FIRST_PAINT_STYLE}</style>`,
    `<script nonce="{{nonce}}">${FIRST_PAINT_SCRIPT}</script>`,
    '<script type="importmap" nonce="{{nonce}}">{{import-map}}</script>',
    `<script nonce="{{nonce}}" data-base="{{base}}">${pagePreloadScript(preloads)}</script>`,
    ...styles.map((file) => `<link rel="stylesheet" href=${checked(file)} crossorigin>`),
    // Without the preload, the first words show up in a fallback font and shift when theirs arrives.
    ...files
      .filter((file) => FIRST_FONT.test(file))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" href="{{base}}${file}" crossorigin>`),
    `<script type="module" src=${checked(entry)}></script>`,
    ...modules.map((file) => `<link rel="modulepreload" href=${checked(file)}>`),
    "{{preloads}}",
    // The benchmark's build has no public files.
    ...ICONS.filter(([file]) => files.includes(file)).map(([, tag]) => tag),
    "</head>",
    "<body>",
    '<div id="root"></div>',
    SKELETON_HTML,
    NO_SCRIPT_HTML,
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">{{boot}}</script>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}
