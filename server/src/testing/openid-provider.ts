import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";
import { createOpenIdMemory } from "./openid-memory.ts";

/** A person with an account at the provider. */
export type ProviderAccount = {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
};

export type OpenIdProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Environment variables for a server that uses this provider. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
};

/**
 * Starts a certified OpenID provider on a free loopback port, for tests. Its sign-in page has a button for each account,
 * labeled with its email address, and one labeled "Deny".
 */
export async function startOpenIdProvider(options: {
  readonly redirectUri: string;
  /** May grow while the provider runs. */
  readonly accounts: readonly ProviderAccount[];
}): Promise<OpenIdProvider> {
  const { accounts, redirectUri } = options;
  const http = createServer();
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("The provider does not listen");
  const issuer = `http://127.0.0.1:${address.port}`;
  const clientId = "atrium-test";
  const clientSecret = randomBytes(24).toString("base64url");
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const accountOf = (wanted: string) => accounts.find(({ sub }) => sub === wanted);

  const provider = new Provider(issuer, {
    adapter: createOpenIdMemory,
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: randomUUID(), alg: "RS256", use: "sig" }] },
    cookies: { keys: [randomBytes(24).toString("base64url")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Like Google: put the claims of the scopes in the id token.
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/pick/${uid}` },
    findAccount(_, sub) {
      const account = accountOf(sub);
      return account && { accountId: sub, claims: () => ({ ...account }) };
    },
    // Picking an account counts as consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });

  const pick = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "POST") {
      await provider.interactionDetails(request, response);
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pickerPage(accounts));
      return;
    }
    const sub = new URLSearchParams(await text(request)).get("account") ?? "";
    const result = accountOf(sub)
      ? { login: { accountId: sub } }
      : { error: "access_denied", error_description: "The person denied it" };
    await provider.interactionFinished(request, response, result);
  };
  const answer = provider.callback();
  http.on("request", (request, response) => {
    if (request.url?.startsWith("/pick/") !== true) {
      void answer(request, response);
      return;
    }
    pick(request, response).catch((error: unknown) => {
      response.writeHead(400, { "content-type": "text/plain" }).end(String(error));
    });
  });

  return {
    issuer,
    clientId,
    clientSecret,
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
}

const escape = (value: string) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const pickerPage = (accounts: readonly ProviderAccount[]) => `<!doctype html>
<html lang="en">
  <title>Choose an account</title>
  <h1>Choose an account</h1>
  <form method="post">
    ${accounts.map(({ sub, email }) => `<button name="account" value="${escape(sub)}">${escape(email)}</button>`).join("\n    ")}
    <button name="account" value="">Deny</button>
  </form>
</html>
`;
