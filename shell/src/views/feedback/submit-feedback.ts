import type { HttpClient } from "@atrium/shared-contracts/contract";
import { type Answer, feedbackCalls, type FeedbackSubmission } from "@atrium/shared-contracts/wire";

/** A reason to show the person: the server's own, or that nobody is signed in. */
export class FeedbackRefused extends Error {
  override readonly name = "FeedbackRefused";
}

/** Nobody is signed in. */
export const AUTHENTICATION_REQUIRED = "Authentication required";

/** Sends feedback. Rejects with 'Authentication required' or the server's reason (FeedbackRefused), otherwise with 'Failed to submit feedback'. */
export async function submitFeedback(
  http: HttpClient,
  token: string | null,
  feedback: FeedbackSubmission,
): Promise<void> {
  if (token === null) throw new FeedbackRefused(AUTHENTICATION_REQUIRED);
  const failed = (cause?: unknown) => new Error("Failed to submit feedback", { cause });
  let answer: Answer<typeof feedbackCalls.submit>;
  try {
    answer = await http.call(feedbackCalls.submit, { body: feedback });
  } catch (cause) {
    throw failed(cause);
  }
  if (answer.status === "success") return;
  throw answer.message ? new FeedbackRefused(answer.message) : failed();
}
