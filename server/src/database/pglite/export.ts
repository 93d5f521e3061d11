import pg from "pg";
import type { Log } from "../../log/log.ts";
import { migrateAlone } from "../postgres/postgres.ts";
import type { PgliteSession } from "./client.ts";
import { openPglite } from "./pglite.ts";

const ROWS_AT_ONCE = 500;
/** Reading a whole database is one long transaction. */
const EXPORT_DEADLINE_MS = 60 * 60_000;

type Table = { readonly name: string; readonly columns: readonly string[]; readonly sequences: readonly string[] };

/**
 * Copies everything from the data directory's PGlite to an empty database on a PostgreSQL server, in one transaction.
 * @returns the number of rows per table
 * @throws when a target table already has a row; then nothing was changed
 */
export async function exportToPostgres(options: {
  dataDir: string;
  databaseUrl: string;
  log: Log;
}): Promise<Record<string, number>> {
  const connection = { connectionString: options.databaseUrl, connectionTimeoutMillis: 5_000 };
  const source = await openPglite({ ...options, transactionDeadlineMs: EXPORT_DEADLINE_MS });
  try {
    await migrateAlone(connection);
    const target = new pg.Client(connection);
    await target.connect();
    try {
      await target.query("begin");
      const counts = await source.client.transaction((from) => copy(from, target));
      await target.query("commit");
      return counts;
    } finally {
      await target.end();
    }
  } finally {
    await source.close();
  }
}

async function copy(source: PgliteSession, target: pg.Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const restoreForeignKeys = await dropForeignKeys(target);
  for (const table of await listTables(source)) {
    const occupied = await target.query(`select 1 from ${name(table.name)} limit 1`);
    if (occupied.rowCount !== 0) throw new Error(`The table ${table.name} of the target already holds rows`);
    counts[table.name] = await copyRows(source, target, table);
    for (const column of table.sequences) {
      await target.query(
        `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${name(column)}), 0) + 1, false) from ${name(table.name)}`,
        [name(table.name), column],
      );
    }
  }
  await restoreForeignKeys();
  return counts;
}

async function copyRows(source: PgliteSession, target: pg.Client, table: Table): Promise<number> {
  const columns = table.columns.map(name).join(", ");
  let count = 0;
  await source.query(
    `declare export_rows no scroll cursor for select row_to_json(t)::text as row from ${name(table.name)} t`,
  );
  for (;;) {
    const { rows } = await source.query(`fetch ${ROWS_AT_ONCE} from export_rows`);
    if (rows.length === 0) break;
    const json = `[${(rows as { row: string }[]).map(({ row }) => row).join(",")}]`;
    await target.query(
      `insert into ${name(table.name)} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name(table.name)}, $1::json)`,
      [json],
    );
    count += rows.length;
  }
  await source.query("close export_rows");
  return count;
}

/** Drops the foreign keys, because rows arrive in any order. The returned function restores them, which checks every row. */
async function dropForeignKeys(target: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await target.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const key of rows) await target.query(`alter table ${key.table} drop constraint ${name(key.name)}`);
  return async () => {
    for (const key of rows) {
      await target.query(`alter table ${key.table} add constraint ${name(key.name)} ${key.definition}`);
    }
  };
}

async function listTables(source: PgliteSession): Promise<Table[]> {
  const { rows } = await source.query(`
    select c.table_name as name,
      json_agg(c.column_name order by c.ordinal_position) filter (where c.is_generated = 'NEVER') as columns,
      coalesce(json_agg(c.column_name) filter (
        where pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) is not null), '[]') as sequences
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by c.table_name order by c.table_name`);
  return rows as Table[];
}

const name = (identifier: string) => pg.escapeIdentifier(identifier);
