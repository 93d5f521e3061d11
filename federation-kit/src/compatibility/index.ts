// Safe in a browser: the gate that the release command, the server and the shell share.
export { baseVersion, describeMisfit, misfits, type Misfit, type Provided, type Required } from "./fits.ts";
