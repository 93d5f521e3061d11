import type { Page, Route } from "@playwright/test";

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: "application/json", body: JSON.stringify(body) });

/** Ways in which the server or the network can fail a request. */
export const FAULTS = {
  "a refusal with a message": json(401, { message: "Not with this token", code: "unauthorized" }),
  "an address that is not there": (route: Route) => route.fulfill({ status: 404 }),
  "too many calls": json(
    429,
    { message: "Too many attempts. Please wait a minute.", code: "rate_limited" },
    { "retry-after": "60" },
  ),
  "a broken server": (route: Route) => route.fulfill({ status: 500, contentType: "text/plain", body: "oops" }),
  "no network": (route: Route) => route.abort("internetdisconnected"),
  "a page instead of data": (route: Route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<p>Hello</p>" }),
  "JSON that breaks off": (route: Route) =>
    route.fulfill({ status: 200, contentType: "application/json", body: '{"us' }),
} as const;

export type Fault = keyof typeof FAULTS;

/** Leaves requests unanswered for good. The returned function lets later requests through, but doesn't answer these. */
export async function leaveUnanswered(page: Page, path: RegExp): Promise<() => Promise<void>> {
  const handler = () => {};
  await page.route(path, handler);
  return () => page.unroute(path, handler);
}

/** Makes one call fail until the returned function is called. */
export async function breakCall(page: Page, path: RegExp, method: string, fault: Fault): Promise<() => Promise<void>> {
  const handler = (route: Route) => (route.request().method() === method ? FAULTS[fault](route) : route.fallback());
  await page.route(path, handler);
  return () => page.unroute(path, handler);
}
