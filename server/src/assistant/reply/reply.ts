import type { MessageCard, ReplyFailureCode } from "@atrium/shared-contracts/wire";

export const GRAPH_NODES = ["router", "calendar", "weather", "general"] as const;
export type GraphNode = (typeof GRAPH_NODES)[number];

/** Who the reply is for, as far as the assistant may know it. */
export interface Person {
  readonly name: string;
  readonly location: string | null;
  /** IANA time zone. */
  readonly timezone: string;
  readonly language: string;
  /** Traits that the user wishes of the assistant. */
  readonly personality: readonly string[];
  readonly personalInfo: string | null;
  readonly role: string | null;
}

export interface ReplyRequest {
  readonly turnId: string;
  readonly userId: string;
  readonly text: string;
  /** Files the user sent with the message; their contents are not read. */
  readonly attachments: readonly { readonly name: string; readonly type: string }[];
  /** When the user sent the message: "tomorrow" is counted from here, in every attempt. */
  readonly sentAt: Date;
  /** Earlier messages of the conversation, oldest first. */
  readonly history: readonly { readonly role: "user" | "assistant"; readonly text: string }[];
  readonly person: Person;
  readonly settings: { readonly model: string; readonly temperature: number; readonly maxTokens: number };
  /** Characters an earlier attempt had already shown: up to here nothing is paced. */
  readonly shownCharacters: number;
  /**
   * The result of `compute`, computed once in the life of the turn: a later attempt gets the first one's value. What
   * decides a write (which event, to what time) goes through here before it is written.
   */
  remember<T>(key: string, compute: () => Promise<T>): Promise<T>;
}

/** Why a reply that an assistant makes is not whole. */
export type ReplyFailure = Exclude<ReplyFailureCode, "assistant_failed" | "turn_lost">;

/** One thing that happens while a reply is made. A reply without a `failed` event is complete. */
export type ReplyEvent =
  | {
      readonly type: "progress";
      readonly node: GraphNode;
      readonly status: "started" | "completed";
      readonly content: string;
    }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "card"; readonly card: MessageCard }
  | { readonly type: "failed"; readonly failure: ReplyFailure };

/** Makes replies. Ends early, without an error, when `signal` aborts. */
export interface Assistant {
  reply(request: ReplyRequest, signal: AbortSignal): AsyncIterable<ReplyEvent>;
}
