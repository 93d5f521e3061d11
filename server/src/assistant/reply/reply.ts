import type {
  MessageCard,
  ReplyChoice,
  ReplyFailureCode,
  ReplyStep,
  SuggestedAct,
} from "@atrium/shared-contracts/wire";

export const GRAPH_NODES = ["router", "calendar", "weather", "general"] as const;
export type GraphNode = (typeof GRAPH_NODES)[number];

/** What the assistant may know about the person it replies to. */
export interface Person {
  readonly name: string;
  readonly location: string | null;
  /** IANA time zone. */
  readonly timezone: string;
  readonly language: string;
  /** Traits the user wants the assistant to have. */
  readonly personality: readonly string[];
  readonly personalInfo: string | null;
  readonly role: string | null;
}

/** What the assistant remembers for the next turn of the branch. */
export const DIALOGUE = "dialogue";
/** Where a turn remembers a summary of the messages above it. */
export const SUMMARY = "summary";
/** Where a turn remembers from its beginning the act of its message. */
export const ACT = "act";

/** Where a turn that runs again remembers what its earlier runs have remembered: an `EarlierRuns`. */
export const EARLIER_RUNS = "earlier-runs";

export interface EarlierRuns {
  /** Of runs that have written the same reply. */
  readonly same: Readonly<Record<string, unknown>>;
  /** Of runs that have written the replies beside it. */
  readonly beside: Readonly<Record<string, unknown>>;
}

/** What a message chose of the choices of an earlier reply. */
export interface ChosenAct {
  readonly choice: ReplyChoice;
  /** The turn of that reply. */
  readonly turn: string;
  /** Which of its proposals is meant, from 0; all that are open if it's undefined. */
  readonly item?: number | undefined;
  /** The dialogue after that reply. */
  readonly dialogue: unknown;
}

/** What was said in the messages of a branch, from the first through the one with the id `upTo`. */
export interface Summary {
  readonly text: string;
  readonly upTo: string;
}

/** A file that a message has. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

export interface ReplyRequest {
  readonly turnId: string;
  readonly userId: string;
  readonly text: string;
  /** Whether what's to be done is in words that are certainly the user's own: not of a message, or with instructions, that came with an imported or shared conversation. */
  readonly isOwn: boolean;
  /** Files the user sent with the message. */
  readonly attachments: readonly AttachedFile[];
  /** When the user sent the message: "tomorrow" is relative to this, in every attempt. */
  readonly sentAt: Date;
  /** Earlier messages of the conversation, oldest first: more than a model may take. */
  readonly history: readonly {
    /** The message's id, if it's stored. */
    readonly id?: string;
    readonly role: "user" | "assistant";
    readonly text: string;
    readonly attachments?: readonly AttachedFile[];
  }[];
  /** What `remember` has under SUMMARY in the closest turn above this one in its branch; null if none has it. */
  readonly summary: Summary | null;
  /** What `remember` has under DIALOGUE in the turn above this one in its branch; null if it has nothing. */
  readonly dialogue: unknown;
  /** The ids of events that were added elsewhere: by replies to other versions of the message, one that was edited, or by other replies to it. */
  readonly addedElsewhere: readonly string[];
  /** Null if the message chose nothing. */
  readonly act: ChosenAct | null;
  /** What the suggestion of the interface asks for that the message says; null if it's not one. */
  readonly suggested: SuggestedAct | null;
  readonly person: Person;
  /** Whether memories may be read and written. Not if the person has turned memory off, nor in a temporary conversation. */
  readonly memory: "on" | "off" | "temporary";
  readonly settings: { readonly model: string; readonly temperature: number; readonly maxTokens: number };
  /** What the user wants of the assistant in this conversation. */
  readonly instructions: string | null;
  /** The beginning of the reply, written earlier: the reply goes on from where this ends. Null for a reply from its beginning. */
  readonly continues: string | null;
  /** Characters that an earlier attempt already showed, after `continues`; these come without pauses. */
  readonly shownCharacters: number;
  /**
   * The result of `compute`, which runs once however often a reply is attempted: later attempts get the first attempt's value. Decisions behind a
   * write (which event, what time) go through here before anything is written. Of DIALOGUE, the last value counts.
   */
  remember<T>(key: string, compute: () => Promise<T>): Promise<T>;
  /** What earlier attempts have remembered, by its keys. */
  readonly earlier: Readonly<Record<string, unknown>>;
}

/** Why an assistant's reply is incomplete. */
export type ReplyFailure = Exclude<ReplyFailureCode, "assistant_failed" | "turn_lost">;

/** An aborted signal with one of these reasons ends an attempt, but not the turn: another attempt follows. */
export const INTERRUPTIONS = ["lost", "shutdown"] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

/** Something that happens while a reply is generated. A reply without a `failed` event is complete. */
export type ReplyEvent =
  | {
      readonly type: "progress";
      readonly node: GraphNode;
      readonly status: "started" | "completed";
      readonly content: string;
    }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "card"; readonly card: MessageCard }
  /** A step that has begun, or is done. */
  | { readonly type: "step"; readonly step: ReplyStep; readonly isDone: boolean }
  /** A piece of what the model thinks before it writes. */
  | { readonly type: "reasoning"; readonly text: string }
  | { readonly type: "failed"; readonly failure: ReplyFailure };

/** The beginning of a conversation that gets a title. */
export interface TitleRequest extends Pick<ReplyRequest, "userId" | "text" | "sentAt" | "person" | "settings"> {
  readonly conversationId: string;
  /** The reply to `text`. */
  readonly reply: string;
}

export interface Assistant {
  /** Generates a reply. Ends early, without an error, when `signal` aborts. */
  reply(request: ReplyRequest, signal: AbortSignal): AsyncIterable<ReplyEvent>;
  /**
   * The cards of what earlier attempts of a turn have done, for a reply that isn't written anymore. The dialogue after it knows how to take that back.
   */
  recall(request: ReplyRequest): Promise<MessageCard[]>;
  /**
   * A title for a conversation, in its language. It may be anything, and has to be cleaned. Null when the assistant knows no better one than
   * how the conversation begins.
   * @throws when it can't be written, or `signal` aborts
   */
  title(request: TitleRequest, signal: AbortSignal): Promise<string | null>;
}
