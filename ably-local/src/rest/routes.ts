import { Refusal } from "../protocol/error-info.ts";
import { sandboxRoute } from "./sandbox-route.ts";
import { postBatch } from "./batch-publish-route.ts";
import { getChannelStatus } from "./channel-status-route.ts";
import { getMessage, getMessages, getVersions, patchMessage, postMessages } from "./messages-routes.ts";
import { getBatchPresence, getPresence, getPresenceHistory } from "./presence-routes.ts";
import type { RestAnswer } from "./rest-answer.ts";
import { caller } from "./rest-caller.ts";
import type { RestContext } from "./rest-context.ts";
import type { RestRequest } from "./rest-request.ts";
import { requestToken, revokeTokens } from "./token-routes.ts";

/** Routes under `/channels/{channel}`; undefined if none matches. */
function channelRoute(request: RestRequest, { apps, now }: RestContext): RestAnswer | undefined {
  const [, channel, ...below] = request.path;
  if (channel === undefined) return undefined;
  const who = () => caller(apps, request, now);
  const [, serial = ""] = below;
  switch (
    `${request.method} ${below.map((part, index) => (index === 1 && below[0] === "messages" ? "*" : part)).join("/")}`
  ) {
    case "GET ":
      return getChannelStatus(who(), channel);
    case "POST messages":
      return postMessages(request, who(), channel);
    case "GET messages":
      return getMessages(request, who(), channel);
    case "GET messages/*":
      return getMessage(request, who(), channel, serial);
    case "PATCH messages/*":
      return patchMessage(request, who(), channel, serial);
    case "GET messages/*/versions":
      return getVersions(request, who(), channel, serial);
    case "GET presence":
      return getPresence(request, who(), channel);
    case "GET presence/history":
      return getPresenceHistory(request, who(), channel);
    default:
      return undefined;
  }
}

function keyRoute(request: RestRequest, { apps, now }: RestContext): RestAnswer | undefined {
  const [, keyName = "", task] = request.path;
  if (request.method !== "POST" || request.path.length !== 3) return undefined;
  if (task === "requestToken") return requestToken(apps, request, keyName, now);
  return task === "revokeTokens" ? revokeTokens(apps, request, keyName, now) : undefined;
}

function plainRoute(request: RestRequest, { apps, now }: RestContext): RestAnswer | undefined {
  const who = () => caller(apps, request, now);
  switch (`${request.method} ${request.path.join("/")}`) {
    case "GET time":
      return { status: 200, body: [now()] };
    case "POST messages":
      return postBatch(request, who());
    case "GET presence":
      return getBatchPresence(request, who());
    case "GET stats":
      who();
      return { status: 200, body: [] };
    default:
      return undefined;
  }
}

/** Answers a request. @throws AblyError for every refusal */
export function route(request: RestRequest, context: RestContext): RestAnswer {
  const [first] = request.path;
  const answer =
    (context.sandbox ? sandboxRoute(request, context) : undefined) ??
    (first === "channels" ? channelRoute(request, context) : undefined) ??
    (first === "keys" ? keyRoute(request, context) : undefined) ??
    plainRoute(request, context);
  if (answer === undefined) throw Refusal.notFound("no such resource");
  return answer;
}
