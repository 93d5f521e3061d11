import { type PGlite, parse, protocol } from "@electric-sql/pglite";
import type { QueryResult } from "./protocol.ts";

/** How many statements stay prepared. Those that weren't used for longest are forgotten first. */
export const PREPARED_MAX = 100;

/** Statements with more values than this write many rows at once: seldom the same number again, and with a plan that takes much room. */
const PARAMETERS_MAX = 100;

const PREPARABLE = /^\s*(select|insert|update|delete|with)\b/i;
const TRANSACTION_CONTROL = /^\s*(begin|commit|rollback|savepoint|release|set)\b/i;

type Messages = Awaited<ReturnType<PGlite["execProtocol"]>>["messages"];
type Options = NonNullable<Parameters<PGlite["query"]>[2]>;

interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** What the columns of its rows are called, and their types. */
  readonly columns: Messages;
}

/** Runs statements with parameters. */
export interface Statements {
  /** @throws PGlite's error when the statement fails */
  run(sql: string, params: readonly unknown[], options: Options): Promise<QueryResult>;
}

/**
 * Runs statements in PGlite, and parses and plans each of them only once. PGlite's own `query` does that every time, and
 * enters the engine five times instead of once.
 */
export function createStatements(database: PGlite): Statements {
  const { serialize } = protocol;
  const prepared = new Map<string, Prepared>();
  let count = 0;

  const send = async (...messages: Uint8Array[]): Promise<Messages> =>
    (await database.execProtocol(Buffer.concat([...messages, serialize.sync()]))).messages;

  const prepare = async (sql: string): Promise<Prepared> => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    count += 1;
    const name = `s${count}`;
    const described = await send(serialize.parse({ name, text: sql }), serialize.describe({ type: "S", name }));
    return {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === "rowDescription"),
    };
  };

  const keep = async (sql: string, statement: Prepared): Promise<void> => {
    prepared.delete(sql);
    prepared.set(sql, statement);
    const [oldest] = prepared;
    if (oldest === undefined || prepared.size <= PREPARED_MAX) return;
    const [forgotten, { name }] = oldest;
    prepared.delete(forgotten);
    await send(serialize.close({ type: "S", name }));
  };

  const textOf = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : database.serializers[type];
    return serializer === undefined ? `${value as string | number | boolean | bigint}` : serializer(value);
  };

  const runPrepared = async (sql: string, params: readonly unknown[], options: Options): Promise<QueryResult> => {
    const statement = await prepare(sql);
    await keep(sql, statement);
    const { name, parameterTypes, columns } = statement;
    const values = params.map((value, index) => textOf(value, parameterTypes[index]));
    const messages = await send(serialize.bind({ statement: name, values }), serialize.execute({}));
    const [result] = parse.parseResults([...columns, ...messages], database.parsers, options);
    return result ?? { rows: [], fields: [] };
  };

  const runOther = async (sql: string, params: readonly unknown[], options: Options): Promise<QueryResult> => {
    const result = await database.query(sql, [...params], options);
    if (PREPARABLE.test(sql) || TRANSACTION_CONTROL.test(sql)) return result;
    // A table may be another one now, and what reads it has to be planned again.
    prepared.clear();
    await database.exec("deallocate all");
    return result;
  };

  return {
    run: (sql, params, options) =>
      PREPARABLE.test(sql) && params.length <= PARAMETERS_MAX
        ? database.runExclusive(() => runPrepared(sql, params, options))
        : runOther(sql, params, options),
  };
}
