import { randomBytes } from "node:crypto";
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "../../errors/start-error.ts";

/** The longest path that every system accepts for a Unix socket. */
const SOCKET_PATH_MAX = 100;
/** How long a lock holder may take to answer. A suspended process doesn't answer but still holds the lock. */
const ANSWER_MS = 1_000;
const ATTEMPTS = 5;

/** Another process is using the data directory. */
export class DirectoryInUseError extends StartError {
  override readonly name = "DirectoryInUseError";
}

/**
 * Locks a data directory for this process. Every process listens on its own socket in `lock/` before it looks for others,
 * so of any two, at least one sees the other. Names are never reused, so removing a dead process's socket can't affect a
 * live one. Nothing here depends on time passing.
 * @returns a function that releases the lock
 * @throws {DirectoryInUseError} naming the process that holds the lock
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const directory = join(dataDir, "lock");
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const short = await shortPath(directory);
  try {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await claim(short.path);
      if (outcome.kind === "held") return outcome.release;
      if (outcome.other.state === "holding" || attempt === ATTEMPTS) {
        throw new DirectoryInUseError(
          "inUse",
          `${dataDir} is in use by the process ${outcome.other.pid}: stop it first, or set ATRIUM_DATA_DIR`,
        );
      }
      // Two starting processes saw each other. After random pauses, one of them retries first.
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 300));
    }
  } finally {
    await short.remove();
  }
}

type Other = { readonly pid: string; readonly state: "claiming" | "holding" };
type Claim =
  | { readonly kind: "held"; readonly release: () => Promise<void> }
  | { readonly kind: "refused"; readonly other: Other };

async function claim(directory: string): Promise<Claim> {
  const name = `${process.pid}-${randomBytes(8).toString("hex")}.sock`;
  let state: Other["state"] = "claiming";
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(state);
  });
  await listen(server, join(directory, name));
  await chmod(join(directory, name), 0o600);
  const release = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const names = (await readdir(directory)).filter((each) => each.endsWith(".sock") && each !== name);
  for (const each of names) {
    const other = await ask(directory, each);
    if (other !== undefined) {
      await release();
      return { kind: "refused", other };
    }
  }
  state = "holding";
  server.unref();
  return { kind: "held", release };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
}

/** Who's listening there; if nobody is, removes the socket and returns undefined. */
async function ask(directory: string, name: string): Promise<Other | undefined> {
  const path = join(directory, name);
  const pid = name.split("-", 1)[0] ?? "";
  const state = await new Promise<Other["state"] | "nobody">((resolve, reject) => {
    const socket = connect(path);
    socket.setTimeout(ANSWER_MS, () => {
      socket.destroy();
      resolve("holding");
    });
    let answer = "";
    socket.on("data", (data) => {
      answer += data.toString();
    });
    socket.on("end", () => resolve(answer === "claiming" ? "claiming" : "holding"));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" || error.code === "ENOENT") resolve("nobody");
      // It went away while we asked. It was there, so we weren't alone in this attempt.
      else if (error.code === "ECONNRESET" || error.code === "EPIPE") resolve("claiming");
      else reject(error);
    });
  });
  if (state !== "nobody") return { pid, state };
  await rm(path, { force: true });
  return undefined;
}

/** A path to the directory that's short enough for a socket. */
async function shortPath(directory: string): Promise<{ path: string; remove(): Promise<void> }> {
  if (directory.length + 40 <= SOCKET_PATH_MAX) return { path: directory, remove: () => Promise.resolve() };
  const parent = await mkdtemp(join(tmpdir(), "atrium-lock-"));
  const path = join(parent, "d");
  await symlink(directory, path);
  return {
    path,
    async remove() {
      await unlink(path);
      await rm(parent, { recursive: true });
    },
  };
}
