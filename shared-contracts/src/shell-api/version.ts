/** Version of the contract between shell and features. Semver, apart from the product's version: a change of the public surface moves it. */
export const CONTRACT_VERSION = "1.2.0";

/** Name and version under which the web app reports itself. */
export const WEB_APP = { name: "atrium-web", version: "1.0.0" } as const;
