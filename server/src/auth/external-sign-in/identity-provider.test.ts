import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { generateKeyPair, UnsecuredJWT } from "jose";
import type { ApiError, ErrorCode } from "../../errors/api-error.ts";
import { createLog } from "../../log/log.ts";
import { type Answers, type Forgery, startForgedProvider } from "./testing/forged-provider.ts";
import { createIdentityProvider, type IdentityProvider } from "./identity-provider.ts";

const CLIENT = { clientId: "atrium", clientSecret: "a secret", redirectUri: "https://atrium.example/back" };
const ATTEMPT = { state: "the-state", nonce: "the-nonce", verifier: "v".repeat(43), returnPath: "/" };
const METADATA = "/.well-known/openid-configuration";

let forged: Awaited<ReturnType<typeof startForgedProvider>>;
let provider: IdentityProvider;
beforeAll(async () => {
  forged = await startForgedProvider(CLIENT.clientId);
});
beforeEach(() => {
  const log = createLog("silent");
  forged.asked.length = 0;
  provider = createIdentityProvider({ ...CLIENT, issuer: forged.issuer, log, timeoutSeconds: 0.5 });
});
afterAll(() => forged.close());

const identify = (forgery: Forgery, answer = "?code=c&state=the-state") => {
  forged.lie(forgery, ATTEMPT.nonce);
  return provider.identify(answer, ATTEMPT);
};
const refusal = (work: Promise<unknown>): Promise<ErrorCode | undefined> =>
  work.then(
    () => undefined,
    (error: ApiError) => error.code,
  );

describe("the redirect to the provider", () => {
  it("contains the state, the nonce and the verifier's digest, and requests only the identity", async () => {
    forged.lie({}, ATTEMPT.nonce);
    const { origin, pathname, searchParams } = await provider.authorizationUrl(ATTEMPT);
    expect(origin + pathname).toBe(`${forged.issuer}/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: "atrium",
      response_type: "code",
      redirect_uri: CLIENT.redirectUri,
      scope: "openid email profile",
      state: "the-state",
      nonce: "the-nonce",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
  });

  it("looks up the provider once for simultaneous sign-ins", async () => {
    forged.lie({}, ATTEMPT.nonce);
    await Promise.all([1, 2, 3].map(() => provider.authorizationUrl(ATTEMPT)));
    await provider.authorizationUrl(ATTEMPT);
    expect(forged.asked).toEqual([METADATA]);
  });

  it.each<[string, Answers]>([
    ["fails", { [METADATA]: (response) => response.writeHead(500).end() }],
    ["is not found", { [METADATA]: (response) => response.writeHead(404).end() }],
    ["says nothing", { [METADATA]: () => {} }],
    ["hangs up", { [METADATA]: (response) => response.destroy() }],
    ["answers a page", { [METADATA]: (response) => response.writeHead(200, { "content-type": "text/html" }).end("x") }],
    [
      "names another issuer",
      {
        [METADATA]: (response) =>
          response
            .writeHead(200, { "content-type": "application/json" })
            .end(JSON.stringify({ issuer: "https://evil.example", authorization_endpoint: "https://evil.example/a" })),
      },
    ],
  ])("fails within its time limit when the provider %s, and works again afterwards", async (_, answers) => {
    forged.lie({ answers }, ATTEMPT.nonce);
    expect(await refusal(provider.authorizationUrl(ATTEMPT))).toBe("sign_in_unreachable");
    forged.lie({}, ATTEMPT.nonce);
    expect((await provider.authorizationUrl(ATTEMPT)).origin).toBe(forged.issuer);
  });
});

describe("an answer from the provider", () => {
  it("identifies the person by issuer and subject", async () => {
    expect(await identify({ claims: { name: "Ada" } })).toEqual({
      issuer: forged.issuer,
      subject: "1",
      email: "a@example.com",
      emailVerified: true,
      name: "Ada",
    });
  });

  const now = Math.floor(Date.now() / 1_000);
  it.each<[string, Forgery]>([
    ["another nonce", { claims: { nonce: "another" } }],
    ["no nonce", { claims: { nonce: undefined } }],
    ["another audience", { claims: { aud: "another-client" } }],
    ["several audiences, made for another of them", { claims: { aud: ["atrium", "other"], azp: "other" } }],
    ["another issuer", { claims: { iss: "https://evil.example" } }],
    ["an expired time", { claims: { iat: now - 7_200, exp: now - 3_600 } }],
    ["no expiry", { claims: { exp: undefined } }],
    ["no subject", { claims: { sub: undefined } }],
    ["an empty subject", { claims: { sub: "" } }],
    ["a subject that can't be stored", { claims: { sub: `a${String.fromCodePoint(0)}` } }],
    ["no signature", { idToken: new UnsecuredJWT({ sub: "1", aud: "atrium", nonce: "the-nonce" }).encode() }],
    ["no meaning", { idToken: "nonsense" }],
  ])("is refused with an id token with %s", async (_, forgery: Forgery) => {
    expect(await refusal(identify(forgery))).toBe("sign_in_refused");
  });

  it("is refused when it's signed with a key that the provider doesn't publish", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    expect(await refusal(identify({ key: privateKey }))).toBe("sign_in_refused");
  });

  it.each([false, "true", 1, null, undefined])("counts email_verified %p as unverified", async (value) => {
    const { emailVerified } = await identify({ claims: { email_verified: value } });
    expect(emailVerified).toBe(false);
  });

  it.each(["not an address", "a@example.com\nb", 1, undefined])("doesn't accept %p as an address", async (email) => {
    expect((await identify({ claims: { email } })).email).toBeUndefined();
  });

  it.each([
    ["?code=c", "sign_in_refused"],
    ["?code=c&state=another", "sign_in_refused"],
    ["?code=c&state=the-state&state=the-state", "sign_in_refused"],
    ["?code=c&code=d&state=the-state", "sign_in_refused"],
    ["?state=the-state", "sign_in_refused"],
    ["?code=c&state=the-state&iss=https://evil.example", "sign_in_refused"],
    ["?error=server_error&state=the-state", "sign_in_refused"],
    ["?error=access_denied&state=the-state&error_description=<b>x</b>", "sign_in_denied"],
    ["?error=access_denied&state=another", "sign_in_refused"],
  ])("with %s gives %s", async (answer, code) => {
    expect(await refusal(identify({}, answer))).toBe(code);
    expect(forged.asked).not.toContain("/token");
  });

  it.each<[string, string, Answers]>([
    ["fails", "sign_in_unreachable", { "/token": (response) => response.writeHead(502).end() }],
    ["says nothing", "sign_in_unreachable", { "/token": () => {} }],
    ["hangs up", "sign_in_unreachable", { "/token": (response) => response.destroy() }],
    [
      "knows no such code",
      "sign_in_refused",
      {
        "/token": (response) =>
          response.writeHead(400, { "content-type": "application/json" }).end('{"error":"invalid_grant"}'),
      },
    ],
    ["hides its keys", "sign_in_unreachable", { "/keys": () => {} }],
  ])("whose exchange %s gives %s, within its time limit", async (_, code, answers) => {
    expect(await refusal(identify({ answers }))).toBe(code);
  });
});
