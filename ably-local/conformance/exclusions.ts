/** Tests of Ably's suite that are not held against this server, each for a stated reason. */
export interface Exclusion {
  readonly title: RegExp;
  readonly reason: string;
}

export const EXCLUSIONS: readonly Exclusion[] = [];
