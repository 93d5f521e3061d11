import { defineShellBuild } from "@atrium/federation-kit/build";

export default defineShellBuild({
  directory: import.meta.dirname,
  entry: "./src/main.tsx",
  worker: "./src/offline/worker/main.ts",
});
