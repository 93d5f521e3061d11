/** What a sentence orders about an event that there is. */
export type OrderAct =
  /** To be at another time (`to`). */
  | "move"
  /** To begin later or earlier by some time (`by`). */
  | "later"
  | "earlier"
  /** To take longer or shorter by some time (`by`), or as long as said (`by`). */
  | "longer"
  | "shorter"
  | "length"
  /** To end at another time (`to`). */
  | "until"
  | "rename"
  | "place"
  | "note"
  /** To be reminded of some time before it (`by`). */
  | "remind"
  /** To be reminded some time before it (`by`) instead of when that was. */
  | "remind-instead"
  | "no-reminders"
  | "cancel"
  /** To end a series before a day (`to`). */
  | "end"
  /** To happen again and again (`to`). */
  | "repeat"
  /** To be there once more at another time (`to`), besides. */
  | "again"
  /** To be changed, without saying how. */
  | "change"
  | "undo";

/** An order with its parts as they were said. */
export interface Order {
  readonly act: OrderAct;
  /** Which event; undefined if the sentence names none. */
  readonly event?: string;
  /** A time. */
  readonly to?: string;
  /** An amount of time. */
  readonly by?: string;
  /** A title, a place or a note. */
  readonly text?: string;
  /** It's told rather than ordered, so it may be about something else: it's an order only if there's such an event. */
  readonly isTold?: true;
  /** It takes back what was done, or else cancels what was just listed. */
  readonly isEither?: true;
}

/** One language's sentences that order something, and the words for which event is meant. Strings are sources of regular expressions. */
export interface OrderTable {
  /** Said before or after an order without meaning anything: "please", "hmm", "吧". */
  readonly before: string;
  readonly after: string;
  /** Why something is ordered, said before it: "I'm ill tomorrow". The order is about the day that it names. */
  readonly reason?: string;
  /** A reason that names an event, in `event`, which "it" in the order is then. */
  readonly reasonOf?: string;
  /** What may stand right beside an event to tell why it's ordered, where words have no spaces between them, and how what's after it may begin. */
  readonly why?: { readonly before: string; readonly begins: string; readonly after: string };
  /** A question about an order, which is none. */
  readonly asks?: string;
  /**
   * In the order they're tried. In braces are the parts: `{event}`, `{to}`, `{by}`, `{text}`, and `{when}`, a time that's part of which event is meant
   * but stands elsewhere. `told`: it's an order only if there's such an event. `timeless`: it's none if its text says a time. `either`: it undoes, or cancels what was just
   * listed.
   */
  readonly sentences: readonly (readonly [
    act: OrderAct,
    says: string,
    kind?: "told" | "timeless" | "either" | undefined,
  ])[];
  readonly it: string;
  readonly both: string;
  readonly all: string;
  /** The first, second, … and the last one, in this order; the last of the list is "the last one". */
  readonly nth: readonly string[];
  /** Of a series: this occurrence alone, or all of them. */
  readonly one: string;
  readonly whole: string;
  /** Words of a reference that no title is searched by. */
  readonly filler: string;
  /** Between days that are all meant. */
  readonly and?: string;
  /** Fillers that are kinds of events, in the singular: if nothing else is said, titles are searched by them after all. */
  readonly kinds?: string;
  /** The kind of event at the end of a reference, which its title may lack: 评审会 is also 项目评审. */
  readonly kindOf?: string;
  /** The same before what's named: "lớp yoga". */
  readonly kindBefore?: string;
  /** A reference in the plural that means every event that fits. Those that are no words of a title are in `filler`, too. */
  readonly plural: string;
  /** The time that was asked about before: "put lunch there". */
  readonly there?: string;
  /** The day that was asked about before: "add lunch that day". */
  readonly thatDay?: string;
  /** How a text begins that goes on from what was just written, so that it's on the same day: "also", "after that". */
  readonly besides?: string;
  /** What's said before a day and a time, and an order for something that isn't named, where those take the place of `thatDay`. */
  readonly written?: { readonly on: string; readonly at: string; readonly something: string };
  /** What somebody asks to be free for, as `purpose`, at the end of the question. */
  readonly askedFor?: string;
  /** Said for yes and for no. */
  readonly unclear: string;
  /** What may stand around a time or a title that answers a question: "ok", "then", "make it". */
  readonly around: string;
  /** Amounts of time that times don't read: how many minutes they are, or with a `(?<n>…)`, how many one of them is. */
  readonly amounts: readonly (readonly [string, number])[];
  /** Whether words have spaces between them. */
  readonly spaced: boolean;
}
