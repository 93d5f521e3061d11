/** Version of the contract between shell and features. Semver, independent of the product's version; raise it with every change to this entry. */
export const CONTRACT_VERSION = "2.1.0";

/** The last version of contract 1. This shell still runs features that were built against it. */
export const CONTRACT_1_VERSION = "1.2.0";
