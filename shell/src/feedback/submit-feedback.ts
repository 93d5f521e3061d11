import type { HttpClient } from "@atrium/shared-contracts";
import { type FeedbackSubmission, FeedbackSubmitted } from "@atrium/shared-contracts/wire";

/** The server took the call and declined it with a reason of its own. */
export class FeedbackRefused extends Error {
  override readonly name = "FeedbackRefused";
}

/** Sends feedback. Rejects with 'Authentication required', the server's reason (FeedbackRefused), or 'Failed to submit feedback'. */
export async function submitFeedback(
  http: HttpClient,
  token: string | null,
  feedback: FeedbackSubmission,
): Promise<void> {
  if (token === null) throw new FeedbackRefused("Authentication required");
  let answer: FeedbackSubmitted;
  try {
    answer = await http.request("POST", "/userFeedback", { body: feedback, schema: FeedbackSubmitted });
  } catch (cause) {
    throw new Error("Failed to submit feedback", { cause });
  }
  if (answer.status !== "success") throw new FeedbackRefused(answer.message ?? "Failed to submit feedback");
}

type FeedbackSubmitted = ReturnType<(typeof FeedbackSubmitted)["parse"]>;
