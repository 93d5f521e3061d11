/**
 * The browser's own Temporal; a browser without it fetches the polyfill first. The build puts this module in place of `temporal-polyfill`, which would be
 * fetched by all.
 */
export const Temporal =
  (globalThis as { readonly Temporal?: object }).Temporal ??
  (await import("temporal-polyfill/implementation")).Temporal;
