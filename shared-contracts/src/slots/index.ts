export type * from "./command.ts";
export type * from "./home-card.ts";
export type * from "./home-start.ts";
export type * from "./message-card.ts";
export type * from "./notification-source.ts";
export type * from "./search-provider.ts";
export type * from "./settings-panel.ts";
export type * from "./sidebar-panel.ts";
