import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { EncryptJWT, SignJWT } from "jose";

/** Local stand-in for the public echo server from which Ably's suite fetches tokens; it serves only the calls the suite makes. */
export interface EchoServer {
  readonly port: number;
  close(): void;
}

interface Echo {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const JSON_TYPE = "application/json; charset=utf-8";

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk as string;
  return text;
}

/** A JWT signed with the key's secret. With `innerToken`, its header carries that Ably token. */
async function createJwt(query: URLSearchParams): Promise<string> {
  const secret = new TextEncoder().encode(query.get("keySecret") ?? "");
  const inner = query.get("innerToken");
  const header = { kid: query.get("keyName") ?? "", ...(inner === null ? {} : { "x-ably-token": inner }) };
  const clientId = query.get("clientId");
  const capability = query.get("capability");
  const claims = {
    ...(clientId === null ? {} : { "x-ably-clientId": clientId }),
    ...(capability === null ? {} : { "x-ably-capability": capability }),
  };
  const end = `${query.get("expiresIn") ?? 3600}s`;
  if (query.get("encrypted") !== null) {
    const jwe = new EncryptJWT(claims).setProtectedHeader({ alg: "dir", enc: "A128CBC-HS256", ...header });
    return jwe
      .setIssuedAt()
      .setExpirationTime(end)
      .encrypt(crypto.getRandomValues(new Uint8Array(32)));
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", ...header })
    .setIssuedAt()
    .setExpirationTime(end)
    .sign(secret);
}

/** A body posted as a form or as JSON, returned as JSON. */
const asJson = (text: string) =>
  text.startsWith("{") ? text : JSON.stringify(Object.fromEntries(new URLSearchParams(text)));

async function echo(request: IncomingMessage): Promise<Echo> {
  const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
  const text = await textOf(request);
  const status = Number(query.get("status") ?? 200);
  switch (pathname) {
    case "/createJWT":
      return { status, type: query.has("returnType") ? "application/jwt" : "text/plain", body: await createJwt(query) };
    case "/qs_to_body":
      return { status, type: JSON_TYPE, body: JSON.stringify(Object.fromEntries(query)) };
    case "/respondwith":
      return { status, type: "text/plain", body: "" };
    case "/is-the-internet-up.txt":
      return { status, type: "text/plain", body: "yes" };
    case "/methods":
      return { status, type: JSON_TYPE, body: JSON.stringify([{ method: request.method?.toLowerCase() }]) };
    case "/":
      return query.get("type") === "json"
        ? { status, type: JSON_TYPE, body: query.get("body") ?? asJson(text) }
        : { status, type: "text/plain", body: query.get("body") ?? text };
    default:
      return { status: 404, type: "text/plain", body: "" };
  }
}

export async function startEchoServer(): Promise<EchoServer> {
  const server: Server = createServer((request, response) => {
    echo(request).then(
      ({ status, type, body }) => response.writeHead(status, { "content-type": type }).end(body),
      (error: Error) => response.writeHead(500, { "content-type": "text/plain" }).end(error.message),
    );
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
