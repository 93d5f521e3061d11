/** Version of the contract between shell and features. Semver, independent of the product's version; raise it with every change to this entry. */
export const CONTRACT_VERSION = "2.0.0";
