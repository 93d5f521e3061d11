/** Version of the calls and events between the browser and the server. Semver; raise it with every change to them. */
export const WIRE_VERSION = "1.2.0";
