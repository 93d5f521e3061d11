/** A PDF to read, as its thread gets it. */
export interface PdfRequest {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly characters: number;
}

/** What the thread tells: text as it's found, then how the file ended. */
export type PdfReply =
  | { readonly kind: "text"; readonly text: string }
  /** `isWhole`: whether nothing was left to read. */
  | { readonly kind: "ended"; readonly isWhole: boolean }
  | { readonly kind: "failed"; readonly why: "password" | "broken" };
