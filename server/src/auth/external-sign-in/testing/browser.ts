import type { TestServer } from "../../../testing/index.ts";

type Page = {
  readonly url: URL;
  readonly status: number;
  readonly body: string;
  readonly setCookies: readonly string[];
};

/**
 * A browser for tests, with a cookie jar. It follows redirects until it gets a page, and sends requests for the product's
 * origin to the in-memory server and all others over the network.
 */
export function openBrowser(server: TestServer) {
  const own = server.config.publicUrl;
  const jar = new Map<string, { readonly value: string; readonly path: string }>();
  const cookiesOf = ({ origin, pathname }: URL) =>
    [...jar]
      .filter(([key, { path }]) => key.startsWith(`${origin} `) && pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(" ")[1]}=${value}`)
      .join("; ");
  const keep = ({ origin }: URL, setCookie: string) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    const path = /; path=([^;]+)/i.exec(setCookie)?.[1] ?? "/";
    const key = `${origin} ${name}`;
    if (!/expires=Thu, 01 Jan 1970/i.test(setCookie)) jar.set(key, { value, path });
    // A cookie of that name at another path is another cookie.
    else if (jar.get(key)?.path === path) jar.delete(key);
  };

  const ask = async (url: URL, form?: URLSearchParams): Promise<Page & { readonly location: string | undefined }> => {
    const headers = { cookie: cookiesOf(url) };
    if (url.origin !== own) {
      const response = await fetch(url, {
        headers,
        redirect: "manual",
        ...(form === undefined ? {} : { method: "POST", body: form }),
      });
      const { status } = response;
      const location = response.headers.get("location") ?? undefined;
      return { url, status, location, body: await response.text(), setCookies: response.headers.getSetCookie() };
    }
    const answer = await server.app.inject({
      method: "GET",
      url: url.pathname + url.search,
      headers: { ...headers, host: url.host },
    });
    const setCookies = [answer.headers["set-cookie"] ?? []].flat();
    const location = typeof answer.headers.location === "string" ? answer.headers.location : undefined;
    return { url, status: answer.statusCode, location, body: answer.payload, setCookies };
  };
  const go = async (url: URL, form?: URLSearchParams): Promise<Page> => {
    const { location, ...page } = await step(url, form);
    return location === undefined ? page : go(new URL(location, url));
  };
  const step = async (url: URL, form?: URLSearchParams) => {
    const page = await ask(url, form);
    for (const setCookie of page.setCookies) keep(url, setCookie);
    return page;
  };
  /** Follows redirects outside the product; returns the first address that leads back to it. */
  const untilBack = async (url: URL, form?: URLSearchParams): Promise<URL> => {
    if (url.origin === own) return url;
    const { location, status } = await step(url, form);
    if (location === undefined) throw new Error(`The provider stopped with ${status}`);
    return untilBack(new URL(location, url));
  };

  return {
    open: (address: string) => go(new URL(address, own)),
    /** A single request: follows no redirect and keeps no cookie. */
    look: (address: string) => ask(new URL(address, own)),
    submit: (page: Page, fields: Record<string, string>) => go(page.url, new URLSearchParams(fields)),
    /** Like `submit`, but stops before requesting the product's address that the provider redirects to. */
    submitUntilBack: (page: Page, fields: Record<string, string>) => untilBack(page.url, new URLSearchParams(fields)),
    /** The cookies for this path of the product, as a header. */
    cookies: (path: string) => cookiesOf(new URL(path, own)),
  };
}
