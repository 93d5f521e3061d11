import { ApiError } from "../errors/api-error.ts";

/** What a calendar call asked for cannot be: a 400 whose issue tells the person why. */
export const invalidEvent = (field: string, message: string): ApiError =>
  new ApiError("validation_failed", { issues: [{ path: field, message }] });
