import { fileURLToPath } from "node:url";
import { defineFeatureBuild } from "@atrium/federation-kit/build";
import { frames } from "./frames.ts";
import { redirects } from "./redirects.ts";

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
    "./shared-page": "./src/shared-page/shared-page-module.tsx",
  },
  together: ["./history-panel", "./finished-reply"],
  // Most conversations show Markdown, and a message may be the first thing that a user wants to send.
  early: ["markdown", "outbox"],
  redirects,
  frames,
  licenses: { "geist-mono-license.txt": fileURLToPath(import.meta.resolve("@fontsource-variable/geist-mono/LICENSE")) },
});
