import type { Log } from "../../log/log.ts";
import { plainText } from "../../files/plain-text.ts";
import { createPdfReader, type PdfReader, type PdfText } from "../../pdf/pdf-text.ts";
import { storable } from "../../text/storable.ts";
import type { FilesPort } from "../reply/ports.ts";
import type { AttachedFile } from "../reply/reply.ts";

/** What's in a file, or why that can't be told. */
export type FileContent =
  | { readonly kind: "text"; readonly text: string; readonly isWhole: boolean }
  | { readonly kind: "image"; readonly bytes: Uint8Array }
  | { readonly kind: "none"; readonly why: "gone" | "broken" | Extract<PdfText, { kind: "none" }>["why"] };

export interface FileContents {
  /**
   * What's in the user's file: of its text, the first `characters`. Never throws for what the file is: only when `signal` aborts.
   */
  of(userId: string, file: AttachedFile, signal: AbortSignal): Promise<FileContent>;
}

/** How many PDFs' texts are kept, so that those of earlier messages needn't be read again in each turn. */
const KEPT = 32;

/** Reads users' files for the model, of each text at most `characters`. */
export function createFileContents(
  files: FilesPort,
  { characters, log, pdf = createPdfReader() }: { characters: number; log: Log; pdf?: PdfReader },
): FileContents {
  /** By their files' ids: content never changes. */
  const kept = new Map<string, PdfText>();
  const pdfText = async (id: string, bytes: Uint8Array, signal: AbortSignal): Promise<PdfText> => {
    const text = kept.get(id) ?? (await pdf.read(bytes, characters, signal));
    kept.delete(id);
    kept.set(id, text);
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
    return text;
  };
  const contentOf = async (type: string, id: string, bytes: Buffer, signal: AbortSignal): Promise<FileContent> => {
    if (type.startsWith("image/")) return { kind: "image", bytes };
    if (type === "application/pdf") return pdfText(id, bytes, signal);
    const text = plainText(bytes)?.replace(/^\ufeff/u, "");
    if (text === undefined) return { kind: "none", why: "broken" };
    return { kind: "text", text: text.slice(0, characters), isWhole: text.length <= characters };
  };
  return {
    async of(userId, { id, type }, signal) {
      signal.throwIfAborted();
      try {
        const bytes = await files.readFile(userId, id);
        if (bytes === null) return { kind: "none", why: "gone" };
        const content = await contentOf(type, id, bytes, signal);
        return content.kind === "text" ? { ...content, text: storable(content.text) } : content;
      } catch (error) {
        signal.throwIfAborted();
        log.error({ err: error, mediaId: id }, "A file couldn't be read for the model");
        return { kind: "none", why: "broken" };
      }
    },
  };
}
