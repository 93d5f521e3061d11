import { defineShellBuild } from "@atrium/federation-kit/build";

export default defineShellBuild({
  directory: import.meta.dirname,
  entry: "./src/app/main.tsx",
  worker: "./src/core/offline/worker/main.ts",
});
