export * from "./fake-shell-api.ts";
export * from "./marbles.ts";
