import { ReleaseError } from "../releases/release-error.ts";

/** The refusal of a version that isn't there. */
export const unpublished = (app: string, version: string): ReleaseError =>
  new ReleaseError(`${app} ${version} is not published; see: status ${app}`);
