// The contract between the shell and features. Changing it means raising CONTRACT_VERSION.
export * from "./shell-api/call-request.ts";
export * from "./shell-api/feature.ts";
export * from "./shell-api/http.ts";
export type * from "./shell-api/shell-api.ts";
export type * from "./slots/index.ts";
export type * from "./shell-api/streams.ts";
export type * from "./shell-api/user-storage.ts";
export * from "./shell-api/version.ts";
