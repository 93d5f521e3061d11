export { type AblyLocal, type AblyLocalOptions, createAblyLocal } from "./endpoint/ably-local.ts";
export type { KeyOptions } from "./auth/key.ts";
export type { SocketLimits } from "./connection/socket-counts.ts";
export { type AblyLocalServer, listen, type ListenOptions } from "./endpoint/listen.ts";
