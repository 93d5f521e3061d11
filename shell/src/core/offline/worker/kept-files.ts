/** Work that goes on after the answer; its failure is reported and costs nothing else. */
export type Later = (work: Promise<unknown>) => void;

/** Files of releases: each is fetched once and never changes. */
export interface KeptFiles {
  /** From the cache, else from the network, which is then kept. */
  answer(request: Request, later: Later): Promise<Response>;
  /** Fetches what is missing of `files`; rejects when one of them cannot be had. */
  complete(files: readonly string[]): Promise<void>;
  /** Lets go of everything outside these directories. */
  keepOnly(directories: readonly string[]): Promise<void>;
}

/** Answers may differ by encoding, which the browser undoes: one copy serves all. */
const ANY = { ignoreVary: true } as const;

export function createKeptFiles(open: () => Promise<Cache>, fetch: typeof globalThis.fetch): KeptFiles {
  const keep = async (url: string, response: Response) => (await open()).put(url, response);

  return {
    async answer(request, later) {
      // A page that asks for the server's copy suspects ours.
      const wantsOurs = request.cache !== "reload" && request.cache !== "no-store";
      const kept = wantsOurs ? await (await open()).match(request.url, ANY) : undefined;
      if (kept) return kept;
      const response = await fetch(request);
      if (isForEver(response)) later(keep(request.url, response.clone()));
      return response;
    },
    async complete(files) {
      const cache = await open();
      await Promise.all(
        files.map(async (file) => {
          if (await cache.match(file, ANY)) return;
          const response = await fetch(file, { mode: "cors", credentials: "same-origin" });
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

/** Only what its server calls immutable: a feature's dev server has files of the same address that change. */
const isForEver = (response: Response): boolean =>
  response.status === 200 && /\bimmutable\b/.test(response.headers.get("cache-control") ?? "");
