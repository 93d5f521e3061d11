import type { LazyCode } from "@atrium/shared-ui";

/** Code that was needed and couldn't be fetched. */
export interface MissingCode {
  note(lazy: LazyCode<unknown>): void;
  /** Whether there is any. It's then fetched again, for the next time. */
  isMissing(): boolean;
}

export function createMissingCode(): MissingCode {
  let missing: LazyCode<unknown> | undefined;
  return {
    note: (lazy) => void (missing = lazy),
    isMissing() {
      if (missing?.current() !== undefined) missing = undefined;
      void missing?.load();
      return missing !== undefined;
    },
  };
}
