import * as z from "zod/mini";
import { NAME_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "../specification/constants.ts";
import { passwordLength } from "../specification/password.ts";
import { accountRoutes } from "./account-routes.ts";
import { boundedList } from "./bounded-list.ts";
import { Done, defineCall } from "./call.ts";
import { EMAIL_MAX_LENGTH } from "./formats.ts";
import { queryFlag } from "./query.ts";
import { boundedText, characters, cleanText, id, instant, visibleText } from "./text.ts";
import { timeZone } from "./time-zone.ts";

/** An account, as its owner sees it. */
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
  /** False if the account only signs in with an identity provider. Its owner can then set a password without giving a current one. */
  hasPassword: z.optional(z.boolean()),
});
export type User = z.infer<typeof User>;

const email = () =>
  z.string().check(z.trim(), z.maxLength(EMAIL_MAX_LENGTH), z.email({ error: "Must be an email address" }));

/**
 * A new password: at least PASSWORD_MIN_CHARACTERS visible characters, at most PASSWORD_MAX_CHARACTERS in all.
 * The server also refuses the most common passwords.
 */
export const NewPassword = cleanText().check(
  z.refine((password) => passwordLength(password) >= PASSWORD_MIN_CHARACTERS, {
    error: `Must have at least ${PASSWORD_MIN_CHARACTERS} visible characters`,
  }),
  z.refine((password) => characters(password) <= PASSWORD_MAX_CHARACTERS, {
    error: `Must have at most ${PASSWORD_MAX_CHARACTERS} characters`,
  }),
);

export const LoginRequest = z.strictObject({
  email: email(),
  password: cleanText().check(z.minLength(1), z.maxLength(512)),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

export const RegisterRequest = z.strictObject({
  email: email(),
  password: NewPassword,
  name: boundedText(NAME_MAX_CHARACTERS),
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** Response of login, register and refresh. The refresh token itself is in an HttpOnly cookie. */
export const Session = z.object({
  token: z.string(),
  user: User,
  /** When `token` expires. */
  expiresAt: instant(),
});
export type Session = z.infer<typeof Session>;

/** Only the changed fields. */
export const ProfileUpdate = z.strictObject({
  name: z.optional(boundedText(NAME_MAX_CHARACTERS)),
  preferredName: z.optional(z.nullable(boundedText(NAME_MAX_CHARACTERS))),
  role: z.optional(z.nullable(boundedText(100))),
  personalInfo: z.optional(z.nullable(visibleText(2_000))),
  personality: z.optional(boundedList(boundedText(50), 20)),
  location: z.optional(z.nullable(boundedText(100))),
  timezone: z.optional(z.nullable(timeZone())),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const PasswordChange = z.strictObject({
  /** Required unless the account has no password yet (`hasPassword` is false). */
  currentPassword: z.optional(cleanText().check(z.minLength(1), z.maxLength(512))),
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const DEVICE_KINDS = ["desktop", "phone", "tablet", "other"] as const;

/** One sign-in on one device that hasn't ended. */
export const ActiveSession = z.object({
  id: id(),
  createdAt: instant(),
  /** Accurate to the minute. */
  lastSeenAt: instant(),
  /** Whether this is the caller's session. */
  current: z.boolean(),
  /** What the browser reported when it last signed in or refreshed the session. Null where unknown. */
  device: z.object({
    /** For example `Firefox`. */
    browser: z.nullable(z.string()),
    /** For example `Windows`. */
    os: z.nullable(z.string()),
    kind: z.enum(DEVICE_KINDS),
  }),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

export const ActiveSessions = z.object({ sessions: z.array(ActiveSession) });
export type ActiveSessions = z.infer<typeof ActiveSessions>;

export const EndSessionsQuery = z.strictObject({ others: z.optional(queryFlag()) });

/** How many sessions were ended. */
export const SessionsEnded = z.object({ status: z.literal("success"), ended: z.number() });
export type SessionsEnded = z.infer<typeof SessionsEnded>;

export const accountCalls = {
  register: defineCall({ ...accountRoutes.register, body: RegisterRequest, answer: Session }),
  login: defineCall({ ...accountRoutes.login, body: LoginRequest, answer: Session }),
  /** Gets a new token for the refresh cookie. The server answers a repeat within 30 s the same. */
  refresh: defineCall({ ...accountRoutes.refresh, answer: Session }),
  /** Gets the session of a sign-in with Google that this browser has just completed. The server answers a repeat within 30 s the same. */
  completeGoogle: defineCall({ ...accountRoutes.completeGoogle, answer: Session }),
  /**
   * Ends the session of the bearer token; without a valid one, that of the refresh cookie, which `session` limits to that session. Clears
   * the cookie unless another session holds it by now. The body is ignored.
   */
  logout: defineCall({
    ...accountRoutes.logout,
    query: z.strictObject({ session: z.optional(id()) }),
    body: z.unknown(),
    answer: Done,
    answerUnread: true,
  }),
  profile: defineCall({ ...accountRoutes.profile, answer: User }),
  updateProfile: defineCall({ ...accountRoutes.updateProfile, body: ProfileUpdate, answer: User }),
  /** Ends every other session. The answer replaces the current one. */
  changePassword: defineCall({ ...accountRoutes.changePassword, body: PasswordChange, answer: Session }),
  /** The caller's sessions, the current one first, then by when they were last seen. */
  sessions: defineCall({ method: "GET", path: "/auth/sessions", answer: ActiveSessions }),
  endSession: defineCall({
    method: "DELETE",
    path: "/auth/sessions/:id",
    params: z.strictObject({ id: id() }),
    answer: SessionsEnded,
    answerUnread: true,
  }),
  /** Ends all of the caller's sessions, including the current one unless `others` is true. */
  endSessions: defineCall({
    method: "DELETE",
    path: "/auth/sessions",
    query: EndSessionsQuery,
    answer: SessionsEnded,
    answerUnread: true,
  }),
};
