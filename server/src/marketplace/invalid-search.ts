import { ApiError } from "../errors/api-error.ts";

/** The error for a query that contradicts itself or asks for too much: a 400 that names the field. */
export const invalidSearch = (field: string, message: string): ApiError =>
  new ApiError("validation_failed", { issues: [{ path: field, message }] });
