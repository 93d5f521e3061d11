import { randomUUID } from "node:crypto";
import { NAME_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import { firstCharacters } from "@atrium/shared-contracts/wire";
import { emailKey, type SignedIn } from "../account-service.ts";
import { insertUser, lockUserByEmail, markEmailVerified, type UserRow } from "../account-store.ts";
import type { Device } from "../device.ts";
import type { SessionService } from "../session-service.ts";
import { endSessions } from "../session-store.ts";
import { toUser } from "../user.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { isUniqueViolation } from "../../database/failures.ts";
import { ApiError } from "../../errors/api-error.ts";
import type { Log } from "../../log/log.ts";
import { cleanLine } from "../../text/clean-line.ts";
import type { ExternalIdentity } from "./identity-provider.ts";
import { countIdentities, linkedUser, linkUser } from "./identity-store.ts";

type Found = { readonly row: UserRow; readonly ended: readonly string[]; readonly passwordRemoved: boolean };

export type LinkedSignIn = SignedIn & {
  /** True when this sign-in removed the account's password. */
  readonly passwordRemoved: boolean;
};

export type LinkedAccounts = {
  /**
   * Starts a session in this identity's account. The first time, the account is found by its verified address or created.
   * An account that's found this way but whose address nobody had proven loses its password and sessions: see ADR 13.
   * @throws {ApiError} `sign_in_email_unverified`, `sign_in_email_taken`
   */
  signIn(identity: ExternalIdentity, device: Device): Promise<LinkedSignIn>;
};

export function createLinkedAccounts(deps: { db: Database; sessions: SessionService; log: Log }): LinkedAccounts {
  const { db, sessions, log } = deps;

  const signIn = async (identity: ExternalIdentity, device: Device): Promise<LinkedSignIn> => {
    const { row, ended, passwordRemoved, started } = await db.transaction(async (tx) => {
      const found = (await linked(tx, identity)) ?? (await link(tx, identity));
      return { ...found, started: await sessions.start(tx, found.row.id, device) };
    });
    if (ended.length > 0) {
      log.info({ userId: row.id, sessions: ended.length }, "A proven owner took over an account from its sessions");
    }
    await sessions.announceEnd(row.id, [...ended, ...started.ended]);
    return { session: started.session, user: toUser(row), passwordRemoved };
  };

  return {
    async signIn(identity, device) {
      try {
        return await signIn(identity, device);
      } catch (error) {
        // The same person signed in or registered a moment earlier; this time the account is found.
        if (isUniqueViolation(error)) return signIn(identity, device);
        throw error;
      }
    },
  };
}

async function linked(tx: Transaction, identity: ExternalIdentity): Promise<Found | undefined> {
  const row = await linkedUser(tx, identity);
  return row === undefined ? undefined : { row, ended: [], passwordRemoved: false };
}

async function link(tx: Transaction, identity: ExternalIdentity): Promise<Found> {
  const { issuer, email, emailVerified } = identity;
  if (email === undefined || !emailVerified) throw new ApiError("sign_in_email_unverified");
  const known = await lockUserByEmail(tx, emailKey(email));
  if (known === undefined) {
    const row = await makeAccount(tx, email, identity.name);
    await linkUser(tx, identity, row.id);
    return { row, ended: [], passwordRemoved: false };
  }
  // The same person may have signed in a moment earlier, before this one got the lock.
  const linkedByNow = await linked(tx, identity);
  if (linkedByNow !== undefined) return linkedByNow;
  const found = await claim(tx, known, issuer);
  await linkUser(tx, identity, known.id);
  return found;
}

const makeAccount = (tx: Transaction, email: string, name: string | undefined): Promise<UserRow> =>
  insertUser(tx, {
    id: randomUUID(),
    email,
    emailKey: emailKey(email),
    name: nameOf(name, email),
    emailVerifiedAt: new Date(),
  });

async function claim(tx: Transaction, known: UserRow, issuer: string): Promise<Found> {
  // The provider has since given the address to somebody else.
  if ((await countIdentities(tx, known.id, issuer)) > 0) throw new ApiError("sign_in_email_taken");
  if (known.emailVerifiedAt !== null) return { row: known, ended: [], passwordRemoved: false };
  // Whoever typed in the address may not own it, and must not keep access to the owner's account.
  const row = await markEmailVerified(tx, known.id);
  return { row, ended: await endSessions(tx, known.id), passwordRemoved: known.passwordHash !== null };
}

function nameOf(name: string | undefined, email: string): string {
  try {
    return firstCharacters(cleanLine(name ?? "", "name"), NAME_MAX_CHARACTERS);
  } catch (error) {
    // The provider's name has nothing readable in it.
    if (error instanceof ApiError) return firstCharacters(email.split("@", 1)[0] ?? email, NAME_MAX_CHARACTERS);
    throw error;
  }
}
