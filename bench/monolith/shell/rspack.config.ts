import { join } from "node:path";
import { defineMonolithBuild } from "@atrium/federation-kit/build";
import { redirects as chatRedirects } from "../../../mfe-chat/redirects.ts";
import { uiRedirects } from "../../../shell/redirects.ts";
import { shellPage } from "../../../shell/src/page/shell-page.ts";

const shell = join(import.meta.dirname, "..", "..", "..", "shell", "src");

export default defineMonolithBuild({
  directory: import.meta.dirname,
  entry: join(shell, "app", "main.tsx"),
  page: shellPage,
  redirects: [...uiRedirects, ...chatRedirects],
  replace: {
    [join(shell, "federation", "loading", "feature-source.ts")]: join(import.meta.dirname, "static-features.ts"),
  },
});
