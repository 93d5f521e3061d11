/** How long a model may take, in milliseconds. */
export interface ModelLimits {
  /** For the whole reply, with all steps and retries. A slow model needs minutes for a long one; it's the silence that tells a stuck one. */
  readonly totalMs: number;
  /** From a request to the first token of its answer, from the only endpoint on each of two connections, otherwise from each endpoint once. */
  readonly firstTokenMs: number;
  /** Maximum silence between two pieces of content. */
  readonly silenceMs: number;
}

export const MODEL_LIMITS: ModelLimits = { totalMs: 15 * 60_000, firstTokenMs: 20_000, silenceMs: 30_000 };

/** Maximum model calls per reply: the answer, which is all that the last one may give, and what's looked up and done before it. */
export const MODEL_STEPS = 6;
/** Maximum tool calls per reply, over all steps. */
export const MODEL_TOOL_CALLS = 16;
/** Retries of a temporarily refused call (429, 5xx), with backoff. */
export const MODEL_RETRIES = 2;

/** A title is short, but some models think before they write it: that takes tokens, and in some of them characters. */
export const TITLE_LIMITS = { tokens: 1_000, characters: 8_000, temperature: 0.3 } as const;
