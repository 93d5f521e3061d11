import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";

export type Answers = Readonly<Record<string, (response: ServerResponse) => void>>;

export type Forgery = {
  /** Override the claims of an honest id token; undefined removes a claim. */
  claims?: Readonly<Record<string, unknown>>;
  /** Signs the token instead of the published key. */
  key?: CryptoKey;
  /** Replaces the whole id token. */
  idToken?: string;
  /** Answers to give on some paths instead of the normal ones. */
  answers?: Answers;
};

/** A provider that lies the way a test tells it to. Its paths: `/.well-known/openid-configuration`, `/token`, `/keys`. */
export async function startForgedProvider(clientId: string) {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "k", alg: "RS256", use: "sig" };
  const asked: string[] = [];
  let forgery: Forgery = {};
  let nonce = "";
  const http = createServer();
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("The provider does not listen");
  const issuer = `http://127.0.0.1:${address.port}`;

  const idToken = async () => {
    const now = Math.floor(Date.now() / 1_000);
    const honest = { iss: issuer, aud: clientId, sub: "1", iat: now, exp: now + 60, nonce, email: "a@example.com" };
    const claims = Object.entries({ ...honest, email_verified: true, ...forgery.claims });
    return new SignJWT(Object.fromEntries(claims.filter(([, value]) => value !== undefined)))
      .setProtectedHeader({ alg: "RS256", kid: "k" })
      .sign(forgery.key ?? privateKey);
  };
  const bodies: Readonly<Record<string, () => unknown>> = {
    "/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    }),
    "/keys": () => ({ keys: [jwk] }),
    "/token": async () => ({
      access_token: "opaque",
      token_type: "Bearer",
      id_token: forgery.idToken ?? (await idToken()),
    }),
  };
  http.on("request", (request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    request.resume();
    const instead = forgery.answers?.[path];
    if (instead !== undefined) return instead(response);
    void Promise.resolve(bodies[path]?.()).then((body) => {
      response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(body ?? {}));
    });
  });
  return {
    issuer,
    /** The requested paths, in order. */
    asked,
    /** Sets the lie to tell from now on, to an attempt with this nonce. */
    lie(next: Forgery, expectedNonce: string) {
      forgery = next;
      nonce = expectedNonce;
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
}
