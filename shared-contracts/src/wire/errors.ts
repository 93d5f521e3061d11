import * as z from "zod/mini";

/** Body of every error response. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  /** Identifies the request in the server's log. On responses of 500 and above. */
  requestId: z.optional(z.string()),
  /** What was wrong with each field. On 400 responses. */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
