import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { migrationsFolder } from "./migrations.ts";

/** The last migration of version 1.0, whose installations already have rows. */
const FILLED_AFTER = "0003_name-ranks";

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create({ extensions: { pg_trgm } });
  await db.exec("create extension pg_trgm");
});
afterAll(() => db.close());

async function migrations(): Promise<string[]> {
  const journal = await readFile(join(migrationsFolder(), "meta/_journal.json"), "utf8");
  return (JSON.parse(journal) as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);
}
const migrate = async (tags: readonly string[]) => {
  for (const tag of tags) await db.exec(await readFile(join(migrationsFolder(), `${tag}.sql`), "utf8"));
};
const ids = async (query: string) => (await db.query<{ id: string }>(query)).rows.map(({ id }) => id);

describe("tables filled by an earlier version", () => {
  it("are migrated with every row, except events of deleted accounts", async () => {
    const tags = await migrations();
    const filled = tags.indexOf(FILLED_AFTER) + 1;
    await migrate(tags.slice(0, filled));
    const [user, gone, conversation, asked, reply, alone, file] = Array.from({ length: 7 }, () => randomUUID());
    await db.exec(`
      insert into users (id, email, email_key, name) values ('${user}', 'a', 'a', 'Ada');
      insert into sessions (id, user_id, expires_at) values ('${randomUUID()}', '${user}', now());
      insert into conversations (id, user_id, title) values
        ('${conversation}', '${user}', E'Hello\\r\\n\\u2028Ada\\n');
      insert into messages (id, conversation_id, user_id, role, text, reply_to) values
        ('${asked}', '${conversation}', '${user}', 'user', 'Hello', null),
        ('${reply}', '${conversation}', '${user}', 'assistant', 'Hi', '${asked}'),
        ('${alone}', '${conversation}', '${user}', 'assistant', 'Hi?', '${randomUUID()}');
      insert into turns (id, conversation_id, user_id, client_message_id, state, owner, lease_until) values
        ('${asked}', '${conversation}', '${user}', 'm', 'running', 'p', now());
      insert into media (id, user_id, name, declared_type, type, size, message_id) values
        ('${file}', '${user}', 'a.txt', 'text/plain', 'text/plain', 5, '${asked}');
      insert into outbox (user_id, name, ably_id, payload) values
        ('${user}', 'error', 'kept', '{}'), ('${gone}', 'error', 'orphan', '{}');`);

    await migrate(tags.slice(filled));

    expect(await ids("select ably_id as id from outbox")).toEqual(["kept"]);
    expect(await ids("select id from messages order by seq")).toEqual([asked, reply, alone]);
    expect(await ids("select id from messages where reply_to is not null")).toEqual([reply]);
    expect(await ids("select id from turns")).toEqual([asked]);
    // A conversation without branches is a line.
    expect(await ids("select parent_id as id from messages order by seq")).toEqual([null, asked, reply]);
    expect(await ids("select leaf_id as id from conversations")).toEqual([alone]);
    expect(await ids("select text_bytes::int as id from conversations")).toEqual(["HelloHiHi?".length]);
    expect(await ids("select user_id as id from sessions")).toEqual([user]);
    // The bytes of an earlier version's file are found under its own id.
    expect(await ids("select content_id as id from media")).toEqual([file]);
    // Version 1.0 stored titles with the line breaks that they were sent with.
    expect(await ids("select title as id from conversations")).toEqual(["Hello Ada"]);
  });

  it.each([
    ["a state that no turn has", "update turns set state = 'lost', owner = null, lease_until = null", "turns_state"],
    ["a running turn that nobody holds", "update turns set owner = null", "turns_lease"],
    ["a message of an unknown role", "update messages set role = 'system'", "messages_role"],
    ["a file without bytes", "update media set content_id = null", "content_id"],
    [
      "a shared message of an unknown role",
      `insert into shared_messages (share_id, position, role, status, text, cards, attachments, created_at)
        values ('${randomUUID()}', 1, 'system', 'complete', '', '[]', '[]', now())`,
      "shared_messages_role",
    ],
    [
      "a shared message with an unknown status",
      `insert into shared_messages (share_id, position, role, status, text, cards, attachments, created_at)
        values ('${randomUUID()}', 1, 'user', 'lost', '', '[]', '[]', now())`,
      "shared_messages_status",
    ],
    ["an event of an account that is not there", `update outbox set user_id = '${randomUUID()}'`, "outbox_user_id"],
  ])("reject %s after the migration", async (_, statement, constraint) => {
    await expect(db.exec(statement)).rejects.toThrow(constraint);
  });

  it("delete an account's rows along with the account", async () => {
    await db.exec("delete from users");
    for (const table of ["conversations", "messages", "turns", "outbox", "sessions", "media"]) {
      expect(await ids(`select 1 as id from ${table}`)).toEqual([]);
    }
  });
});
