import { channelName } from "../channel/channel-name.ts";
import { describe } from "../protocol/error-info.ts";
import { wireMessage } from "../protocol/message.ts";
import type { PresenceMessage } from "../protocol/presence-message.ts";
import { presenceHistory } from "./history.ts";
import { page } from "./page.ts";
import type { RestAnswer } from "./rest-answer.ts";
import { type Caller, permit } from "./rest-caller.ts";
import type { RestRequest } from "./rest-request.ts";

const keyOf = ({ clientId, connectionId }: PresenceMessage) => `${clientId} ${connectionId}`;

/** `GET /channels/{channel}/presence` */
export function getPresence(request: RestRequest, caller: Caller, channel: string): RestAnswer {
  const app = permit(caller, channelName(channel), "presence");
  const { query, format } = request;
  const clientId = query.get("clientId");
  const connectionId = query.get("connectionId");
  const members = (app.channels.find(channel)?.presence.members() ?? [])
    .filter((member) => clientId === null || member.clientId === clientId)
    .filter((member) => connectionId === null || member.connectionId === connectionId)
    .sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
  const { items, link } = page(members, query, "presence", keyOf, (member, key) => keyOf(member) > key);
  return { status: 200, body: items.map((item) => wireMessage(item, format)), link };
}

/** `GET /channels/{channel}/presence/history` */
export function getPresenceHistory(request: RestRequest, caller: Caller, channel: string): RestAnswer {
  const app = permit(caller, channelName(channel), "history");
  const { items, link } = presenceHistory(app.channels.find(channel), request.query);
  return { status: 200, body: items.map((item) => wireMessage(item, request.format)), link };
}

/** `GET /presence?channels=a,b`: who's present on several channels. */
export function getBatchPresence(request: RestRequest, caller: Caller): RestAnswer {
  const names = (request.query.get("channels") ?? "").split(",").filter((name) => name !== "");
  const results = names.map((channel) => {
    try {
      const app = permit(caller, channelName(channel), "presence");
      const members = app.channels.find(channel)?.presence.members() ?? [];
      return { channel, presence: members.map((member) => wireMessage(member, request.format)) };
    } catch (error) {
      return { channel, error: describe(error, caller.app.report).info };
    }
  });
  const failureCount = results.filter((result) => "error" in result).length;
  return { status: 200, body: { successCount: results.length - failureCount, failureCount, results } };
}
