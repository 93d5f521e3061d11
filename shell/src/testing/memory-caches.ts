/** An in-memory `CacheStorage` with the methods the service worker uses. Keys are URLs below `http://test`. */
export function createMemoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, "http://test").href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(keyOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void store.set(keyOf(request), response),
      delete: async (request: RequestInfo | URL) => store.delete(keyOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
  return {
    caches,
    urls: () => [...stores.values()].flatMap((store) => [...store.keys()]),
    names: () => [...stores.keys()],
  };
}
