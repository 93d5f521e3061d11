/** How long a model may take, in milliseconds. */
export interface ModelLimits {
  /** The whole reply with all its steps and retries. */
  readonly totalMs: number;
  /** From the request to the first content of a step. */
  readonly firstChunkMs: number;
  /** Between two pieces of content. */
  readonly chunkMs: number;
}

export const MODEL_LIMITS: ModelLimits = { totalMs: 120_000, firstChunkMs: 30_000, chunkMs: 20_000 };

/** Calls of the model for one reply: an answer and the look-ups before it. */
export const MODEL_STEPS = 4;
/** Repeats of a call that was refused for the moment (429, 5xx), with back-off. */
export const MODEL_RETRIES = 2;
