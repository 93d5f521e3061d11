/** A file that can be read by its link. */
export interface PreviewedFile {
  /** The same for the same content. */
  readonly id: string;
  readonly name: string;
  /** Undefined until there's a link. */
  readonly url: string | undefined;
  /** For links that expire. Resolves to a new one, or to undefined if there is none. */
  renew?(): Promise<string | undefined>;
}
