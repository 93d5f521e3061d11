import { defineFeatureBuild } from "@atrium/federation-kit/build";

export default defineFeatureBuild({
  directory: import.meta.dirname,
  exposes: {
    "./routes": "./src/routes-module.tsx",
    "./commands": "./src/commands/commands-module.ts",
  },
});
