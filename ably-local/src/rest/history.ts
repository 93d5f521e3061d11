import type { Channel } from "../channel/channel.ts";
import { channelSerialOf } from "../channel/serial.ts";
import { Refusal } from "../protocol/error-info.ts";
import type { Message } from "../protocol/message.ts";
import type { PresenceMessage } from "../protocol/presence-message.ts";
import { type Page, page, whole } from "./page.ts";

/** Something that happened at a position in the log. */
interface Happening<Item> {
  readonly serial: string;
  readonly at: number;
  readonly item: Item;
}

/** One page of history: newest first unless `direction=forwards`, within `start`, `end` (ms) and `from_serial`. */
function historyPage<Item>(happenings: Happening<Item>[], query: URLSearchParams, path: string): Page<Item> {
  const start = whole(query, "start", 0);
  const end = whole(query, "end", Number.MAX_SAFE_INTEGER);
  if (start > end) throw Refusal.badParameter("start must not be after end");
  const direction = query.get("direction") ?? "backwards";
  if (direction !== "forwards" && direction !== "backwards") throw Refusal.badParameter("direction");
  const until = query.get("from_serial") ?? query.get("fromSerial");
  const within = happenings.filter(
    ({ at, serial }) => at >= start && at <= end && (until === null || channelSerialOf(serial) <= until),
  );
  const forwards = direction === "forwards";
  const cut = page(
    forwards ? within : within.reverse(),
    query,
    path,
    ({ serial }) => serial,
    ({ serial }, key) => (forwards ? serial > key : serial < key),
  );
  return { ...cut, items: cut.items.map(({ item }) => item) };
}

/** A page of a channel's messages, each in its newest version. @throws AblyError 40003 */
export function messageHistory(channel: Channel | undefined, query: URLSearchParams): Page<Message> {
  channel?.log.prune();
  const messages = channel?.messages.newest() ?? [];
  const happenings = messages.map((item) => ({ serial: item.serial, at: item.timestamp, item }));
  return historyPage(happenings, query, "messages");
}

/** A page of a channel's presence events. @throws AblyError 40003 */
export function presenceHistory(channel: Channel | undefined, query: URLSearchParams): Page<PresenceMessage> {
  channel?.log.prune();
  const happenings = (channel?.log.entries() ?? []).flatMap((entry) =>
    entry.kind === "presence"
      ? entry.presence.map((item, index) => ({
          serial: `${entry.serial}:${String(index).padStart(4, "0")}`,
          at: entry.at,
          item,
        }))
      : [],
  );
  return historyPage(happenings, query, "history");
}
