import { defineFeatureBuild } from "@atrium/federation-kit/build";
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
  },
  together: ["./history-panel", "./finished-reply"],
  redirects,
});
