import { join } from "node:path";
import { defineMonolithBuild } from "@atrium/federation-kit/build";
import { shellPage } from "../../../shell/src/page/shell-page.ts";

const shell = join(import.meta.dirname, "..", "..", "..", "shell", "src");

export default defineMonolithBuild({
  directory: import.meta.dirname,
  entry: join(shell, "app", "main.tsx"),
  page: shellPage,
  replace: {
    [join(shell, "federation", "loading", "feature-source.ts")]: join(import.meta.dirname, "static-features.ts"),
  },
});
