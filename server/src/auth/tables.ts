import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { DEVICE_KINDS } from "@atrium/shared-contracts/wire";
import { oneOf } from "../database/one-of.ts";
import type { DeviceKind } from "./device.ts";

export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  /** As the owner typed it. */
  email: text("email").notNull(),
  /** lower(NFKC(trim(email))), so that different spellings are one account. */
  emailKey: text("email_key").notNull().unique(),
  name: text("name").notNull(),
  /** argon2id; null for an account that only signs in through a provider. */
  passwordHash: text("password_hash"),
  /** When the owner last proved the address; null for one that was only typed in. */
  emailVerifiedAt: timestamp("email_verified_at", { withTimezone: true }),
  preferredName: text("preferred_name"),
  role: text("role"),
  personalInfo: text("personal_info"),
  personality: jsonb("personality").$type<string[]>().notNull().default([]),
  location: text("location"),
  timezone: text("timezone"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** One sign-in on one device; also the family of its refresh tokens. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
    /** Accurate to the minute. */
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
    /** A name taken from the User-Agent; neither the header itself nor the IP address is stored. */
    browser: text("browser"),
    os: text("os"),
    deviceKind: text("device_kind").$type<DeviceKind>().notNull().default("other"),
  },
  (table) => [
    oneOf("sessions_device_kind", table.deviceKind, DEVICE_KINDS),
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
    index("sessions_revoked")
      .on(table.revokedAt)
      .where(sql`revoked_at is not null`),
  ],
);

/** A used token's row stays, so that a second use is noticed. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    /** SHA-256 of the token, base64url. */
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [
    index("refresh_tokens_session").on(table.sessionId),
    index("refresh_tokens_used")
      .on(table.usedAt)
      .where(sql`used_at is not null`),
  ],
);

/** An account at an identity provider that's linked to an account here. */
export const externalIdentities = pgTable(
  "external_identities",
  {
    issuer: text("issuer").notNull(),
    /** The provider's own id for the person, which it never gives to anyone else. */
    subject: text("subject").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("external_identities_user").on(table.userId),
  ],
);

/** Sign-ins with a provider that were completed, so that none can be used twice. */
export const spentSignIns = pgTable(
  "spent_sign_ins",
  {
    /** SHA-256 of the sign-in's state, base64url. */
    hash: text("hash").primaryKey(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("spent_sign_ins_expiry").on(table.expiresAt)],
);
