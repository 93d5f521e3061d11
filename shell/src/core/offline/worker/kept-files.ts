import { isIntact } from "../../boot/integrity.ts";

/** Runs work that continues after the response. A failure is only reported. */
export type Later = (work: Promise<unknown>) => void;

/** Release files: each is fetched once and never changes. */
export interface KeptFiles {
  /** Responds from the cache, else from the network and caches the response. */
  answer(request: Request, later: Later): Promise<Response>;
  /** Fetches the `files` that are missing or damaged. Rejects when one of them can't be fetched. */
  complete(files: readonly string[]): Promise<void>;
  /** Deletes everything outside these directories. */
  keepOnly(directories: readonly string[]): Promise<void>;
}

/** Responses may vary by encoding, which the browser decodes: one copy serves all. */
const ANY = { ignoreVary: true } as const;

export function createKeptFiles(open: () => Promise<Cache>, fetch: typeof globalThis.fetch): KeptFiles {
  const keep = async (url: string, response: Response) => (await open()).put(url, response);

  /** The server may have sent something damaged before it was repaired, and then the browser's own cache has it for good: only a reload replaces it. */
  async function fetchWhole(file: Request | string, init: RequestInit = {}) {
    const first = await fetch(file, init);
    if (!(await isDamaged(first))) return { response: first, isWhole: true };
    const response = await fetch(file, { ...init, cache: "reload" });
    return { response, isWhole: !(await isDamaged(response)) };
  }

  return {
    async answer(request, later) {
      // A page that asks for the server's copy suspects ours is broken.
      const wantsOurs = request.cache !== "reload" && request.cache !== "no-store";
      const kept = wantsOurs ? await (await open()).match(request.url, ANY) : undefined;
      if (kept) return kept;
      const { response, isWhole } = await fetchWhole(request);
      if (isWhole && isForEver(response)) later(keep(request.url, response.clone()));
      return response;
    },
    async complete(files) {
      const cache = await open();
      await Promise.all(
        files.map(async (file) => {
          const kept = await cache.match(file, ANY);
          if (kept && !(await isDamaged(kept))) return;
          if (kept) await cache.delete(file, ANY);
          const { response, isWhole } = await fetchWhole(file, { mode: "cors", credentials: "same-origin" });
          if (!isWhole) throw new Error(`${file} cannot be kept: it isn't what its release lists`);
          if (!isForEver(response)) throw new Error(`${file} cannot be kept: HTTP ${response.status}`);
          await keep(file, response);
        }),
      );
    },
    async keepOnly(directories) {
      const cache = await open();
      const stale = (await cache.keys()).filter(({ url }) => !directories.some((one) => url.startsWith(one)));
      await Promise.all(stale.map(({ url }) => cache.delete(url, ANY)));
    },
  };
}

/** Cache only what its server marks immutable: a feature's dev server changes files without changing their URL. */
const isForEver = (response: Response): boolean =>
  response.status === 200 && /\bimmutable\b/.test(response.headers.get("cache-control") ?? "");

/** Whether the body isn't what the release lists, which our servers send as the ETag. Other servers' files count as whole. */
async function isDamaged(response: Response): Promise<boolean> {
  const [, integrity] = /"(sha(?:256|384)-[^"]+)"/.exec(response.headers.get("etag") ?? "") ?? [];
  if (response.status !== 200 || integrity === undefined) return false;
  return !(await isIntact(await response.clone().arrayBuffer(), integrity));
}
