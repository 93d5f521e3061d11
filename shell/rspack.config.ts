import { defineShellBuild } from "@atrium/federation-kit/build";
import { federationRedirects, uiRedirects } from "./redirects.ts";
import { PAGE_CHUNKS } from "./src/page/page-chunks.ts";
import { shellPage } from "./src/page/shell-page.ts";

export default defineShellBuild({
  directory: import.meta.dirname,
  entry: "./src/app/main.tsx",
  worker: "./src/core/offline/worker/main.ts",
  page: shellPage,
  pages: Object.values(PAGE_CHUNKS),
  redirects: [...federationRedirects, ...uiRedirects],
});
