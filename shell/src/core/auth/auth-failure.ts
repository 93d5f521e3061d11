import { HttpError } from "@atrium/shared-contracts";

/** The specification's texts for what failed. */
export interface FailureTexts {
  /** When the server gives no message of its own. */
  readonly otherwise: string;
  /** When the server has no such call. */
  readonly notImplemented?: string;
}

/** The error to show and rethrow: the server's own message is preferred, then what the connection did, then the specification's text. */
export function authFailure(cause: unknown, { otherwise, notImplemented }: FailureTexts): Error {
  if (!(cause instanceof HttpError)) return new Error(otherwise, { cause });
  const saying = (text: string) => new HttpError(text, cause.status, { code: cause.code, body: cause.body, cause });
  if (notImplemented !== undefined && isNotImplemented(cause)) return saying(notImplemented);
  return cause.status === 0 || hasServerMessage(cause) ? cause : saying(otherwise);
}

/** Whether an API that does without a call has answered so. */
export const isNotImplemented = (cause: unknown): boolean =>
  cause instanceof HttpError && [404, 405, 501].includes(cause.status);

const hasServerMessage = ({ body }: HttpError) =>
  typeof body === "object" &&
  body !== null &&
  "message" in body &&
  typeof body.message === "string" &&
  body.message !== "";

/** Nobody answered: the network failed or the time ran out. */
export const isUnanswered = (cause: unknown): boolean => cause instanceof HttpError && cause.status === 0;
