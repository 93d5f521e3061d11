import { randomBytes } from "node:crypto";
import { App } from "../app/app.ts";
import { canonical } from "../auth/capability.ts";
import type { KeyOptions } from "../auth/key.ts";
import { announcePresence } from "../channel/announce-presence.ts";
import { keyGrant } from "../auth/grant.ts";
import { PresenceAction } from "../protocol/action.ts";
import { list } from "../protocol/frame.ts";
import { presenceDraft } from "../protocol/presence-message.ts";
import { count, isRecord, record, text, type WireRecord } from "../protocol/record.ts";
import type { RestAnswer } from "./rest-answer.ts";
import type { RestRequest } from "./rest-request.ts";
import type { RestContext } from "./rest-context.ts";

const random = (bytes: number) => randomBytes(bytes).toString("hex");

function keyOptions(appId: string, value: unknown): KeyOptions {
  const spec = record(value, "a key");
  const capability = text(spec, "capability");
  return {
    name: `${appId}.${random(3)}`,
    secret: random(16),
    revocableTokens: spec["revocableTokens"] === true,
    ...(capability === undefined ? {} : { capability }),
  };
}

function populate(app: App, channel: WireRecord): void {
  const key = [...app.keys.values()][0];
  const members = list(channel, "presence").map((member) => ({
    ...presenceDraft({ action: PresenceAction.ENTER, ...record(member, "a member") }),
    action: PresenceAction.ENTER,
  }));
  if (key === undefined || members.length === 0) return;
  const sender = { app, grant: keyGrant(key), identity: "*", connectionId: "fixtures" };
  announcePresence(text(channel, "name") ?? "", members, sender, "fixtures:0");
}

function createApp(request: RestRequest, { apps, now, report }: RestContext): RestAnswer {
  const spec = record(request.body, "an application");
  const namespaces = list(spec, "namespaces").map((item) => record(item, "a namespace"));
  const limits = isRecord(spec["limits"]) ? spec["limits"] : {};
  const presenceLimits = isRecord(limits["presence"]) ? limits["presence"] : {};
  const id = random(4);
  const app = new App({
    id,
    keys: list(spec, "keys").map((key) => keyOptions(id, key)),
    now,
    report,
    limits: false,
    mutableNamespaces: namespaces
      .filter((item) => item["mutableMessages"] === true)
      .flatMap((item) => text(item, "id") ?? []),
    presenceMembers: count(presenceLimits, "maxMembers"),
  });
  apps.set(id, app);
  for (const channel of list(spec, "channels")) populate(app, record(channel, "a channel"));
  const { hostname, port } = new URL(`http://${request.host}`);
  const keys = [...app.keys.values()].map(({ name, secret, capability, revocableTokens }) => ({
    id: name.split(".")[1],
    keyName: name,
    keySecret: secret,
    keyStr: `${name}:${secret}`,
    capability: canonical(capability),
    revocableTokens,
  }));
  const address = { endpoint: hostname, port: Number(port || 80), tls: false };
  return { status: 201, body: { accountId: "local", appId: id, id, keys, namespaces, ...address } };
}

function deleteApp({ apps }: RestContext, id: string): RestAnswer {
  for (const connection of apps.get(id)?.connections.all() ?? []) connection.end();
  apps.delete(id);
  return { status: 204 };
}

/** The test-only routes that Ably's own test suite uses to create and remove its applications. */
export function sandboxRoute(request: RestRequest, context: RestContext): RestAnswer | undefined {
  const [first, id] = request.path;
  if (request.method === "POST" && first === "apps" && id === undefined) return createApp(request, context);
  if (request.method === "DELETE" && first === "apps" && id !== undefined) return deleteApp(context, id);
  return request.method === "POST" && first === "stats" ? { status: 201, body: {} } : undefined;
}
