import { defineFeatureBuild } from "@atrium/federation-kit/build";

export default defineFeatureBuild({
  directory: import.meta.dirname,
  exposes: {
    "./routes": "./src/routes-module.tsx",
    "./product-card": "./src/message-card/product-card-module.tsx",
    "./product-search": "./src/search/product-search-module.ts",
    "./commands": "./src/commands/commands-module.ts",
  },
});
