/** Why a file can't be read as one with conversations, or not to its end. */
export type Unreadable =
  | "archive"
  | "files"
  | "unpacked"
  | "encoding"
  | "format"
  | "version"
  | "broken"
  | "nothing"
  | "tooMany";

/** A file that can't be read as one with conversations, or not to its end. */
export class UnreadableFile extends Error {
  readonly code: Unreadable;
  constructor(code: Unreadable, options?: ErrorOptions) {
    super(`The file can't be read: ${code}`, options);
    this.code = code;
  }
}
