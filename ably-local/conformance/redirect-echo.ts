// Loaded into the process that runs Ably's suite: redirects calls to Ably's public helpers to the local echo server.
import http from "node:http";
import https from "node:https";

const port = Number(process.env["ECHO_PORT"]);
const HOSTS = ["echo.ably.io", "internet-up.ably-realtime.com"];
const request = https.request.bind(https) as (...args: unknown[]) => http.ClientRequest;

function redirected(...args: unknown[]): http.ClientRequest {
  const [url, options, done] = args;
  const target = url instanceof URL || typeof url === "string" ? new URL(url) : undefined;
  if (target === undefined || !HOSTS.includes(target.hostname)) return request(...args);
  const local = new URL(`http://127.0.0.1:${port}${target.pathname}${target.search}`);
  const { headers = {}, method = "GET" } = options as https.RequestOptions;
  return http.request(local, { headers, method }, done as (response: http.IncomingMessage) => void);
}

Object.assign(https, { request: redirected });
