import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { ownerColumn } from "../auth/owner-column.ts";
import { moment } from "../database/moment.ts";
import { oneOf } from "../database/one-of.ts";

/** What models are asked for. */
export const USAGE_KINDS = ["reply", "summary", "title"] as const;

/**
 * The tokens that models took, without any text: a row for each run of a turn and each model that answered in it. Rows stay when their
 * conversation is deleted. Where no model is named, the row is a reservation of a run that hasn't ended.
 */
export const tokenUsage = pgTable(
  "token_usage",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerColumn(),
    at: moment("at").notNull().defaultNow(),
    kind: text("kind").$type<(typeof USAGE_KINDS)[number]>().notNull(),
    /** The turn of a reply or summary, also after it's gone. A turn that's run again has more rows. */
    turnId: uuid("turn_id"),
    /** The host of the endpoint that answered. */
    endpoint: text("endpoint"),
    model: text("model"),
    // Null where the endpoint didn't say.
    inputTokens: integer("input_tokens"),
    outputTokens: integer("output_tokens"),
    /** Of the output. */
    reasoningTokens: integer("reasoning_tokens"),
    /** Of the input. */
    cachedTokens: integer("cached_tokens"),
    /** Input and output for the person's budget, estimated where the endpoint didn't say. */
    counted: integer("counted").notNull(),
  },
  (table) => [
    oneOf("token_usage_kind", table.kind, USAGE_KINDS),
    index("token_usage_user").on(table.userId, table.at),
    index("token_usage_at").on(table.at),
  ],
);
