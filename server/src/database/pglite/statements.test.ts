import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { PGlite } from "@electric-sql/pglite";
import { createStatements, REMEMBERED_MAX, type Statements } from "./statements.ts";

let database: PGlite;
let statements: Statements;
beforeAll(async () => {
  database = await PGlite.create("memory://");
});
beforeEach(async () => {
  await database.exec(
    "drop table if exists notes; create table notes (id int primary key, text text, data jsonb, tags text[], at timestamptz)",
  );
  statements = createStatements(database);
});
afterAll(() => database.close());

const run = async (sql: string, params: readonly unknown[] = []) =>
  (await statements.run(sql, params, { rowMode: "array" })).rows;
const INSERT = "insert into notes (id, text, data, tags, at) values ($1, $2, $3, $4, $5)";

describe("statements with parameters", () => {
  it("take other values each time, and answer as PGlite's own query does", async () => {
    const at = new Date("2026-11-28T10:00:00Z");
    const values = [
      [1, "“It's” 😀", { a: [1, null] }, ["x", 'y"'], at],
      [2, "", [], [], null],
      [3, null, null, null, at],
    ];
    for (const each of values) await run(INSERT, each);
    const read = "select id, text, data, tags, at, $1::int from notes where id >= $1 order by id";
    for (const from of [1, 2, 4]) {
      const expected = await database.query(read, [from], { rowMode: "array" });
      expect(await statements.run(read, [from], { rowMode: "array" })).toEqual(expected);
    }
    expect((await statements.run("select text from notes where id = $1", [2], { rowMode: "object" })).rows).toEqual([
      { text: "" },
    ]);
  });

  it("tell how many rows they changed", async () => {
    for (const id of [1, 2, 3]) await run(INSERT, [id, "same", null, null, null]);
    const change = "update notes set text = $1 where id > $2";
    expect((await statements.run(change, ["new", 1], {})).affectedRows).toBe(2);
    expect((await statements.run(change, ["new", 3], {})).affectedRows).toBe(0);
  });

  it("enter the engine once, but for the first time", async () => {
    await run(INSERT, [0, "note", null, null, null]);
    const entered = jest.spyOn(database, "execProtocol");
    for (let id = 1; id < 10; id += 1) await run(INSERT, [id, "note", null, null, null]);
    expect(entered).toHaveBeenCalledTimes(9);
    entered.mockRestore();
    const prepared = await database.query("select name from pg_prepared_statements");
    expect(prepared.rows).toEqual([]);
  });

  it("may write many rows", async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `($${2 * at + 1}, $${2 * at + 2})`);
    const values = rows.flatMap((_, at) => [at, `note ${at}`]);
    await run(`insert into notes (id, text) values ${rows.join(", ")}`, values);
    expect(await run("select count(*)::int from notes")).toEqual([[60]]);
  });

  it("work again when there were too many others in between", async () => {
    await run(INSERT, [1, "kept", null, null, null]);
    for (let number = 0; number < REMEMBERED_MAX + 10; number += 1) {
      expect(await run(`select ${number} + id from notes where id = $1`, [1])).toEqual([[number + 1]]);
    }
    await run(INSERT, [2, "again", null, null, null]);
    expect(await run("select 0 + id from notes where id = $1", [2])).toEqual([[2]]);
  });
});

describe("a statement that fails", () => {
  it("says why, and the next one works", async () => {
    await run(INSERT, [1, "first", null, null, null]);
    await expect(run(INSERT, [1, "again", null, null, null])).rejects.toMatchObject({
      code: "23505",
      constraint: "notes_pkey",
    });
    await expect(run("select nothing from notes where id = $1", [1])).rejects.toMatchObject({ code: "42703" });
    await expect(run("select $1::int", ["many"])).rejects.toMatchObject({ code: "22P02" });
    await run(INSERT, [2, "second", null, null, null]);
    expect(await run("select id from notes order by id")).toEqual([[1], [2]]);
  });

  it("ends its transaction, and can be used in the next one", async () => {
    await run(INSERT, [1, "first", null, null, null]);
    await run("begin");
    await expect(run(INSERT, [1, "again", null, null, null])).rejects.toMatchObject({ code: "23505" });
    await expect(run(INSERT, [2, "second", null, null, null])).rejects.toMatchObject({ code: "25P02" });
    await run("rollback");
    await run("begin");
    await run(INSERT, [2, "second", null, null, null]);
    await run("commit");
    expect(await run("select id from notes order by id")).toEqual([[1], [2]]);
  });
});

it("reads a table as it is after it changed", async () => {
  await run(INSERT, [1, "first", null, null, null]);
  const read = "select * from notes where id = $1";
  expect(await run(read, [1])).toEqual([[1, "first", null, null, null]]);
  await run("alter table notes drop column data, add column more int default 7");
  expect(await run(read, [1])).toEqual([[1, "first", null, null, 7]]);
});

it("keeps statements that run at once apart", async () => {
  await run("begin");
  await Promise.all([1, 2, 3, 4].map((id) => run(INSERT, [id, `note ${id}`, null, null, null])));
  const read = "select text from notes where id = $1";
  expect(await Promise.all([4, 2].map((id) => run(read, [id])))).toEqual([[["note 4"]], [["note 2"]]]);
  await run("commit");
});
