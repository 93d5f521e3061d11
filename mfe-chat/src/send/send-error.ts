import { HttpError } from "@atrium/shared-contracts";

/** Why a message could not be sent, and what that means for the next try. */
export interface SendFailure {
  /** Key of the text in this feature's translations. */
  readonly text: SendErrorKey;
  /** `again`: tried again by itself; `sign-in`: after the next sign-in; `ask`: only when the person asks. */
  readonly next: "again" | "sign-in" | "ask";
}

export type SendErrorKey =
  | "sendError.default"
  | "sendError.notFound"
  | "sendError.unauthorized"
  | "sendError.server"
  | "sendError.network"
  | "sendError.socket";

/** The specification's table of section 8. */
export function sendFailure(error: unknown): SendFailure {
  if (!(error instanceof HttpError)) return { text: "sendError.default", next: "ask" };
  if (error.status === 401) return { text: "sendError.unauthorized", next: "sign-in" };
  if (error.status === 404) return { text: "sendError.notFound", next: "ask" };
  if (error.status >= 500) return { text: "sendError.server", next: "again" };
  if (error.status === 0) return { text: "sendError.network", next: "again" };
  return { text: "sendError.default", next: error.retryable ? "again" : "ask" };
}
