const HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether a URL's host is this machine; false when it isn't a URL. */
export const isLoopback = (url: string): boolean => HOSTS.has(URL.parse(url)?.hostname ?? "");
