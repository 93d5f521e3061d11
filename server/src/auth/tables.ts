import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  /** As its owner wrote it. */
  email: text("email").notNull(),
  /** lower(NFKC(trim(email))): what makes two spellings one account. */
  emailKey: text("email_key").notNull().unique(),
  name: text("name").notNull(),
  /** argon2id; null for an account that signs in elsewhere only. */
  passwordHash: text("password_hash"),
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
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)],
);

/** A used token stays as a row, so that a second use is noticed. */
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
  (table) => [index("refresh_tokens_session").on(table.sessionId)],
);

/** Counters of the limits that must hold over all processes, such as sign-in attempts. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: timestamp("resets_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rate_limits_reset").on(table.resetsAt)],
);
