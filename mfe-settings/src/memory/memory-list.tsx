import type { Memory } from "@atrium/shared-contracts/wire";
import { Alert, Box, Button, ConfirmDialog, EmptyState, LoadFailed, Skeleton } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { MemoryEditor } from "./memory-editor.tsx";
import { MemoryRow } from "./memory-row.tsx";
import { type ForgetTarget, useMemories } from "./use-memories.ts";

/** How many show at first. */
const FIRST = 5;

/** What the assistant remembers, the newest at first. Deleting asks first. */
export function MemoryList() {
  const { t } = useTranslation(TEXTS);
  const { list, change, forget } = useMemories();
  const [edited, setEdited] = useState<Memory | null>(null);
  const [asked, setAsked] = useState<ForgetTarget | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const memories = list.data ?? [];
  const ask = (target: ForgetTarget) => {
    forget.reset();
    setAsked(target);
  };
  return (
    <>
      {list.isPending && (
        <Box aria-busy aria-label={t("memory.loading")} sx={{ display: "grid", gap: 1 }}>
          <Skeleton variant="rounded" height={52} />
          <Skeleton variant="rounded" height={52} />
        </Box>
      )}
      {list.isError && !list.data && (
        <LoadFailed retry={t("retry")} onRetry={() => void list.refetch()}>
          {t("memory.loadFailed")} {list.error.message}
        </LoadFailed>
      )}
      {list.data?.length === 0 && (
        <EmptyState icon="message" title={t("memory.empty")}>
          {t("memory.emptyHint")}
        </EmptyState>
      )}
      {memories.length > 0 && (
        <Box component="ul" aria-label={t("memory.list")} sx={{ listStyle: "none", p: 0, m: 0 }}>
          {(showsAll ? memories : memories.slice(0, FIRST)).map((memory) => (
            <MemoryRow
              key={memory.id}
              memory={memory}
              onEdit={() => {
                change.reset();
                setEdited(memory);
              }}
              onDelete={() => ask({ kind: "one", memory })}
            />
          ))}
        </Box>
      )}
      <Box aria-live="polite">
        {forget.isError && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {t("memory.deleteFailed")} {forget.error.message}
          </Alert>
        )}
        {forget.isSuccess && (
          <Alert severity="success" sx={{ mt: 1 }}>
            {t(forget.variables.kind === "one" ? "memory.deleted" : "memory.allDeleted")}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2, "&:empty": { display: "none" } }}>
        {memories.length > FIRST && !showsAll && (
          <Button variant="outlined" color="inherit" onClick={() => setShowsAll(true)}>
            {t("memory.showAll", { count: memories.length })}
          </Button>
        )}
        {memories.length > 1 && (
          <Button variant="outlined" color="error" onClick={() => ask({ kind: "all" })}>
            {t("memory.deleteAll")}
          </Button>
        )}
      </Box>
      {edited && (
        <MemoryEditor
          memory={memories.find(({ id }) => id === edited.id) ?? edited}
          change={change}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t(asked?.kind === "all" ? "memory.askAll" : "memory.ask")}
        confirmLabel={t(asked?.kind === "all" ? "memory.deleteAll" : "memory.delete")}
        cancelLabel={t("cancel")}
        destructive
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) forget.mutate(asked);
          setAsked(null);
        }}
      >
        {asked?.kind === "one" ? asked.memory.text : t("memory.askAllText")}
      </ConfirmDialog>
    </>
  );
}
