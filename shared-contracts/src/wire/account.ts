import * as z from "zod/mini";
import { NAME_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "../constants.ts";
import { boundedText, cleanText, id, instant } from "./text.ts";

/** The account as its owner sees it. */
export const User = z.object({
  id: id(),
  email: z.string(),
  name: z.string(),
  preferredName: z.nullable(z.string()),
  role: z.nullable(z.string()),
  personalInfo: z.nullable(z.string()),
  personality: z.array(z.string()),
  location: z.nullable(z.string()),
  timezone: z.nullable(z.string()),
  createdAt: instant(),
});
export type User = z.infer<typeof User>;

const email = () => z.string().check(z.trim(), z.maxLength(254), z.email({ error: "Must be an email address" }));

/** Bounds of a new password, in characters. The server also refuses the commonest. */
export const NewPassword = boundedText(PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS);

/** POST /auth/login */
export const LoginRequest = z.strictObject({
  email: email(),
  password: cleanText().check(z.minLength(1), z.maxLength(512)),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** POST /auth/register */
export const RegisterRequest = z.strictObject({
  email: email(),
  password: NewPassword,
  name: boundedText(NAME_MAX_CHARACTERS),
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** Answer of login, register and refresh. The refresh token itself travels in an HttpOnly cookie. */
export const Session = z.object({
  token: z.string(),
  user: User,
  /** When `token` ends. */
  expiresAt: instant(),
});
export type Session = z.infer<typeof Session>;

/** PUT /user/profile: the changed fields. */
export const ProfileUpdate = z.strictObject({
  name: z.optional(boundedText(NAME_MAX_CHARACTERS)),
  preferredName: z.optional(z.nullable(boundedText(NAME_MAX_CHARACTERS))),
  role: z.optional(z.nullable(boundedText(100))),
  personalInfo: z.optional(z.nullable(boundedText(2_000))),
  personality: z.optional(z.array(boundedText(50)).check(z.maxLength(20))),
  location: z.optional(z.nullable(boundedText(100))),
  timezone: z.optional(z.nullable(boundedText(64))),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

/** PUT /user/password: ends every other session; answers a `Session` that replaces the current one. */
export const PasswordChange = z.strictObject({
  currentPassword: cleanText().check(z.minLength(1), z.maxLength(512)),
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;
