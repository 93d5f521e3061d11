import { REPLY_FAILURES } from "@atrium/shared-contracts/wire";

/** What a person knows about a message they sent. No other message has the same text. */
export interface SentMessage {
  readonly text: string;
  /** The server confirmed that it has it. */
  readonly acknowledged: boolean;
  /** The whole reply as its page shows it at last; undefined if the message has none. */
  readonly shown?: string | undefined;
}

/** What the database has for one message. */
export interface StoredMessage {
  readonly text: string;
  readonly turn: "queued" | "running" | "done" | "failed" | "cancelled" | null;
  readonly replies: number;
  /** The newest reply's text. */
  readonly reply: string | null;
}

export interface Verdict {
  readonly sent: number;
  readonly answered: number;
  /** Failed in a way that the person sees and can retry. */
  readonly failedVisibly: number;
  /** Acknowledged, but not stored. */
  readonly lost: readonly string[];
  /** Stored or answered more than once. */
  readonly doubled: readonly string[];
  /** Stored, but neither answered nor failed. */
  readonly hung: readonly string[];
  /** Answered with a text, stored or shown, that isn't what the assistant produced, byte for byte. */
  readonly altered: readonly string[];
  /** Never acknowledged, not even once everything was working again. */
  readonly unsent: readonly string[];
}

/** Compares what people were told with what's stored, once everything is quiet. */
export function judge(
  sent: readonly SentMessage[],
  stored: readonly StoredMessage[],
  producedFor: (text: string) => string,
): Verdict {
  const byText = Map.groupBy(stored, ({ text }) => text);
  const found = sent.map((message) => ({ ...message, rows: byText.get(message.text) ?? [] }));
  const those = (is: (each: (typeof found)[number]) => boolean) => found.filter(is).map(({ text }) => text);
  const isAnswered = ({ turn, replies }: StoredMessage) => turn === "done" && replies === 1;
  const isFailed = ({ turn }: StoredMessage) => turn === "failed" || turn === "cancelled";
  return {
    sent: sent.length,
    answered: those(({ rows }) => rows.some(isAnswered)).length,
    failedVisibly: those(({ rows }) => rows.some(isFailed)).length,
    lost: those(({ acknowledged, rows }) => acknowledged && rows.length === 0),
    doubled: those(({ rows }) => rows.length > 1 || rows.some(({ replies }) => replies > 1)),
    hung: those(({ rows }) => rows.some((row) => row.replies <= 1 && !isAnswered(row) && !isFailed(row))),
    altered: those(({ text, shown, rows }) =>
      rows.some((row) => isAnswered(row) && (row.reply !== producedFor(text) || shown !== producedFor(text))),
    ),
    unsent: those(({ acknowledged }) => !acknowledged),
  };
}

/** The share of messages that may fail visibly. More would mean that the product doesn't recover from faults. */
const FAILED_MOST = 0.02;

/** Whether every message was handled correctly, and not too many failed. */
export const isClean = ({ sent, failedVisibly, lost, doubled, hung, altered, unsent }: Verdict): boolean =>
  failedVisibly <= sent * FAILED_MOST && [lost, doubled, hung, altered, unsent].every((texts) => texts.length === 0);

/** The answer to an HTTP call: its status, and an error's code. Both are undefined if there was no answer. */
export interface Answered {
  readonly status?: number;
  readonly code?: string;
}

/** Whether an answer means that something broke inside the server. A 500 with the code of a failed reply only says how a turn ended. */
export const isServerFault = ({ status, code }: Answered): boolean =>
  status === 500 && !REPLY_FAILURES.some((failure) => failure === code);
