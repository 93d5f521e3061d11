import calendar from "../../../mfe-calendar/feature.json";
import chat from "../../../mfe-chat/feature.json";
import marketplace from "../../../mfe-marketplace/feature.json";
import settings from "../../../mfe-settings/feature.json";
import { type StaticFeature, createStaticSource } from "../../../shell/src/federation/loading/static-source.ts";

const feature = (manifest: object, exposes: StaticFeature["exposes"]): StaticFeature => ({
  manifest: { ...manifest, version: "1.0.0" } as StaticFeature["manifest"],
  exposes,
});

/** Replaces the shell's module with the same interface: every feature is a lazy chunk of this one build. */
export function createFeatureSource() {
  return createStaticSource([
    feature(chat, {
      "./routes": () => import("../../../mfe-chat/src/routes-module.tsx"),
      "./history-panel": () => import("../../../mfe-chat/src/history/history-panel-module.tsx"),
      "./home-start": () => import("../../../mfe-chat/src/home/home-start-module.tsx"),
      "./recent-conversations": () => import("../../../mfe-chat/src/home/recent-conversations-module.tsx"),
      "./finished-reply": () => import("../../../mfe-chat/src/notification/finished-reply-module.ts"),
      "./title-search": () => import("../../../mfe-chat/src/search/title-search-module.ts"),
      "./message-search": () => import("../../../mfe-chat/src/search/message-search-module.ts"),
      "./commands": () => import("../../../mfe-chat/src/commands/commands-module.ts"),
      "./assistant-panel": () => import("../../../mfe-chat/src/assistant-settings/assistant-panel-module.tsx"),
    }),
    feature(calendar, {
      "./routes": () => import("../../../mfe-calendar/src/routes-module.tsx"),
      "./event-card": () => import("../../../mfe-calendar/src/message-card/event-card-module.tsx"),
      "./today-card": () => import("../../../mfe-calendar/src/home/today-card-module.tsx"),
      "./reminders": () => import("../../../mfe-calendar/src/reminders/reminders-module.ts"),
      "./event-search": () => import("../../../mfe-calendar/src/search/event-search-module.ts"),
      "./commands": () => import("../../../mfe-calendar/src/commands/commands-module.ts"),
    }),
    feature(marketplace, {
      "./routes": () => import("../../../mfe-marketplace/src/routes-module.tsx"),
      "./product-card": () => import("../../../mfe-marketplace/src/message-card/product-card-module.tsx"),
      "./product-search": () => import("../../../mfe-marketplace/src/search/product-search-module.ts"),
      "./commands": () => import("../../../mfe-marketplace/src/commands/commands-module.ts"),
    }),
    feature(settings, {
      "./routes": () => import("../../../mfe-settings/src/routes-module.tsx"),
      "./commands": () => import("../../../mfe-settings/src/commands/commands-module.ts"),
    }),
  ]);
}
