import { join } from "node:path";
import type { ImportRedirect } from "@atrium/federation-kit/build";

const markdown = join(import.meta.dirname, "src/markdown");

/** Parts of packages that chat loads later, or has its own in place of. */
export const redirects: readonly ImportRedirect[] = [
  { request: "decode-named-character-reference", to: join(markdown, "named-characters.ts") },
  { request: "@ungap/structured-clone", to: join(markdown, "stand-ins/structured-clone.ts") },
  {
    importer: "property-information/index.js",
    request: "./lib/svg.js",
    to: join(markdown, "stand-ins/svg-attributes.ts"),
  },
];
