import { Alert, Button, Typography, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { DropFrame } from "../attachment/drop-frame.tsx";
import importTexts from "../locales/en/import.json" with { type: "json" };
import organizingTexts from "../locales/en/organizing.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { MovingDialog, MovingState } from "../moving-dialog/moving-dialog.tsx";
import { useChatSession } from "../session/chat-session.ts";
import { type ImportFailure, importFile, type ImportReport } from "./import-file.ts";
import { outcomeOf } from "./import-outcome.ts";
import { ImportSummary } from "./import-summary.tsx";
import type { FileLabel } from "./read-conversation.ts";

texts.addEnglish(importTexts, organizingTexts);

/** Of one file. */
interface FileImport {
  readonly file: File;
  readonly report: ImportReport;
  readonly failure: ImportFailure | undefined;
}

type State =
  | { readonly step: "choosing" }
  | { readonly step: "running" | "waiting"; readonly imports: readonly FileImport[] }
  | { readonly step: "ended"; readonly imports: readonly FileImport[]; readonly canceled: boolean };

const NOTHING: ImportReport = { added: 0, here: 0, skipped: [], files: 0 };

interface ImportDialogProps {
  /** Files to import at once. Without any, it asks for them. */
  readonly files: readonly File[];
  onClose(): void;
}

/** Imports conversations from files, and says what became of them. Closing it cancels; what's imported by then stays. */
export function ImportDialog({ files, onClose }: ImportDialogProps) {
  const { http } = useShell();
  const { t } = useTranslation(TEXTS);
  const { cache } = useChatSession();
  const titleId = useId();
  const [state, setState] = useState<State>({ step: "choosing" });
  const input = useRef<HTMLInputElement>(null);
  const canceled = useRef(new AbortController());
  const labelOf: FileLabel = (kind, name) =>
    `[${kind === "image" ? (name ? t("import.imageNamed", { name }) : t("import.image")) : name ? t("import.fileNamed", { name }) : t("import.file")}]`;

  const run = async (chosen: readonly File[]) => {
    canceled.current = new AbortController();
    const { signal } = canceled.current;
    let imports = chosen.map((file): FileImport => ({ file, report: NOTHING, failure: undefined }));
    const change = (at: number, more: Partial<FileImport>) => {
      imports = imports.map((one, index) => (index === at ? { ...one, ...more } : one));
      setState({ step: "running", imports });
    };
    setState({ step: "running", imports });
    for (const [at, file] of chosen.entries()) {
      if (signal.aborted) break;
      try {
        const failure = await importFile(http, file, {
          signal,
          labelOf,
          onProgress: (report) => change(at, { report }),
          onWait: () => setState({ step: "waiting", imports }),
        });
        if (!signal.aborted) change(at, { failure });
      } catch (error) {
        if (signal.aborted) break;
        console.error("A file couldn't be imported:", error);
        change(at, { failure: "broken" });
      }
    }
    cache.refreshList();
    setState({ step: "ended", imports, canceled: signal.aborted });
  };
  const running = state.step === "running" || state.step === "waiting";
  const runDropped = useEffectEvent((dropped: readonly File[]) => {
    if (dropped.length > 0 && !running) void run(dropped);
  });
  useEffect(() => {
    const timer = setTimeout(() => runDropped(files));
    return () => clearTimeout(timer);
  }, [files]);
  useEffect(() => () => canceled.current.abort(), []);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(currentTarget.files ?? []);
    // The same file can be chosen again.
    currentTarget.value = "";
    if (chosen.length > 0) void run(chosen);
  };
  const ended = state.step === "ended";
  const failed = ended && (state.canceled || state.imports.some(({ failure }) => failure !== undefined));
  return (
    <MovingDialog
      title={t("import.title")}
      titleId={titleId}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          {!ended && (
            <Button color="inherit" onClick={running ? () => canceled.current.abort() : onClose}>
              {t("conversation.cancel")}
            </Button>
          )}
          {failed && (
            <Button color="inherit" onClick={() => void run(state.imports.map(({ file }) => file))}>
              {t("import.again")}
            </Button>
          )}
          {ended ? (
            <Button variant="contained" onClick={onClose}>
              {t("import.done")}
            </Button>
          ) : (
            <Button variant="contained" disabled={running} onClick={() => input.current?.click()}>
              {t("import.choose")}
            </Button>
          )}
        </>
      }
    >
      {state.step === "choosing" ? (
        <Typography color="text.secondary">{t("import.hint")}</Typography>
      ) : (
        <>
          <MovingState busy={!ended}>
            {t(`import.${!ended ? state.step : state.canceled ? "canceled" : outcomeOf(state.imports)}`)}
          </MovingState>
          {state.imports.map((one, index) => (
            <ImportSummary key={index} of={one} named={state.imports.length > 1} />
          ))}
          {ended && state.imports.some(({ report }) => report.files > 0) && (
            <Alert severity="info">{t("import.files")}</Alert>
          )}
        </>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".json,.zip,application/json,application/zip"
        onChange={choose}
      />
    </MovingDialog>
  );
}

/** Covers the page while files that would be imported are dragged over it. */
export function ImportDropTarget() {
  const { t } = useTranslation(TEXTS);
  return <DropFrame title={t("import.drop")} hint={t("import.dropHint")} />;
}
