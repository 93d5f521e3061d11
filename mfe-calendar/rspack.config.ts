import { join } from "node:path";
import { defineFeatureBuild } from "@atrium/federation-kit/build";

export default defineFeatureBuild({
  directory: import.meta.dirname,
  exposes: {
    "./routes": "./src/routes-module.tsx",
    "./event-card": "./src/message-card/event-card-module.tsx",
    "./today-card": "./src/home/today-card-module.tsx",
    "./reminders": "./src/reminders/reminders-module.ts",
    "./event-search": "./src/search/event-search-module.ts",
    "./commands": "./src/commands/commands-module.ts",
  },
  redirects: [{ request: "temporal-polyfill", to: join(import.meta.dirname, "src/time/temporal.ts") }],
});
