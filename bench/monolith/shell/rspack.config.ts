import { join } from "node:path";
import { defineMonolithBuild } from "@atrium/federation-kit/build";

const shell = join(import.meta.dirname, "..", "..", "..", "shell", "src");

export default defineMonolithBuild({
  directory: import.meta.dirname,
  entry: join(shell, "app", "main.tsx"),
  replace: {
    [join(shell, "federation", "loading", "feature-source.ts")]: join(import.meta.dirname, "static-features.ts"),
  },
});
