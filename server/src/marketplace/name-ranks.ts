import { sql } from "drizzle-orm";
import { SUPPORTED_LANGUAGES } from "@atrium/shared-contracts";
import type { Database, Transaction } from "../database/database.ts";
import { transact } from "../database/retry.ts";
import { lockCatalogue } from "./catalogue-lock.ts";
import { products } from "./tables.ts";

/**
 * Writes to every product its place among all names, by the rules of each language. The embedded database has no collations of languages, so
 * that the places are made here once, and both databases sort by the same numbers.
 */
export async function rankNames(tx: Transaction): Promise<void> {
  const rows = await tx.select({ id: products.id, name: products.name }).from(products);
  const ranks = new Map<string, Record<string, number>>(rows.map(({ id }) => [id, {}]));
  for (const language of SUPPORTED_LANGUAGES) {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const sorted = rows.toSorted((a, b) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
    for (const [place, { id }] of sorted.entries()) Object.assign(ranks.get(id) ?? {}, { [language]: place + 1 });
  }
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH).map(({ id }) => ({ id, ranks: ranks.get(id) }));
    await tx.execute(sql`update products set name_ranks = ranked.ranks
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as ranked(id text, ranks jsonb) where products.id = ranked.id`);
  }
}
const BATCH = 1_000;

/** Ranks the names of a catalogue that was loaded before names had ranks in each of today's languages. */
export async function rankNamesOnce(db: Database): Promise<void> {
  if (!(await lacksRanks(db))) return;
  await transact(db, async (tx) => {
    await lockCatalogue(tx);
    // Another server may have ranked them meanwhile.
    if (await lacksRanks(tx)) await rankNames(tx);
  });
}

async function lacksRanks(db: Database | Transaction): Promise<boolean> {
  const languages = sql.join(
    SUPPORTED_LANGUAGES.map((language) => sql`${language}`),
    sql`, `,
  );
  const [unranked] = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`not ${products.nameRanks} ?& array[${languages}]::text[]`)
    .limit(1);
  return unranked !== undefined;
}
