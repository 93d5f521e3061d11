import { admit, isTokenRefusal } from "../auth/credential.ts";
import { identify } from "../auth/grant.ts";
import { announcePresence } from "../channel/announce-presence.ts";
import { channelName } from "../channel/channel-name.ts";
import { publish } from "../channel/publish.ts";
import { Action } from "../protocol/action.ts";
import { type AblyError, describe, Refusal } from "../protocol/error-info.ts";
import { Mode } from "../protocol/flag.ts";
import { type IncomingFrame, list } from "../protocol/frame.ts";
import { messageDraft } from "../protocol/message.ts";
import { presenceDraft } from "../protocol/presence-message.ts";
import { count, record, text } from "../protocol/record.ts";
import { attach, detach, failChannel, remeasure, sync } from "./attach.ts";
import type { Connection } from "./connection.ts";
import type { ConnectionHosts } from "./connection-host.ts";

/** Runs a publish once and acknowledges it, or reports why it was refused. */
function acknowledge(connection: Connection, frame: IncomingFrame, items: number, task: () => readonly string[]): void {
  const msgSerial = count(frame, "msgSerial");
  if (msgSerial === undefined) throw Refusal.badRequest("msgSerial is required");
  const outcome = connection.ledger.once(
    msgSerial,
    () => {
      if (connection.app.rates?.inbound.admit(connection.id, items) === false) throw Refusal.connectionRate();
      return task();
    },
    (error) => describe(error, connection.app.report),
  );
  if ("refusal" in outcome) connection.reply({ action: Action.NACK, msgSerial, count: 1, error: outcome.refusal.info });
  else connection.reply({ action: Action.ACK, msgSerial, count: 1, res: [{ serials: outcome.serials }] });
}

/** @throws AblyError 40160 if the connection is attached to the channel without the mode */
function demandMode(connection: Connection, name: string, mode: number): void {
  const attachment = connection.attachments.get(name);
  if (attachment !== undefined && (attachment.terms.modes & mode) === 0)
    throw Refusal.forbidden(`attached to ${name} without the mode`);
}

function receiveMessages(connection: Connection, frame: IncomingFrame): void {
  const items = list(frame, "messages");
  acknowledge(connection, frame, items.length, () => {
    const name = channelName(frame["channel"]);
    demandMode(connection, name, Mode.PUBLISH);
    const { app, grant, identity, id } = connection;
    const sender = { app, grant, identity, connectionId: id };
    return publish(name, items.map(messageDraft), sender, `${id}:${String(frame["msgSerial"])}`).serials;
  });
}

function receivePresence(connection: Connection, frame: IncomingFrame): void {
  const items = list(frame, "presence");
  acknowledge(connection, frame, items.length, () => {
    const name = channelName(frame["channel"]);
    demandMode(connection, name, Mode.PRESENCE);
    const { app, grant, identity, id } = connection;
    const sender = { app, grant, identity, connectionId: id };
    announcePresence(name, items.map(presenceDraft), sender, `${id}:${String(frame["msgSerial"])}`);
    connection.presentOn.add(name);
    return [];
  });
}

/** Takes a new token. A refusal is sent as ERROR; the client either fixes it or fails. */
function receiveAuth(connection: Connection, apps: ConnectionHosts, frame: IncomingFrame): void {
  const token = text(record(frame["auth"], "auth"), "accessToken") ?? "";
  const { app, grant } = admit(apps, { kind: "token", token }, connection.app.now());
  if (app !== connection.app) throw Refusal.incompatible("the token is of another application");
  const before = connection.identity;
  const identity = identify(grant, before === "*" ? undefined : before);
  connection.confirm({ grant, identity });
  remeasure(connection);
}

/** Reports an error: to the channel if the frame was about one, otherwise to the connection, which then ends. */
function refuse(connection: Connection, frame: IncomingFrame, error: AblyError): void {
  const { channel } = frame;
  if (typeof channel === "string" && frame.action !== Action.AUTH) {
    failChannel(connection, channel, error);
    return;
  }
  const action = isTokenRefusal(error) ? Action.DISCONNECTED : Action.ERROR;
  connection.hangUp({ action, error: error.info });
}

function dispatch(connection: Connection, apps: ConnectionHosts, frame: IncomingFrame): void {
  switch (frame.action) {
    case Action.HEARTBEAT:
      return connection.reply({ action: Action.HEARTBEAT, id: text(frame, "id") });
    case Action.ATTACH:
      return attach(connection, frame);
    case Action.DETACH:
      return detach(connection, frame);
    case Action.SYNC:
      return sync(connection, frame);
    case Action.MESSAGE:
      return receiveMessages(connection, frame);
    case Action.PRESENCE:
      return receivePresence(connection, frame);
    case Action.AUTH:
      return receiveAuth(connection, apps, frame);
    case Action.CLOSE: {
      const { transport } = connection;
      connection.end();
      return transport?.close({ action: Action.CLOSED });
    }
    case Action.DISCONNECT:
      return connection.hangUp({ action: Action.DISCONNECTED });
    default:
      throw Refusal.badRequest(`unknown action ${frame.action}`);
  }
}

/** Handles a frame. Errors are reported to the client; nothing is thrown. */
export function receive(connection: Connection, apps: ConnectionHosts, frame: IncomingFrame): void {
  try {
    dispatch(connection, apps, frame);
  } catch (error) {
    refuse(connection, frame, describe(error, connection.app.report));
  }
}
