import { Attachment, type Terms } from "../channel/attachment.ts";
import type { CatchUp } from "../channel/catch-up.ts";
import type { Channel } from "../channel/channel.ts";
import { channelName } from "../channel/channel-name.ts";
import { parseRewind } from "../channel/rewind.ts";
import { allows } from "../auth/capability.ts";
import { Action, MessageAction } from "../protocol/action.ts";
import { type AblyError, Refusal } from "../protocol/error-info.ts";
import { Flag, permittedModes, requestedModes } from "../protocol/flag.ts";
import { channelParams, type IncomingFrame } from "../protocol/frame.ts";
import { CHANNELS_PER_CONNECTION } from "../protocol/limits.ts";
import { count, text } from "../protocol/record.ts";
import type { Connection } from "./connection.ts";

const RECOGNISED = new Set(["delta", "modes", "rewind"]);

/** @throws AblyError 40160 if none of the requested modes is granted */
function terms(connection: Connection, name: string, frame: IncomingFrame): Terms {
  const params = channelParams(frame);
  const asked = requestedModes(count(frame, "flags") ?? 0, params);
  const modes = permittedModes(asked, (operation) => allows(connection.grant.capability, name, operation));
  if (modes === 0) throw Refusal.forbidden(`attach to ${name}`);
  return {
    asked,
    modes,
    params: Object.fromEntries(Object.entries(params).filter(([param]) => RECOGNISED.has(param))),
  };
}

/** Where the attachment starts reading: after the client's serial, before what it rewinds to, or at the head. */
function start(
  channel: Channel,
  serial: string | undefined,
  rewind: string | undefined,
  now: number,
): CatchUp | undefined {
  const until = channel.log.head;
  if (serial !== undefined && serial !== "")
    return channel.log.reaches(serial) ? { kind: "resume", from: serial, until } : undefined;
  const wish = rewind === undefined ? undefined : parseRewind(rewind, now);
  if (wish === undefined) return undefined;
  return {
    kind: "rewind",
    from: channel.log.serialBefore(wish, ({ action }) => action === MessageAction.CREATE),
    until,
  };
}

/**
 * Answers ATTACH: creates an attachment, or changes an existing one's terms.
 * @throws AblyError 40010, 40160, 90010, only for this channel
 */
export function attach(connection: Connection, frame: IncomingFrame): void {
  const name = channelName(frame["channel"]);
  const granted = terms(connection, name, frame);
  const former = connection.attachments.get(name);
  if (
    connection.app.rates !== undefined &&
    former === undefined &&
    connection.attachments.size >= CHANNELS_PER_CONNECTION
  )
    throw Refusal.tooManyChannels(`the limit is ${CHANNELS_PER_CONNECTION}`);
  const channel = connection.app.channels.open(name);
  const serial = text(frame, "channelSerial");
  const first = former === undefined && ((count(frame, "flags") ?? 0) & Flag.ATTACH_RESUME) === 0;
  const catchUp = start(channel, serial, first ? granted.params["rewind"] : undefined, connection.app.now());
  const cursor = catchUp?.from ?? channel.log.head;
  const attachment = new Attachment(channel, connection, granted, cursor, catchUp);
  former?.channel.detach(former);
  channel.attach(attachment);
  connection.attachments.set(name, attachment);
  const lost = serial !== undefined && serial !== "" && catchUp === undefined;
  const flags = (catchUp?.kind === "resume" ? Flag.RESUMED : 0) | (cursor === channel.log.head ? 0 : Flag.HAS_BACKLOG);
  attachment.announce(flags, cursor, lost ? Refusal.continuityLost().info : undefined);
  attachment.readOn();
}

/** Answers DETACH. The connection's members leave. */
export function detach(connection: Connection, frame: IncomingFrame): void {
  const name = channelName(frame["channel"]);
  const attachment = connection.attachments.get(name);
  attachment?.channel.detach(attachment);
  connection.attachments.delete(name);
  connection.leave(name);
  connection.reply({ action: Action.DETACHED, channel: name });
}

/** Answers SYNC: sends who's present again. */
export function sync(connection: Connection, frame: IncomingFrame): void {
  const attachment = connection.attachments.get(channelName(frame["channel"]));
  if (attachment !== undefined) for (const page of attachment.channel.syncFrames()) connection.send(page);
}

/** Sends ERROR for one channel, and ends the attachment to it. */
export function failChannel(connection: Connection, name: string, error: AblyError): void {
  const attachment = connection.attachments.get(name);
  attachment?.channel.detach(attachment);
  connection.attachments.delete(name);
  connection.leave(name);
  connection.reply({ action: Action.ERROR, channel: name, error: error.info });
}

/** Checks every attachment against the connection's current grant: modes are added or removed, and channels no longer granted fail. */
export function remeasure(connection: Connection): void {
  const { capability } = connection.grant;
  for (const [name, attachment] of connection.attachments) {
    const { asked, modes: before, params } = attachment.terms;
    const modes = permittedModes(asked, (operation) => allows(capability, name, operation));
    if (modes === 0) failChannel(connection, name, Refusal.forbidden(`attach to ${name}`));
    else if (modes !== before) attachment.renew({ asked, modes, params });
  }
}
