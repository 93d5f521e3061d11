export type PreviewKind = "text" | "table" | "pdf";

const KINDS: ReadonlyMap<string | undefined, PreviewKind> = new Map([
  ["txt", "text"],
  ["log", "text"],
  ["text", "text"],
  ["md", "text"],
  ["markdown", "text"],
  ["json", "text"],
  ["csv", "table"],
  ["pdf", "pdf"],
]);

/** How a file is previewed, by its name: the server only keeps names that end as their content's type does. */
export const previewKind = (name = ""): PreviewKind | undefined =>
  KINDS.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase());
