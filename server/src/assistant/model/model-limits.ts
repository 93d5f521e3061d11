/** How long a model may take, in milliseconds. */
export interface ModelLimits {
  /** The whole reply with all its steps and retries. */
  readonly totalMs: number;
  /** Without a sign of the model: from a request to the first byte of its answer, and between two pieces of content. */
  readonly silenceMs: number;
}

export const MODEL_LIMITS: ModelLimits = { totalMs: 120_000, silenceMs: 30_000 };

/** Calls of the model for one reply: an answer and the look-ups before it. */
export const MODEL_STEPS = 4;
/** Calls of tools for one reply, over all its steps. */
export const MODEL_TOOL_CALLS = 16;
/** Repeats of a call that was refused for the moment (429, 5xx), with back-off. */
export const MODEL_RETRIES = 2;
