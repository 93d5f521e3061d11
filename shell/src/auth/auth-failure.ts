import { HttpError } from "@atrium/shared-contracts";

/** The error to show and rethrow: the server's own message is preferred, then what the connection did, then the specification's text. */
export function authFailure(cause: unknown, fallback: string): Error {
  if (cause instanceof HttpError) {
    if (cause.status === 0 || hasServerMessage(cause)) return cause;
    return new HttpError(fallback, cause.status, { code: cause.code, body: cause.body, cause });
  }
  return new Error(fallback, { cause });
}

function hasServerMessage(error: HttpError): boolean {
  return typeof error.body === "object" && error.body !== null && "message" in error.body && error.body.message !== "";
}
