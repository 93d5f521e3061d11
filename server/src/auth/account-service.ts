import { randomUUID } from "node:crypto";
import type { PasswordChange, ProfileUpdate, RegisterRequest, LoginRequest, User } from "@atrium/shared-contracts/wire";
import type { Database } from "../database/database.ts";
import { isUniqueViolation } from "../database/failures.ts";
import { ApiError } from "../errors/api-error.ts";
import { cleanLine } from "../text/clean-line.ts";
import { insertUser, keepsPassword, replacePassword, updateUser, userByEmail, userById } from "./account-store.ts";
import type { RequestUser } from "./authenticate.ts";
import { isCommonPassword } from "./common-passwords.ts";
import type { Device } from "./device.ts";
import { isSamePassword, type Passwords } from "./password.ts";
import type { IssuedSession, SessionService } from "./session-service.ts";
import { endSessions } from "./session-store.ts";
import { toUser } from "./user.ts";

export type SignedIn = { readonly session: IssuedSession; readonly user: User };

export type AccountService = {
  /** @throws {ApiError} `password_too_common`, `registration_failed` */
  register(request: RegisterRequest, device: Device): Promise<SignedIn>;
  /** @throws {ApiError} `invalid_credentials`, for a wrong email and a wrong password alike */
  login(request: LoginRequest, device: Device): Promise<SignedIn>;
  /** @throws {ApiError} `session_ended` when the account is gone */
  profile(userId: string): Promise<User>;
  updateProfile(userId: string, changes: ProfileUpdate): Promise<User>;
  /**
   * Ends all of the user's sessions and starts a new one. Gives an account without a password its first one.
   * @throws {ApiError} `wrong_password`, `password_unchanged`, `password_too_common`
   */
  changePassword(user: RequestUser, change: PasswordChange, device: Device): Promise<SignedIn>;
};

/** Normalizes an address, so that different spellings of it are one account. */
export const emailKey = (email: string) => email.normalize("NFKC").trim().toLowerCase();

export function createAccountService(deps: {
  db: Database;
  sessions: SessionService;
  passwords: Passwords;
}): AccountService {
  const { db, sessions, passwords } = deps;

  const find = async (userId: string) => {
    const row = await userById(db, userId);
    if (row === undefined) throw new ApiError("session_ended");
    return row;
  };
  const newHash = async (password: string) => {
    if (await isCommonPassword(password)) throw new ApiError("password_too_common");
    return passwords.hash(password);
  };

  return {
    async register({ email, password, name }, device) {
      const passwordHash = await newHash(password);
      const values = {
        id: randomUUID(),
        email: email.trim(),
        emailKey: emailKey(email),
        name: cleanLine(name, "name"),
        passwordHash,
      };
      try {
        return await db.transaction(async (tx) => {
          const row = await insertUser(tx, values);
          // A new account has no other sessions that this could end.
          const { session } = await sessions.start(tx, row.id, device);
          return { session, user: toUser(row) };
        });
      } catch (error) {
        if (isUniqueViolation(error, "users_email_key_unique")) throw new ApiError("registration_failed");
        throw error;
      }
    },

    async login({ email, password }, device) {
      const row = await userByEmail(db, emailKey(email));
      const matches = await passwords.verify(row?.passwordHash, password);
      if (row === undefined || !matches) throw new ApiError("invalid_credentials");
      // If the password was changed or removed in the meantime, that ended all sessions, and none may start with the old one.
      const { session, ended } = await db.transaction(async (tx) => {
        if (!(await keepsPassword(tx, row))) throw new ApiError("invalid_credentials");
        return sessions.start(tx, row.id, device);
      });
      await sessions.announceEnd(row.id, ended);
      return { session, user: toUser(row) };
    },

    async profile(userId) {
      return toUser(await find(userId));
    },

    async updateProfile(userId, changes) {
      const row = await updateUser(db, userId, cleanChanges(changes));
      if (row === undefined) throw new ApiError("session_ended");
      return toUser(row);
    },

    async changePassword({ id, sessionId }, { currentPassword, newPassword }, device) {
      const { passwordHash: current } = await find(id);
      if (current !== null && !(await passwords.verify(current, currentPassword ?? ""))) {
        throw new ApiError("wrong_password");
      }
      if (current !== null && isSamePassword(currentPassword ?? "", newPassword)) {
        throw new ApiError("password_unchanged");
      }
      const next = await newHash(newPassword);
      const { ended, ...signedIn } = await db.transaction(async (tx) => {
        // A session that ended while the passwords were being hashed can't change anything.
        const row = await replacePassword(tx, { id, sessionId, current, next });
        if (row === undefined) throw new ApiError("session_ended");
        const ended = await endSessions(tx, id);
        // All sessions were ended above, so the new one can't push any out.
        const { session } = await sessions.start(tx, id, device);
        return { ended, session, user: toUser(row) };
      });
      await sessions.announceEnd(id, ended);
      return signedIn;
    },
  };
}

function cleanChanges(changes: ProfileUpdate): ProfileUpdate {
  const { personality, personalInfo, ...lines } = changes;
  const clean: Record<string, string | null> = {};
  for (const [field, value] of Object.entries(lines)) {
    if (value !== undefined) clean[field] = value === null ? null : cleanLine(value, field);
  }
  return {
    ...clean,
    ...(personality === undefined ? {} : { personality: personality.map((trait) => cleanLine(trait, "personality")) }),
    ...(personalInfo === undefined ? {} : { personalInfo }),
  };
}
