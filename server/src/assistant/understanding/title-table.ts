/** What belongs to an order or a talk, and not to the title of what's ordered, by language. */
export interface TitleWords {
  /** At the beginning, one after the other. */
  readonly leading: readonly RegExp[];
  /** Which of those is an order to write something down. */
  readonly order?: RegExp;
  /** Something to be done, which begins like such an order and is none: "remind me to book a table". */
  readonly errand?: RegExp;
  /** At the end, as often as there is one. */
  readonly trailing: RegExp;
  /** Divides a title in `title` and `place`. */
  readonly place: RegExp;
  /** A place said beside the title, which may be empty: ",在国贸", "場所:会議室A". */
  readonly beside?: RegExp;
  /** Who's to be reminded, where a time comes between that and the title. */
  readonly addressed?: RegExp;
  /** A title as people write it down: "Bob anzurufen" is "Bob anrufen". */
  readonly noted?: (title: string) => string;
  /** Says in so many words what it's called, as its first group. */
  readonly named?: RegExp;
}
