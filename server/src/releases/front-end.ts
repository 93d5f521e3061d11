import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { accepts, IMMUTABLE_HEADERS, releasedFiles } from "@atrium/federation-kit/releases";
import { sharedToken } from "@atrium/shared-contracts/spec";
import { LABELS_FILE } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { ApiError } from "../errors/api-error.ts";
import { loggedFailure } from "../http/error-handler.ts";
import { DATA_POLICY } from "../http/security-headers.ts";
import { configuredOrigins, contentSecurityPolicy } from "./content-security-policy.ts";
import type { CurrentReleases } from "./current-releases.ts";
import { labelsFile } from "./labels.ts";
import { pageHeaders } from "./page-headers.ts";
import { pageOrigin } from "./page-origin.ts";
import { pageStatus } from "./page-status.ts";
import { createPages } from "./pages.ts";
import { createReleaseOrigins } from "./release-origins.ts";
import { RETIRING_WORKER, WORKER_FILE, WORKER_HEADERS, hasWorker } from "./service-worker.ts";
import { newCohort, visitorCohort } from "./visitor-cohort.ts";
import { UNLISTED_HEADERS } from "../http/unlisted.ts";
import { LANGUAGE_HEADERS, visitorLanguage } from "../http/visitor-language.ts";

export interface FrontEndDeps {
  /** The releases directory. */
  readonly directory: string;
  readonly releases: CurrentReleases;
  /** Whether there's a shared link with this token. `address` is who asks. @throws ApiError `too_many_requests` */
  readonly isShared: (token: string, address: string) => Promise<boolean>;
  readonly config: Pick<Config, "publicUrl" | "google" | "analyticsId" | "sentryDsn" | "realtime" | "offline">;
  /** Whether to serve source maps; default false. */
  readonly sourceMaps?: boolean;
}

const NOTHING_RELEASED = `Nothing is released yet. Run this where Atrium's sources are:

    npm run kit -- publish shell
    npm run kit -- promote shell <version>
`;

const NONCE_BYTES = 18;

