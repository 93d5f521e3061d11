// The public surface of the contract: what the shell and features may rely on. Changing it means raising CONTRACT_VERSION.
export * from "./specification/constants.ts";
export * from "./shell-api/feature.ts";
export * from "./shell-api/http.ts";
export * from "./specification/language.ts";
export * from "./specification/password.ts";
export * from "./shell-api/shell-api.ts";
export * from "./specification/shell-routes.ts";
export type * from "./slots/index.ts";
export * from "./specification/storage-keys.ts";
export type * from "./shell-api/streams.ts";
export * from "./shell-api/version.ts";
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
