import { describe, Refusal } from "../protocol/error-info.ts";
import { messageDraft } from "../protocol/message.ts";
import { record } from "../protocol/record.ts";
import { publishByRest } from "./messages-routes.ts";
import type { RestAnswer } from "./rest-answer.ts";
import type { Caller } from "./rest-caller.ts";
import type { RestRequest } from "./rest-request.ts";

const MAX_CHANNELS = 100;

const several = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]);

/** Publishes a spec's messages on each of its channels. @throws AblyError 40000 if it's malformed */
function publishSpec(caller: Caller, value: unknown) {
  const spec = record(value, "a batch");
  const channels = several(spec["channels"]);
  if (channels.length > MAX_CHANNELS) throw Refusal.badRequest(`a batch has at most ${MAX_CHANNELS} channels`);
  const drafts = several(spec["messages"]).map(messageDraft);
  return channels.map((channel) => {
    if (typeof channel !== "string") throw Refusal.badRequest("channels must be strings");
    try {
      const { id, serials } = publishByRest(caller, channel, drafts);
      return { channel, messageId: id, serials };
    } catch (error) {
      return { channel, error: describe(error, caller.app.report).info };
    }
  });
}

/** `POST /messages`: one spec `{channels, messages}`, or several. */
export function postBatch(request: RestRequest, caller: Caller): RestAnswer {
  const batches = several(request.body).map((spec) => publishSpec(caller, spec));
  if (request.version < 3) return { status: 201, body: batches.flat() };
  const body = batches.map((results) => {
    const failureCount = results.filter((result) => "error" in result).length;
    return { successCount: results.length - failureCount, failureCount, results };
  });
  return { status: 201, body: Array.isArray(request.body) ? body : body[0] };
}
