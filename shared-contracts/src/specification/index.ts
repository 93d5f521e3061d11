// The specification's numbers and fixed names. Changing them means raising SPEC_VERSION.
export * from "./clusters.ts";
export * from "./constants.ts";
export * from "./language.ts";
export * from "./password.ts";
export * from "./shell-routes.ts";
export * from "./storage-keys.ts";
export * from "./version.ts";
export * from "./web-app.ts";
