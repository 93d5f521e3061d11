import * as z from "zod/mini";

/** Body of every answer that failed. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  /** Names the request in the server's log; on answers of 500 and above. */
  requestId: z.optional(z.string()),
  /** What was wrong, by field, on answers of 400. */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
