/** What the page asks its frame, which has one document at a time: first to open it, then to draw its pages. */
export type PdfRequest =
  | { readonly kind: "open"; readonly bytes: ArrayBuffer }
  | { readonly kind: "draw"; readonly page: number; readonly width: number };

/** What the frame answers. */
export type PdfAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "opened"; readonly pages: number }
  | ({ readonly kind: "drawn" } & PdfPage)
  | { readonly kind: "unreadable"; readonly reason: string };

export interface PdfPage {
  /** A PNG. */
  readonly picture: ArrayBuffer;
  /** What's written on the page, for those who can't see it. */
  readonly text: string;
}
