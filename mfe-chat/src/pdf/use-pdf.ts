import { UPLOAD_MAX_BYTES } from "@atrium/shared-contracts/spec";
import { useQuery } from "@atrium/shared-ui/query";
import { useEffect, useState } from "react";
import { fetchStart } from "../file-content/file-start.ts";
import type { PreviewedFile } from "../file-content/previewed-file.ts";
import type { PdfPage } from "./pdf-drawing.ts";
import { PdfError, type PdfFile, openPdf } from "./pdf-file.ts";

/** Twice as wide as a preview, for screens with fine pixels. */
const SMALL_WIDTH = 640;
const WIDTH = 1_600;

let last: Promise<unknown> = Promise.resolve();

/** Fetches and draws a PDF's first page once it's wanted; one file at a time, as each takes a frame. */
export function useFirstPage(file: PreviewedFile, isWanted: boolean) {
  return useQuery({
    queryKey: ["mfe-chat", "pdf-start", file.id],
    queryFn: ({ signal }) => inTurn(() => firstPage(file, signal)),
    enabled: isWanted && file.url !== undefined,
    staleTime: Infinity,
    retry: false,
  });
}

function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const turn = last.then(run, run);
  last = turn;
  return turn;
}

async function firstPage(file: PreviewedFile, signal: AbortSignal): Promise<PdfPage> {
  const pdf = await fetchPdf(file, signal);
  try {
    return await pdf.draw(1, SMALL_WIDTH, signal);
  } finally {
    pdf.close();
  }
}

async function fetchPdf(file: PreviewedFile, signal: AbortSignal): Promise<PdfFile> {
  signal.throwIfAborted();
  const { bytes, isWhole } = await fetchStart(file, UPLOAD_MAX_BYTES, signal);
  if (!isWhole) throw new PdfError("It's too large");
  return openPdf(bytes.buffer);
}

/** A PDF that stays open as long as it's shown, and one of its pages. */
export function usePdf(file: PreviewedFile, page: number) {
  const [opened, setOpened] = useState<{ readonly pdf: PdfFile } | { readonly error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const { id } = file;
  useEffect(() => {
    const leaving = new AbortController();
    const opening = fetchPdf(file, leaving.signal).then(
      (pdf) => ({ pdf }),
      (error: unknown) => ({ error }),
    );
    void opening.then((outcome) => leaving.signal.aborted || setOpened(outcome));
    return () => {
      leaving.abort();
      setOpened(undefined);
      void opening.then((outcome) => "pdf" in outcome && outcome.pdf.close());
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- A renewed link leads to the same file.
  }, [id, attempt]);
  const pdf = opened && "pdf" in opened ? opened.pdf : undefined;
  const drawing = useQuery({
    queryKey: ["mfe-chat", "pdf-page", id, attempt, page],
    queryFn: ({ signal }) => pdf?.draw(page, WIDTH, signal) ?? null,
    enabled: pdf !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    placeholderData: (before) => before,
  });
  return {
    pages: pdf?.pages,
    drawn: drawing.data ?? undefined,
    hasFailed: (opened !== undefined && "error" in opened) || drawing.isError,
    retry: () => setAttempt(attempt + 1),
  };
}
