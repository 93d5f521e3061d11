export * from "./fake-shell-api.ts";
