import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { databaseThrew, isStorageFull, isUnavailable } from "../database/failures.ts";
import { ApiError, type ErrorCode, type Issue } from "../errors/api-error.ts";
import { errorText } from "../errors/error-texts.ts";
import { DATA_POLICY } from "./security-headers.ts";
import { visitorLanguage } from "./visitor-language.ts";

/** Fastify's own errors, by code. */
const FRAMEWORK_ERRORS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "bad_request",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_json",
  FST_ERR_CTP_INVALID_JSON_BODY: "invalid_json",
  FST_ERR_CTP_EMPTY_TYPE: "unsupported_media_type",
  FST_ERR_BAD_URL: "bad_request",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
};

/** The longest refused body that's read to its end. */
export const DISCARDED_MAX_BYTES = 32 * 1024 * 1024;

/** Converts any error to the answer that the caller may see. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return validationFailure(error as unknown as Parameters<typeof validationFailure>[0]);
  // Another host that can't be reached, such as a model's, says nothing about the database.
  const thrown = databaseThrew(error);
  if (isStorageFull(thrown)) return new ApiError("storage_full", { cause: error });
  if (isUnavailable(thrown)) return new ApiError("unavailable", { cause: error });
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = code === undefined ? undefined : FRAMEWORK_ERRORS[code];
  if (known !== undefined) return new ApiError(known, { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ApiError("bad_request", { cause: error });
  return new ApiError("internal", { cause: error });
}

type SchemaFlaw = { instancePath: string; message: string; params: Record<string, unknown> };

/** How many flaws an answer names, and how many characters each may take. A hostile body has as many as fit. */
const MAX_ISSUES = 20;
const MAX_ISSUE_LENGTH = 300;

function validationFailure(error: Error & { validation: SchemaFlaw[] }): ApiError {
  const issues: Issue[] = error.validation.slice(0, MAX_ISSUES).map(({ instancePath, message }) => ({
    path: instancePath.slice(1, MAX_ISSUE_LENGTH).replaceAll("/", "."),
    message: message.slice(0, MAX_ISSUE_LENGTH),
  }));
  const unstorable = error.validation.some(
    ({ params }) => (params["params"] as { code?: string } | undefined)?.code === "invalid_text",
  );
  return new ApiError(unstorable ? "invalid_text" : "validation_failed", { issues, cause: error });
}

/** Whether the caller disconnected in the middle of the body, which isn't our failure. */
function isAborted(error: unknown, { raw }: FastifyRequest): boolean {
  return (
    raw.readableAborted && (error === raw.errored || (error as NodeJS.ErrnoException | null)?.code === "ECONNRESET")
  );
}

/** {@link toApiError}, and logs what's wrong if it's ours. */
export function loggedFailure(error: unknown, request: FastifyRequest): ApiError {
  const failure = toApiError(error);
  // A deliberate refusal, such as for readiness or overload, isn't a fault, and is already in the access log.
  const isFault = failure.status >= 500 && (failure.cause !== undefined || failure.code === "internal");
  if (isFault) request.log.error({ err: failure.cause ?? failure, code: failure.code }, "Request failed");
  return failure;
}

/** Reads what's left of the body, for as long as a body may take. A closed connection would lose the answer while the caller still sends. */
function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  void reply.removeHeader("connection");
  raw.resume();
}

/** Whether a browser shows the answer itself, in a tab. */
const isRead = ({ headers, routeOptions }: FastifyRequest) =>
  routeOptions.config.isOpened === true && headers.accept?.includes("text/html") === true;

/**
 * Answers `{message, code}`, the message in the visitor's language; where a person has opened the address, the message alone. Internal
 * details only go to the log, under the request's id.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const aborted = isAborted(error, request);
  // The access log only has requests that were answered.
  if (aborted) request.log.info({ method: request.method, route: request.routeOptions.url }, "The caller went away");
  const failure = aborted ? new ApiError("bad_request") : loggedFailure(error, request);
  if (Number(request.headers["content-length"] ?? Infinity) <= DISCARDED_MAX_BYTES) discardBody(request, reply);
  const message = errorText(failure.code, visitorLanguage(request.headers));
  void reply.code(failure.status).headers({ ...DATA_POLICY, ...failure.headers });
  if (isRead(request)) {
    void reply.header("content-type", "text/plain; charset=utf-8").send(message);
    return;
  }
  void reply.header("content-type", "application/json; charset=utf-8").send(
    JSON.stringify({
      message,
      code: failure.code,
      ...(failure.issues === undefined ? {} : { issues: failure.issues }),
      ...(failure.status >= 500 ? { requestId: request.id } : {}),
      ...failure.details,
    }),
  );
}
