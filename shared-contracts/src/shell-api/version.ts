/** Version of the contract between shell and features. Semver, independent of the product's version; raise it with every surface change. */
export const CONTRACT_VERSION = "1.2.0";

/** Name and version the web app reports for itself. */
export const WEB_APP = { name: "atrium-web", version: "1.0.0" } as const;
