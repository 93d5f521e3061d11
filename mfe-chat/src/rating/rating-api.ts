import { type HttpClient, HttpError } from "@atrium/shared-contracts/contract";
import { feedbackCalls } from "@atrium/shared-contracts/wire";
import { chatCalls } from "@atrium/shared-contracts/wire/chat";

export type Rating = "good" | "bad";

/** Null takes the rating back. */
export const rateReply = (http: HttpClient, id: string, rating: Rating | null) =>
  http.call(chatCalls.rate, { params: { id }, body: { rating } });

/** Sends what a person says about a reply to the product's feedback. Rejects if it isn't taken, with the server's reason if it gives one. */
export async function sendWords(http: HttpClient, content: string): Promise<void> {
  const answer = await http.call(feedbackCalls.submit, { body: { type: "general", content } });
  if (answer.status !== "success") throw new HttpError(answer.message ?? "", 200);
}
