import { join } from "node:path";
import { defineFeatureBuild } from "@atrium/federation-kit/build";

const markdown = join(import.meta.dirname, "src/markdown");

export default defineFeatureBuild({
  directory: import.meta.dirname,
  exposes: {
    "./routes": "./src/routes-module.tsx",
    "./history-panel": "./src/history/history-panel-module.tsx",
    "./home-start": "./src/home/home-start-module.tsx",
    "./recent-conversations": "./src/home/recent-conversations-module.tsx",
    "./title-search": "./src/search/title-search-module.ts",
    "./message-search": "./src/search/message-search-module.ts",
    "./commands": "./src/commands/commands-module.ts",
    "./assistant-panel": "./src/assistant-settings/assistant-panel-module.tsx",
    "./finished-reply": "./src/notification/finished-reply-module.ts",
  },
  together: ["./history-panel", "./finished-reply"],
  redirects: [
    { request: "decode-named-character-reference", to: join(markdown, "named-characters.ts") },
    { request: "@ungap/structured-clone", to: join(markdown, "stand-ins/structured-clone.ts") },
    {
      importer: "property-information/index.js",
      request: "./lib/svg.js",
      to: join(markdown, "stand-ins/svg-attributes.ts"),
    },
  ],
});
