import { ApiError } from "../errors/api-error.ts";

/** The error for an impossible calendar request: a 400 whose issue tells the person why. */
export const invalidEvent = (field: string, message: string): ApiError =>
  new ApiError("validation_failed", { issues: [{ path: field, message }] });
