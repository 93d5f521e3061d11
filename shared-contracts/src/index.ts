// The public surface of the contract: what shell and features may rely on. A change here is a change of CONTRACT_VERSION.
export * from "./constants.ts";
export * from "./feature.ts";
export * from "./http.ts";
export * from "./language.ts";
export * from "./password.ts";
export * from "./shell-api.ts";
export * from "./shell-routes.ts";
export type * from "./slots/index.ts";
export * from "./storage-keys.ts";
export type * from "./streams.ts";
export * from "./version.ts";
export type {
  CalendarConflict,
  CalendarEvent,
  CalendarEventCreate,
  CalendarEventUpdate,
  ContentPart,
  ConversationDetail,
  ConversationListItem,
  ErrorBody,
  FeatureManifest,
  MessageCard,
  MessageStatus,
  NavigationEntry,
  OutboundMessage,
  PriceTier,
  Product,
  ProductVisit,
  RealtimeEvent,
  ServerMessage,
  Settings,
  SlotFilling,
  SlotName,
  TurnPosition,
  TurnSnapshot,
  User,
} from "./wire/index.ts";
