import { sql } from "drizzle-orm";
import { SUPPORTED_LANGUAGES } from "@atrium/shared-contracts/spec";
import type { Database, Transaction } from "../database/database.ts";
import { transact } from "../database/retry.ts";
import { type CatalogueItem, productIdOf } from "./catalogue-item.ts";
import { rankNames } from "./name-ranks.ts";
import { products } from "./tables.ts";

/** Rows per statement. */
const BATCH = 200;
const RANKS_BATCH = 1_000;

export async function hasProducts(db: Database): Promise<boolean> {
  return (await db.select({ id: products.id }).from(products).limit(1)).length > 0;
}

/** Stores the products, all or none. Products with a known SKU are replaced and keep their id. */
export async function storeCatalogue(db: Database, items: readonly CatalogueItem[]): Promise<void> {
  const rows = items.map(({ listedOn, ...item }) => ({
    ...item,
    id: productIdOf(item.sku),
    unitPrice: item.priceTiers[0]?.unitPrice ?? 0,
    ...(listedOn === undefined ? {} : { createdAt: new Date(listedOn) }),
  }));
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    for (let at = 0; at < rows.length; at += BATCH) {
      await tx
        .insert(products)
        .values(rows.slice(at, at + BATCH))
        .onConflictDoUpdate({ target: products.sku, set: REPLACED });
    }
    await writeRanks(tx);
  });
}

/** Ranks the names of a catalogue that was loaded before there were name ranks for all current languages. */
export async function rankNamesOnce(db: Database): Promise<void> {
  if (!(await lacksRanks(db))) return;
  await transact(db, async (tx) => {
    await lockCatalogue(tx);
    // Another server may have ranked them in the meantime.
    if (await lacksRanks(tx)) await writeRanks(tx);
  });
}

/**
 * Blocks others from writing products until the transaction ends, so that two servers starting together don't interfere;
 * reads still work. Raises the time limits, because writing a large catalogue, or waiting for it, takes longer than normal calls may.
 */
async function lockCatalogue(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config(name, '2min', true)
    from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as name`);
  await tx.execute(sql`lock table products in share row exclusive mode`);
}

/** Writes the rank of every product's name. */
async function writeRanks(tx: Transaction): Promise<void> {
  const ranked = rankNames(await tx.select({ id: products.id, name: products.name }).from(products));
  for (let at = 0; at < ranked.length; at += RANKS_BATCH) {
    const batch = JSON.stringify(ranked.slice(at, at + RANKS_BATCH));
    await tx.execute(sql`update products set name_ranks = ranked.ranks
      from jsonb_to_recordset(${batch}::jsonb) as ranked(id text, ranks jsonb) where products.id = ranked.id`);
  }
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

const REPLACED = {
  ...Object.fromEntries(
    (
      [
        "name",
        "description",
        "category",
        "supplier",
        "images",
        "unit",
        "currency",
        "priceTiers",
        "unitPrice",
        "minimumOrderQuantity",
        "casePack",
        "stock",
        "rating",
      ] as const
    ).map((column) => [column, sql.raw(`excluded.${products[column].name}`)]),
  ),
  updatedAt: sql`now()`,
};
