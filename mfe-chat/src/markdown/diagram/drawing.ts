/** What the page asks its frame to draw. */
export interface DrawingRequest {
  readonly source: string;
  readonly colors: DiagramColors;
  readonly fontFamily: string;
}

export interface DiagramColors {
  readonly isDark: boolean;
  readonly background: string;
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly text: string;
  readonly accent: string;
  readonly error: string;
}

/** What the frame answers: an SVG document with its size, or the drawing library's own words why there's none. */
export type DrawingAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "drawn"; readonly svg: string; readonly width: number; readonly height: number }
  | { readonly kind: "mistake"; readonly reason: string };
