// What conversations need of the wire. The frame needs most of it anyway, so a conversation doesn't wait for the rest.
export * from "./chat.ts";
export * from "./media.ts";
export * from "./message-act.ts";
export * from "./message.ts";
export * from "./offers.ts";
export * from "./plain-text.ts";
export * from "./preferences.ts";
export * from "./realtime.ts";
export type * from "./reply-step.ts";
export * from "./temporary.ts";
export { firstCharacters } from "./text.ts";
export type { User } from "./account.ts";