/** Serves released files under /releases, the shell's own files at the root, and the page for every other path. */
export function frontEnd(deps: FrontEndDeps): FastifyPluginAsync {
  const files = releasedFiles(deps.directory, deps.sourceMaps === true ? { sourceMaps: true } : {});
  const headers = pageHeaders(deps.config.publicUrl);
  const configured = configuredOrigins(deps.config);
  const pages = createPages(deps.config);
  const originsOf = createReleaseOrigins(deps.config.publicUrl);

  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    file: { app: string; version: string; name: string },
    cache: Readonly<Record<string, string>>,
  ): Promise<FastifyReply> {
    const found = await files.find(file.app, file.version, file.name, request.headers["accept-encoding"]);
    if (!found) throw new ApiError("not_found");
    return reply.headers({ ...cache, ...found.headers }).send(createReadStream(found.path));
  }

  async function sendLabels(
    request: FastifyRequest,
    reply: FastifyReply,
    { app, version }: { app: string; version: string },
  ): Promise<FastifyReply> {
    const labels = await labelsFile(deps.directory, app, version);
    if (labels === undefined) throw new ApiError("not_found");
    const { body, encoding } = await compressed(labels, request.headers["accept-encoding"]);
    return reply
      .headers({
        ...IMMUTABLE_HEADERS,
        "content-type": "application/json; charset=utf-8",
        "x-content-type-options": "nosniff",
        vary: "accept-encoding",
        ...(encoding === undefined ? {} : { "content-encoding": encoding }),
      })
      .send(body);
  }

  /** Why the page of a link can't show what's shared. It's sent anyway, and says so. */
  async function refusalOf(token: string, request: FastifyRequest): Promise<ApiError | undefined> {
    try {
      return (await deps.isShared(token, request.ip)) ? undefined : new ApiError("share_not_found");
    } catch (error) {
      return loggedFailure(error, request);
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const registry = await deps.releases.read();
    if (!registry)
      return reply
        .code(503)
        .headers({ ...headers, ...DATA_POLICY, "content-type": "text/plain" })
        .send(NOTHING_RELEASED);
    const known = visitorCohort(request.headers);
    const joining = registry.hasRollout && known === undefined ? newCohort(deps.config.publicUrl) : undefined;
    if (joining) void reply.header("set-cookie", joining.cookie);
    const releases = registry.for(known ?? joining?.cohort);
    const nonce = randomBytes(NONCE_BYTES).toString("base64");
    const language = visitorLanguage(request.headers);
    const token = sharedToken(path);
    const unlisted = token !== undefined;
    const refusal = unlisted ? await refusalOf(token, request) : undefined;
    const html = pages(releases, pageOrigin(deps.config.publicUrl, request))({ path, nonce, language, unlisted });
    const features = originsOf(releases, (problem) => request.log.warn({ problem }, "A release can't be loaded"));
    const { body, encoding } = await compressed(html, request.headers["accept-encoding"]);
    return reply
      .code(refusal?.status ?? pageStatus(releases, path))
      .headers({
        ...headers,
        ...refusal?.headers,
        ...(unlisted ? UNLISTED_HEADERS : {}),
        vary: ["accept-encoding", ...LANGUAGE_HEADERS].join(", "),
        "content-security-policy": contentSecurityPolicy(
          nonce,
          { ...configured, features },
          releases.page.trustedTypes,
        ),
        ...(encoding === undefined ? {} : { "content-encoding": encoding }),
      })
      .send(body);
  }

  return async (app) => {
    app.get<{ Params: { app: string; version: string; "*": string } }>(
      "/releases/:app/:version/*",
      { schema: { hide: true } },
      (request, reply) => {
        const { app: id, version, "*": name } = request.params;
        if (name === LABELS_FILE) return sendLabels(request, reply, { app: id, version });
        return sendFile(request, reply, { app: id, version, name }, IMMUTABLE_HEADERS);
      },
    );

    app.get<{ Params: { "*": string } }>("/*", { schema: { hide: true } }, async (request, reply) => {
      const path = `/${request.params["*"]}`;
      if (isFileLike(path) && sharedToken(path) === undefined) {
        const releases = (await deps.releases.read())?.for(visitorCohort(request.headers));
        if (!releases) throw new ApiError("not_found");
        const name = path.slice(1);
        if (name === WORKER_FILE && !hasWorker(releases, deps.config)) return sendRetiringWorker(reply);
        const file = { app: "shell", version: releases.shell.version, name };
        return sendFile(request, reply, file, name === WORKER_FILE ? WORKER_FILE_HEADERS : ROOT_FILE_HEADERS);
      }
      if (!wantsPage(request)) throw new ApiError("not_found");
      return sendPage(request, reply, withoutEnd(path));
    });
  };
}

/** Files at the root keep their address across releases, so browsers must revalidate them each time. */
const ROOT_FILE_HEADERS = { "cache-control": "no-cache", "cross-origin-resource-policy": "same-origin" };

const WORKER_FILE_HEADERS = { ...ROOT_FILE_HEADERS, ...WORKER_HEADERS };

const sendRetiringWorker = (reply: FastifyReply): FastifyReply =>
  reply
    .headers({
      ...WORKER_FILE_HEADERS,
      "content-type": "text/javascript; charset=utf-8",
    })
    .send(RETIRING_WORKER);

/** A trailing slash leads to the same page. */
const withoutEnd = (path: string): string => path.replace(/\/+$/, "") || "/";

/** Paths that are never a page: the front end's routes have no dot in their last segment, and these roots belong to others. */
const isFileLike = (path: string): boolean => path.slice(path.lastIndexOf("/")).includes(".");

/** Whether this is a browser navigation or a simple client, and not a request for a missing script, style or image. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  if (/^\/releases(\/|\?|$)/.test(url)) return false;
  const destination = headers["sec-fetch-dest"];
  if (typeof destination === "string" && !["document", "empty"].includes(destination)) return false;
  const { accept } = headers;
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Pages are compressed on every visit because of the nonce, so speed matters more than size. */
const BROTLI_QUALITY = 5;

async function compressed(text: string, accepted: string | undefined): Promise<{ body: Buffer; encoding?: string }> {
  if (accepts(accepted, "br")) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return { body: await brotli(text, { params }), encoding: "br" };
  }
  if (accepts(accepted, "gzip")) return { body: await zip(text), encoding: "gzip" };
  return { body: Buffer.from(text) };
}
