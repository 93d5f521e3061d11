import type { USAGE_KINDS } from "./tables.ts";

export type UsageKind = (typeof USAGE_KINDS)[number];

/** What somebody's model is asked for. */
export interface UsageRun {
  readonly userId: string;
  readonly kind: UsageKind;
  readonly turnId: string | null;
}

/** The tokens that one model took in a run. Null where its endpoint didn't say. */
export interface ModelUsage {
  /** The endpoint's host. */
  readonly endpoint: string;
  readonly model: string;
  readonly input: number | null;
  readonly output: number | null;
  /** Of the output. */
  readonly reasoning: number | null;
  /** Of the input. */
  readonly cached: number | null;
  /** Input and output, estimated where they're unknown. */
  readonly counted: number;
}
