/** One call that reached the fake server. */
export interface ServerCall {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
  readonly authorization: string | null;
}
export type Respond = (call: ServerCall) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });

const abortion = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

/** A `fetch` that responds by route, below `/api`. A call without a route gets a 404. */
export function createFakeServer() {
  const routes = new Map<string, Respond>();
  const calls: ServerCall[] = [];
  const fake: typeof fetch = async (input, init) => {
    const url = new URL(
      typeof input === "string" ? input : input instanceof URL ? input.href : input.url,
      "http://test",
    );
    const { method = "GET", body, headers, signal } = init ?? {};
    signal?.throwIfAborted();
    const call: ServerCall = {
      method,
      path: url.pathname.replace(/^\/api/, ""),
      search: url.searchParams,
      body: typeof body === "string" ? JSON.parse(body) : undefined,
      authorization: new Headers(headers).get("authorization"),
    };
    calls.push(call);
    const respond = routes.get(`${method} ${call.path}`);
    const answer = respond ? respond(call) : json({ message: "Not found", code: "not_found" }, 404);
    return signal ? Promise.race([answer, abortion(signal)]) : answer;
  };
  return {
    fetch: fake,
    calls,
    callsTo: (route: string) => calls.filter(({ method, path }) => `${method} ${path}` === route),
    answer: (route: string, respond: Respond) => void routes.set(route, respond),
  };
}
