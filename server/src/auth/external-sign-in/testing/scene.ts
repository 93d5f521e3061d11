import { randomUUID } from "node:crypto";
import { accountCalls, type ErrorBody, type Session, type User } from "@atrium/shared-contracts/wire";
import { ERRORS, type ErrorCode } from "../../../errors/api-error.ts";
import { call, signedIn, startTestServer, type TestServer, type TestUser } from "../../../testing/index.ts";
import { type ProviderAccount, startOpenIdProvider } from "../../../testing/openid-provider.ts";
import { openBrowser } from "./browser.ts";
import { CALLBACK_PATH } from "../google-routes.ts";

export const SITE = "https://atrium.example";
const accounts: ProviderAccount[] = [];

export type Browser = ReturnType<typeof openBrowser>;

export const startProvider = () => startOpenIdProvider({ redirectUri: `${SITE}${CALLBACK_PATH}`, accounts });

/** Starts a provider with accounts and a server that signs them in. */
export async function startScene() {
  const provider = await startProvider();
  const server = await startTestServer({ env: { ...provider.env, ATRIUM_PUBLIC_URL: SITE } });
  const close = async () => {
    await server.close();
    await provider.close();
  };
  return { provider, server, close };
}

/** Creates a person with an account at the scene's provider. */
export function person(changes: Partial<ProviderAccount> = {}): ProviderAccount {
  const email = `${randomUUID()}@example.com`;
  const account = { sub: randomUUID(), email, email_verified: true, name: "Ada", ...changes };
  accounts.push(account);
  return account;
}

export const begin = (browser: Browser, query = "") => browser.open(`/api/auth/google${query}`);

/** Picks an account at the provider; returns where the product sends the browser. */
export async function come(browser: Browser, account: ProviderAccount, query = ""): Promise<URL> {
  const page = await begin(browser, query);
  return (await browser.submit(page, { account: account.sub })).url;
}

/** Picks up the session the way the landing page does. */
export async function takeOver(server: TestServer, browser: Browser): Promise<TestUser> {
  const path = `/api${accountCalls.completeGoogle.path}`;
  const answer = await call<Session>(server, "POST", path, undefined, { cookie: browser.cookies(path) });
  if (answer.status !== 200) throw new Error(`There is no session: ${JSON.stringify(answer.body)}`);
  return signedIn(server, answer, { email: answer.body.user.email, password: "" });
}

/** A complete sign-in in a new browser. */
export async function signInAs(server: TestServer, account: ProviderAccount): Promise<TestUser> {
  const browser = openBrowser(server);
  const { searchParams } = await come(browser, account);
  if (searchParams.has("error")) throw new Error(`The sign-in failed: ${searchParams.get("error")}`);
  return takeOver(server, browser);
}

export const failureAt = ({ pathname, searchParams }: URL) => [
  pathname,
  searchParams.get("code"),
  searchParams.get("error"),
];
export const failure = (code: ErrorCode) => ["/auth/callback", code, ERRORS[code].message];

export const profile = async (user: TestUser) => (await user.call<User & ErrorBody>("GET", "/api/user/profile")).body;
