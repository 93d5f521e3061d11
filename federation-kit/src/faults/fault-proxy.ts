import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { type Fault, type FaultRule, TAMPERED } from "./fault.ts";

/** Bytes a second of an answer that drips. */
const DRIP_BYTES = 2_000;
const DRIP_EVERY_MS = 100;

export interface FaultProxyOptions {
  /** The origin whose files it passes on, for example `http://127.0.0.1:4001`. */
  readonly upstream: string;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
}

/** A request and what befell it. */
export interface ProxiedRequest {
  /** With its query. */
  readonly url: string;
  /** Null if it was passed on as it is. */
  readonly fault: Fault | null;
  /** `performance.now()` when it came. */
  readonly at: number;
}

export interface FaultProxy {
  /** The origin to release an app with, for example `http://127.0.0.1:4002`. */
  readonly address: string;
  /**
   * What befalls requests from now on: the first rule that matches and isn't used up. None: all pass. The connections of requests that hang are ended:
   * browsers open only six, which those would use up.
   */
  inject(...rules: FaultRule[]): void;
  /** All requests since it was started, in order. */
  readonly requests: readonly ProxiedRequest[];
  /** Ends requests that hang, too. */
  close(): Promise<void>;
}

/** An origin that passes on the files of another one, except that faults befall them on their way. Its sockets are real, so it's the same for every browser. */
export async function startFaultProxy({
  upstream,
  port = 0,
  host = "127.0.0.1",
}: FaultProxyOptions): Promise<FaultProxy> {
  let rules: { readonly rule: FaultRule; left: number }[] = [];
  const requests: ProxiedRequest[] = [];
  const hanging = new Set<ServerResponse>();

  const faultOf = (url: string): Fault | null => {
    const found = rules.find(({ rule, left }) => left > 0 && rule.url.test(url));
    if (found === undefined) return null;
    found.left -= 1;
    return found.rule.fault;
  };

  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    const fault = faultOf(url);
    requests.push({ url, fault, at: performance.now() });
    if (fault === "hang" || fault === "stall") {
      hanging.add(response);
      response.once("close", () => hanging.delete(response));
    }
    answer(upstream, request, response, fault).catch((error: unknown) => {
      // A browser may leave what it asked for.
      if (!response.destroyed) console.error(`${url}: ${String(error)}`);
      response.destroy();
    });
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: listening } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${listening}`,
    requests,
    inject(...given) {
      rules = given.map((rule) => ({ rule, left: rule.times ?? Number.POSITIVE_INFINITY }));
      for (const response of hanging) response.destroy();
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Any page may read these answers: what's tested is the fault, not the lack of leave. */
const READABLE = { "access-control-allow-origin": "*", "cache-control": "no-store" };

async function answer(
  upstream: string,
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault | null,
): Promise<void> {
  switch (fault) {
    case "not-found":
      response.writeHead(404, { ...READABLE, "content-type": "text/plain" }).end("Not found\n");
      return;
    case "unavailable":
      response.writeHead(503, { ...READABLE, "content-type": "application/json" }).end('{"error":"unavailable"}\n');
      return;
    case "html-page":
      response
        .writeHead(200, { ...READABLE, "content-type": "text/html" })
        .end("<!doctype html><title>Hello</title>\n");
      return;
    case "reset":
      request.socket.resetAndDestroy();
      return;
    case "hang":
      return;
    case null:
    case "stall":
    case "drip":
    case "truncated":
    case "tampered":
    case "no-cors":
  }
  if (fault === null) return passOn(upstream, request, response);
  const file = await fetchFile(upstream, request);
  // What a browser may keep, it wouldn't ask for again.
  const headers = { ...file.headers, "cache-control": "no-store" };
  switch (fault) {
    case "no-cors":
      delete headers["access-control-allow-origin"];
      response.writeHead(file.status, headers).end(file.body);
      return;
    case "tampered":
      response.writeHead(file.status, without(headers, "content-length", "etag"));
      response.end(Buffer.concat([file.body, Buffer.from(`\nglobalThis.${TAMPERED} = true;\n`)]));
      return;
    case "truncated":
    case "stall":
      response.writeHead(file.status, { ...headers, "content-length": file.body.length });
      response.write(file.body.subarray(0, Math.ceil(file.body.length / 2)), () => {
        if (fault === "truncated") response.destroy();
      });
      return;
    case "drip":
      response.writeHead(file.status, { ...headers, "content-length": file.body.length });
      return drip(file.body, response);
  }
}

/** As it comes, so compressed if the browser accepts that. */
async function passOn(
  upstream: string,
  { method, url = "/", headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = httpRequest(new URL(url, upstream), { method, headers }).end();
  const [answered] = (await once(asked, "response")) as [IncomingMessage];
  response.writeHead(answered.statusCode ?? 502, answered.headers);
  await pipeline(answered, response);
}

interface PassedOn {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

async function fetchFile(upstream: string, { method = "GET", url = "/" }: IncomingMessage): Promise<PassedOn> {
  // Uncompressed, so that other code can be added.
  const answered = await fetch(new URL(url, upstream), { method, headers: { "accept-encoding": "identity" } });
  const body = Buffer.from(await answered.arrayBuffer());
  return {
    status: answered.status,
    headers: without(Object.fromEntries(answered.headers), "connection", "keep-alive", "transfer-encoding"),
    body,
  };
}

function without(headers: OutgoingHttpHeaders, ...names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

async function drip(body: Buffer, response: ServerResponse): Promise<void> {
  const most = Math.ceil((DRIP_BYTES * DRIP_EVERY_MS) / 1_000);
  for (let from = 0; from < body.length; from += most) {
    if (response.destroyed) return;
    response.write(body.subarray(from, from + most));
    await new Promise((resolve) => setTimeout(resolve, DRIP_EVERY_MS));
  }
  response.end();
}
