import { HttpError } from "@atrium/shared-contracts/contract";

/** Why a message couldn't be sent, and when to retry. */
export interface SendFailure {
  /** Key of the message in this feature's texts. */
  readonly text: SendErrorKey;
  /** When to retry. `again`: automatically. `sign-in`: after the next sign-in. `ask`: only when the user asks. `edit`: only when they've edited it. */
  readonly next: "again" | "sign-in" | "ask" | "edit";
}

export type SendErrorKey =
  | "sendError.default"
  | "sendError.notFound"
  | "sendError.fileDeleted"
  | "sendError.unauthorized"
  | "sendError.server"
  | "sendError.network"
  | "sendError.socket";

/** Maps an error as in the specification's table in section 8, which knows nothing of deleted files. */
export function sendFailure(error: unknown): SendFailure {
  if (!(error instanceof HttpError)) return { text: "sendError.default", next: "ask" };
  if (error.status === 401) return { text: "sendError.unauthorized", next: "sign-in" };
  if (error.status === 404) return { text: "sendError.notFound", next: "ask" };
  if (error.code === "media_deleted") return { text: "sendError.fileDeleted", next: "edit" };
  if (error.status >= 500) return { text: "sendError.server", next: "again" };
  if (error.status === 0) return { text: "sendError.network", next: "again" };
  return { text: "sendError.default", next: error.retryable ? "again" : "ask" };
}
