// Safe in a browser: the check that the release command, the server and the shell share.
export {
  baseVersion,
  describeMisfit,
  misfits,
  type InRange,
  type Misfit,
  type Provided,
  type Required,
} from "./fits.ts";
