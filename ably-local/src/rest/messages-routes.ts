import { channelName } from "../channel/channel-name.ts";
import { publish } from "../channel/publish.ts";
import { MessageAction } from "../protocol/action.ts";
import { Refusal } from "../protocol/error-info.ts";
import { messageDraft, type MessageDraft, wireMessage } from "../protocol/message.ts";
import { record } from "../protocol/record.ts";
import { messageHistory } from "./history.ts";
import { page } from "./page.ts";
import type { RestAnswer } from "./rest-answer.ts";
import { type Caller, permit } from "./rest-caller.ts";
import type { RestRequest } from "./rest-request.ts";

/** Messages published with a connection's key count as published on that connection. @throws AblyError 40006 */
function connectionOf(
  caller: Caller,
  drafts: readonly MessageDraft[],
): { id: string; identity: string | undefined } | undefined {
  const key = drafts.find(({ connectionKey }) => connectionKey !== undefined)?.connectionKey;
  if (key === undefined) return undefined;
  const connection = caller.app.connections.withKey(key);
  if (connection === undefined) throw Refusal.badConnectionKey();
  return connection;
}

/** Publishes over REST. If it's on behalf of a connection, the client id is that connection's. */
export function publishByRest(caller: Caller, name: string, drafts: readonly MessageDraft[]) {
  const connection = connectionOf(caller, drafts);
  const identity = connection?.identity ?? caller.identity;
  const sender = { ...caller, identity, connectionId: connection?.id };
  return publish(channelName(name), drafts, sender);
}

/** `POST /channels/{channel}/messages` */
export function postMessages(request: RestRequest, caller: Caller, channel: string): RestAnswer {
  const items: unknown[] = Array.isArray(request.body) ? request.body : [request.body];
  const { id, serials } = publishByRest(caller, channel, items.map(messageDraft));
  return { status: 201, body: { channel, messageId: id, serials } };
}

/** `GET /channels/{channel}/messages` */
export function getMessages(request: RestRequest, caller: Caller, channel: string): RestAnswer {
  const app = permit(caller, channelName(channel), "history");
  const { items, link } = messageHistory(app.channels.find(channel), request.query);
  return { status: 200, body: items.map((item) => wireMessage(item, request.format)), link };
}

/** `GET /channels/{channel}/messages/{serial}` */
export function getMessage(request: RestRequest, caller: Caller, channel: string, serial: string): RestAnswer {
  const app = permit(caller, channelName(channel), "history");
  const message = app.channels.find(channel)?.messages.get(serial);
  if (message === undefined) throw Refusal.notFound("no such message");
  return { status: 200, body: wireMessage(message, request.format) };
}

/** `GET /channels/{channel}/messages/{serial}/versions` */
export function getVersions(request: RestRequest, caller: Caller, channel: string, serial: string): RestAnswer {
  const app = permit(caller, channelName(channel), "history");
  const versions = app.channels.find(channel)?.messages.versions(serial) ?? [];
  if (versions.length === 0) throw Refusal.notFound("no such message");
  const { items, link } = page(
    versions,
    request.query,
    "versions",
    (message) => message.version?.serial ?? message.serial,
    (message, key) => (message.version?.serial ?? message.serial) > key,
  );
  return { status: 200, body: items.map((item) => wireMessage(item, request.format)), link };
}

/** `PATCH /channels/{channel}/messages/{serial}` */
export function patchMessage(request: RestRequest, caller: Caller, channel: string, serial: string): RestAnswer {
  const body = record(request.body, "a message");
  const draft = { ...messageDraft(body), serial, action: editAction(body["action"]) };
  const { serials } = publishByRest(caller, channel, [draft]);
  return { status: 200, body: { versionSerial: serials[0] } };
}

function editAction(value: unknown): number {
  const edits: unknown[] = [MessageAction.UPDATE, MessageAction.DELETE, MessageAction.APPEND];
  if (typeof value !== "number" || !edits.includes(value)) throw Refusal.badRequest("the action must be an edit");
  return value;
}
