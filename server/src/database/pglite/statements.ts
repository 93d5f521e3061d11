import { type PGlite, parse, protocol } from "@electric-sql/pglite";
import type { QueryResult } from "./protocol.ts";

/** Of how many statements the types of their parameters are remembered. Those that weren't used for longest are forgotten first. */
export const REMEMBERED_MAX = 500;
/** Statements with more values than this write many rows at once: seldom the same number again. */
const PARAMETERS_MAX = 100;

const KNOWABLE = /^\s*(select|insert|update|delete|with)\b/i;
const TRANSACTION_CONTROL = /^\s*(begin|commit|rollback|savepoint|release|set)\b/i;

type Options = NonNullable<Parameters<PGlite["query"]>[2]>;

/** Runs statements with parameters. */
export interface Statements {
  /** @throws PGlite's error when the statement fails */
  run(sql: string, params: readonly unknown[], options: Options): Promise<QueryResult>;
}

/**
 * Runs statements in PGlite, and enters the engine once for each whose parameters' types are known. PGlite's own `query` asks for
 * them every time, and enters it five times. Nothing stays prepared: a plan for any values may be far worse than one for these,
 * and a statement that runs too long restarts the engine.
 */
export function createStatements(database: PGlite): Statements {
  const { serialize } = protocol;
  const known = new Map<string, readonly number[]>();

  const send = async (...messages: Uint8Array[]) =>
    (await database.execProtocol(Buffer.concat([...messages, serialize.sync()]))).messages;

  const typesOf = async (sql: string): Promise<readonly number[]> => {
    const types =
      known.get(sql) ??
      parse.parseDescribeStatementResults(
        await send(serialize.parse({ text: sql }), serialize.describe({ type: "S" })),
      );
    known.delete(sql);
    known.set(sql, types);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > REMEMBERED_MAX) known.delete(oldest);
    return types;
  };

  const textOf = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : database.serializers[type];
    return serializer === undefined ? `${value as string | number | boolean | bigint}` : serializer(value);
  };

  const runKnown = async (sql: string, params: readonly unknown[], options: Options): Promise<QueryResult> => {
    const types = await typesOf(sql);
    const messages = await send(
      serialize.parse({ text: sql }),
      serialize.bind({ values: params.map((value, index) => textOf(value, types[index])) }),
      serialize.describe({ type: "P" }),
      serialize.execute({}),
    );
    const [result] = parse.parseResults(messages, database.parsers, options);
    return result ?? { rows: [], fields: [] };
  };

  const runOther = async (sql: string, params: readonly unknown[], options: Options): Promise<QueryResult> => {
    const result = await database.query(sql, [...params], options);
    // A table may be another one now.
    if (!KNOWABLE.test(sql) && !TRANSACTION_CONTROL.test(sql)) known.clear();
    return result;
  };

  return {
    run: (sql, params, options) =>
      KNOWABLE.test(sql) && params.length <= PARAMETERS_MAX
        ? database.runExclusive(() => runKnown(sql, params, options))
        : runOther(sql, params, options),
  };
}
