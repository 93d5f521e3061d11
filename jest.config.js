const swc = (module) => [
  "@swc/jest",
  {
    jsc: {
      target: "es2024",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: module },
  },
];

/** Server-side packages: native ES modules, so that `import.meta`, workers and top-level await are the real thing. */
const node = (name, options = {}) => ({
  displayName: name,
  rootDir: `<rootDir>/${name}`,
  testEnvironment: "node",
  testMatch: ["<rootDir>/**/*.test.ts"],
  extensionsToTreatAsEsm: [".ts"],
  transform: { "^.+\\.ts$": swc("es6") },
  ...options,
});

/** Browser packages: jsdom; every module goes through swc because several libraries ship ES modules only. `replaced`: what the build redirects. */
const browser = (name, replaced = {}) => ({
  displayName: name,
  rootDir: `<rootDir>/${name}`,
  testEnvironment: "<rootDir>/../scripts/jest/jsdom-with-web-apis.cjs",
  testEnvironmentOptions: { customExportConditions: ["browser"] },
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
  setupFiles: ["<rootDir>/../scripts/jest/browser-setup.ts"],
  transform: {
    "^.+\\.[cm]?[tj]sx?$": swc("commonjs"),
    "\\.webp$": "<rootDir>/../scripts/jest/file-name.cjs",
  },
  transformIgnorePatterns: [],
  moduleNameMapper: { "\\.(css|woff2)(\\?[a-z]+)?$": "<rootDir>/../scripts/jest/empty-module.cjs", ...replaced },
});

/** @type {import("jest").Config} */
export default {
  projects: [
    node("scripts"),
    node("shared-contracts"),
    node("ably-local"),
    node("federation-kit"),
    node("server"),
    node("chaos"),
    browser("shared-ui"),
    browser("shell"),
    // As its build does.
    browser("mfe-chat", {
      "^decode-named-character-reference$": "<rootDir>/src/markdown/named-characters.ts",
    }),
    browser("mfe-calendar"),
    browser("mfe-marketplace"),
    browser("mfe-settings"),
  ],
  testTimeout: 60_000,
};
