import { estimateTokens, MAX_CHARACTERS_PER_TOKEN } from "../../text/estimate-tokens.ts";
import { LEFT_OUT, startAndEnd } from "../../text/start-and-end.ts";

/** Most messages of a conversation that a model gets. */
export const CONTEXT_MESSAGES = 100;
/** The part of the budget that the history has even if the rest takes all of it. */
const HISTORY_SHARE = 1 / 8;
/** A message that would have to be cut to less than this is left out. */
const SHORTENED_MIN_TOKENS = 50;
/** What stands around each message. */
const MESSAGE_TOKENS = 4;

export interface Budget {
  /** Of the whole context. */
  readonly tokens: number;
  /** What everything but the history takes of it: instructions, tools, files, the message itself. */
  readonly reserved: number;
  readonly messages?: number;
}

interface Said {
  readonly text: string;
}

export interface FittedHistory<Message extends Said> {
  /** The newest messages, oldest first. The text of a long one may be cut to its start and end. */
  readonly kept: readonly Message[];
  /** What there's no room for, oldest first. It all comes before what's kept. */
  readonly fallen: readonly Message[];
}

/** What the history may take of a budget. */
export const historyRoom = ({ tokens, reserved }: Budget): number =>
  Math.floor(Math.max(tokens - reserved, tokens * HISTORY_SHARE));

/**
 * The text, or its start and end, at most `tokens` by the estimate; null if that's too short to be useful.
 * @param end the share that the end has
 */
export function shortenedTo(text: string, tokens: number, end?: number): string | null {
  // A reply that goes on may be very long.
  let cut = startAndEnd(text, Math.max(tokens, SHORTENED_MIN_TOKENS) * MAX_CHARACTERS_PER_TOKEN, end);
  let estimate = estimateTokens(cut);
  if (cut === text && estimate <= tokens) return text;
  if (tokens < SHORTENED_MIN_TOKENS) return null;
  let { length } = cut;
  while (estimate > tokens && length > LEFT_OUT.length) {
    // Parts of a text may have more tokens for their length than all of it.
    length = Math.floor((length * tokens) / estimate);
    cut = startAndEnd(text, length, end);
    estimate = estimateTokens(cut);
  }
  return cut;
}

/** The part of a history, given oldest first, that fits: as many of its newest messages as there's room for. */
export function fitHistory<Message extends Said>(history: readonly Message[], budget: Budget): FittedHistory<Message> {
  const { messages = CONTEXT_MESSAGES } = budget;
  const kept: Message[] = [];
  let room = historyRoom(budget);
  for (const said of history.toReversed()) {
    // No message takes more than half of the remaining room, so a long one doesn't crowd out the others.
    const text = kept.length < messages ? shortenedTo(said.text, Math.floor(room / 2)) : null;
    if (text === null) break;
    room -= estimateTokens(text) + MESSAGE_TOKENS;
    kept.unshift(text === said.text ? said : { ...said, text });
  }
  return { kept, fallen: history.slice(0, history.length - kept.length) };
}
