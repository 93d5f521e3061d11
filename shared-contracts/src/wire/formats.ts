import { regexes } from "zod/mini";

// The formats as functions, for pages that have to check a value before they load any schema.

/** In UTF-16 units. */
export const EMAIL_MAX_LENGTH = 254;

/** Whether a text is an email address once it's trimmed. The same rule as in `LoginRequest` and `RegisterRequest`. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= EMAIL_MAX_LENGTH && regexes.email.test(address);
}

/** Whether a text is what the schema `id()` accepts. */
export const isId = (text: string): boolean => regexes.uuid().test(text);

/** Whether a text is what the schema `instant()` accepts. */
export const isInstant = (text: string): boolean => regexes.datetime({ offset: true }).test(text);
