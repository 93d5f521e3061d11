/** Version of the specification's numbers and fixed names. Semver; raise it with every change to them. */
export const SPEC_VERSION = "1.1.0";
