import { Alert, Button, Typography, useShell } from "@atrium/shared-ui";
import { FormControlLabel, Radio, RadioGroup } from "@atrium/shared-ui/extra";
import { useTranslation } from "@atrium/shared-ui/i18n";
import type { ExportedConversation } from "@atrium/shared-contracts/wire";
import { useEffect, useId, useRef, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { MovingDialog, MovingState } from "../moving-dialog/moving-dialog.tsx";
import { exportedConversations } from "./exported-conversations.ts";
import { fileNameOf } from "./file-name.ts";
import { jsonFile } from "./json-file.ts";
import { markdownText } from "./markdown-file.ts";
import { PrintView } from "./print-view.tsx";
import { printAlone } from "./print-page.ts";
import { saveFile } from "./save-file.ts";
import { useWords } from "./use-words.ts";

/** The formats, with their names in every language. */
const FORMATS = { markdown: "Markdown", json: "JSON", pdf: "PDF" } as const;
type Format = keyof typeof FORMATS;
const isFormat = (name: string): name is Format => name in FORMATS;

type State =
  | { readonly step: "choosing"; readonly failed: boolean }
  | { readonly step: "fetching" | "waiting" | "drawing"; readonly messages: number };

interface ExportDialogProps {
  /** The conversation to export. Without it, all of them are, as one JSON file. */
  readonly id?: string;
  onClose(): void;
}

/** Exports a conversation, or all, however long that takes; closing the dialog cancels it. */
export function ExportDialog({ id, onClose }: ExportDialogProps) {
  const { http, toast } = useShell();
  const { t } = useTranslation(TEXTS);
  const words = useWords();
  const titleId = useId();
  const [format, setFormat] = useState<Format>(id === undefined ? "json" : "markdown");
  const [state, setState] = useState<State>({ step: "choosing", failed: false });
  const [printed, setPrinted] = useState<ExportedConversation>();
  const canceled = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    canceled.current = controller;
    return () => controller.abort();
  }, []);

  const finish = () => {
    toast({ title: t("export.done"), variant: "success" });
    onClose();
  };

  async function run(): Promise<void> {
    const { signal } = canceled.current;
    setState({ step: "fetching", messages: 0 });
    try {
      const arriving = exportedConversations(http, {
        id,
        signal,
        onProgress: (messages) => setState({ step: "fetching", messages }),
        onWait: () => setState({ step: "waiting", messages: 0 }),
      });
      if (format === "json") {
        const { content, title } = await jsonFile(arriving, new Date());
        saveFile(content, fileNameOf(id === undefined ? t("export.allFile") : title, "json"));
        return finish();
      }
      const { value: conversation } = await arriving.next();
      if (conversation === undefined) throw new Error("There's nothing to export");
      if (format === "pdf") {
        setState({ step: "drawing", messages: 0 });
        return setPrinted(conversation);
      }
      const text = markdownText(conversation, words);
      saveFile(new Blob([text], { type: "text/markdown" }), fileNameOf(conversation.title, "md"));
      finish();
    } catch (error) {
      if (signal.aborted) return;
      console.warn("The conversation couldn't be exported:", error);
      setState({ step: "choosing", failed: true });
    }
  }

  const busy = state.step !== "choosing";
  return (
    <MovingDialog
      title={t(id === undefined ? "export.allTitle" : "export.title")}
      titleId={titleId}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t("conversation.cancel")}
          </Button>
          <Button variant="contained" disabled={busy} onClick={() => void run()}>
            {t("export.start")}
          </Button>
        </>
      }
    >
      {state.step === "choosing" && state.failed && <Alert severity="error">{t("export.failedText")}</Alert>}
      {busy ? (
        <MovingState busy>{t(`export.${state.step}`, { n: state.messages })}</MovingState>
      ) : id === undefined ? (
        <Typography color="text.secondary">{t("export.allHint")}</Typography>
      ) : (
        <RadioGroup
          aria-labelledby={titleId}
          value={format}
          onChange={(_, value) => isFormat(value) && setFormat(value)}
          sx={{ gap: 0.5 }}
        >
          {Object.keys(FORMATS)
            .filter(isFormat)
            .map((each) => (
              <FormControlLabel
                key={each}
                value={each}
                control={<Radio size="small" />}
                sx={{ alignItems: "flex-start", "& .MuiRadio-root": { py: 0.25 } }}
                label={
                  <>
                    <Typography component="span" sx={{ display: "block", fontWeight: 550 }}>
                      {FORMATS[each]}
                    </Typography>
                    <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
                      {t(`export.${each}Hint`)}
                    </Typography>
                  </>
                }
              />
            ))}
        </RadioGroup>
      )}
      {printed && (
        <PrintView
          conversation={printed}
          words={words}
          onDrawn={(messages) => setState({ step: "drawing", messages })}
          onReady={() => void printAlone(printed.title).then(onClose)}
        />
      )}
    </MovingDialog>
  );
}
