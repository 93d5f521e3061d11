import { defineFeatureBuild } from "@atrium/federation-kit/build";

export default defineFeatureBuild({
  directory: import.meta.dirname,
  exposes: {
    "./routes": "./src/routes-module.tsx",
    "./history-panel": "./src/history/history-panel-module.tsx",
    "./recent-conversations": "./src/home/recent-conversations-module.tsx",
    "./finished-reply": "./src/notification/finished-reply-module.ts",
  },
});
