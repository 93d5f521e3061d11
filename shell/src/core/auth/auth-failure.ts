import { HttpError } from "@atrium/shared-contracts/contract";

/** The specification's error messages. */
export interface FailureTexts {
  /** Used when the server gives no message. */
  readonly otherwise: string;
  /** Used when the server doesn't implement the call. */
  readonly notImplemented?: string;
}

/** The error to show and rethrow. Prefers the server's own message, then the connection error, then the specification's text. */
export function authFailure(cause: unknown, { otherwise, notImplemented }: FailureTexts): Error {
  if (!(cause instanceof HttpError)) return new Error(otherwise, { cause });
  const saying = (text: string) => new HttpError(text, cause.status, { code: cause.code, body: cause.body, cause });
  if (notImplemented !== undefined && isNotImplemented(cause)) return saying(notImplemented);
  return cause.status === 0 || hasServerMessage(cause) ? cause : saying(otherwise);
}

/** Whether the server answered that it doesn't implement the call. */
export const isNotImplemented = (cause: unknown): boolean =>
  cause instanceof HttpError && [404, 405, 501].includes(cause.status);

const hasServerMessage = ({ body }: HttpError) =>
  typeof body === "object" &&
  body !== null &&
  "message" in body &&
  typeof body.message === "string" &&
  body.message !== "";

/** Client errors that are about the moment rather than the session: too slow, too early, too many. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/** No response: the network failed or the request timed out. */
export const isUnanswered = (cause: unknown): boolean => cause instanceof HttpError && cause.status === 0;

/**
 * Whether the session may still be valid after this failure: nothing answered, or the answer is a server's error, a rate limit, or something that
 * isn't Atrium's (ADR 11).
 */
export const leavesSessionOpen = (cause: unknown): boolean =>
  cause instanceof HttpError && (cause.status < 400 || cause.status >= 500 || PASSING.has(cause.status));
