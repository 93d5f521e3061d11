export { closureOf, type Closure } from "./closure.ts";
export { findLockfile, readLockfile } from "./read-lockfile.ts";
export type { Lockfile } from "./lockfile.ts";
