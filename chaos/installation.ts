import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@atrium/ably-local";
import { freePort } from "@atrium/e2e/ports";
import { ServerProcess } from "@atrium/e2e/server-process";
import { startPostgresServer } from "@atrium/server/testing/postgres";
import pg from "pg";
import type { StoredMessage } from "./judge.ts";
import { startModel } from "./model.ts";
import { Proxy } from "./proxy.ts";

const SERVERS = 2;
const KEY = { name: "chaos.key", secret: "of-the-campaign", revocableTokens: true };

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** Two processes of the built server on one PostgreSQL and one realtime server, each behind a proxy, and a language model. */
export async function startInstallation() {
  const directory = await mkdtemp(join(tmpdir(), "atrium-chaos-"));
  const postgres = await startPostgresServer();
  const databaseUrl = new URL(await postgres.createDatabase());
  const ably = await listen({ port: 0, keys: [KEY] });
  const model = await startModel();
  const database = await Proxy.to(Number(databaseUrl.port));
  const realtime = await Proxy.to(ably.port);
  const proxiedDatabaseUrl = new URL(databaseUrl);
  proxiedDatabaseUrl.port = String(database.port);

  const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
  const fronts = await Promise.all(ports.map((port) => Proxy.to(port)));
  const servers = ports.map(
    (port, index) =>
      new ServerProcess(port, join(directory, String(index)), {
        DATABASE_URL: proxiedDatabaseUrl.href,
        ABLY_API_KEY: `${KEY.name}:${KEY.secret}`,
        ABLY_ENDPOINT: `127.0.0.1:${realtime.port}`,
        OPENAI_API_KEY: "of-the-campaign",
        OPENAI_BASE_URL: model.baseUrl,
        ATRIUM_SECRET: "one secret for all processes of the campaign",
        ATRIUM_PUBLIC_URL: `http://localhost:${fronts[0]?.port}`,
      }),
  );
  for (const index of ports.keys()) await mkdir(join(directory, String(index)));
  for (const server of servers) await server.start();

  return {
    postgres,
    servers,
    proxies: { database, realtime, fronts },
    /** The URLs where people reach the servers. */
    urls: fronts.map(({ port }) => `http://127.0.0.1:${port}`),
    logs: servers.map(({ logFile }) => logFile),
    /** All user messages, read without going through the proxy. */
    async stored(): Promise<StoredMessage[]> {
      const client = new pg.Client(databaseUrl.href);
      await client.connect();
      try {
        const { rows } = await client.query<StoredMessage>(`
          select m.text, t.state as turn, (select count(*)::int from messages r where r.reply_to = m.id) as replies,
            (select r.text from messages r where r.reply_to = m.id order by r.seq desc limit 1) as reply
          from messages m left join turns t on t.id = m.id where m.role = 'user'`);
        return rows;
      } finally {
        await client.end();
      }
    },
    async stop(keepLogs: boolean) {
      await Promise.all(servers.map((server) => server.end("SIGTERM")));
      await Promise.all([database, realtime, ...fronts].map((proxy) => proxy.close()));
      model.close();
      await ably.close();
      await postgres.stop();
      if (!keepLogs) await rm(directory, { recursive: true });
    },
  };
}
