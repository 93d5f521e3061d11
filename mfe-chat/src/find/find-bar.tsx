import { SEARCH_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import {
  BY_TOUCH,
  Box,
  Button,
  Icon,
  IconButton,
  InputBase,
  TOUCH,
  Tooltip,
  Typography,
  VisuallyHidden,
  isComposing,
} from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import findTexts from "../locales/en/find.json" with { type: "json" };
import searchTexts from "../locales/en/search.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import type { ThreadReach } from "../thread-rows/thread-reach.ts";
import { useFind } from "./use-find.ts";

texts.addEnglish(findTexts);
texts.addEnglish(searchTexts);

const MISSING = { offline: "find.offline", failed: "find.failed", incomplete: "search.incomplete" } as const;

interface FindBarProps extends ThreadReach {
  readonly conversationId: string;
  /** How often it was asked for. Each time, its field gets the focus. */
  readonly asked: number;
  onClose(): void;
}

/** Finds text in the conversation, over its messages. */
export function FindBar({ conversationId, asked, onClose, ...reach }: FindBarProps) {
  const { t } = useTranslation(TEXTS);
  const [query, setQuery] = useState("");
  const [before] = useState(() => document.activeElement);
  const field = useRef<HTMLInputElement>(null);
  const found = useFind(reach, conversationId, query);
  const { server, reached, count, at, passage, passages } = found;
  useEffect(() => {
    if (asked > 0) field.current?.focus();
    field.current?.select();
  }, [asked]);

  const close = () => {
    onClose();
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    (isThere ? before : reach.virtualizer.scrollElement)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    } else if (event.key === "Enter" && event.target === field.current) {
      event.preventDefault();
      found.step(event.shiftKey ? -1 : 1);
    }
  };

  const isResting = query.trim() === found.needle;
  const isSearching = (server.isPending || !isResting) && query.trim() !== "";
  const told =
    query.trim() === ""
      ? ""
      : count > 0
        ? t(server.more ? "find.countMore" : "find.count", { at: at + 1, all: count })
        : isSearching
          ? t("find.searching")
          : t("find.none");
  const inMessage = { at: passage + 1, all: passages };
  const isOneOfSeveral = count > 0 && passages > 1;
  const spoken = [told, isOneOfSeveral && t("find.inMessage", inMessage)].filter(Boolean).join(". ");
  const problem = reached.hasFailed ? "find.unreachable" : server.missing && MISSING[server.missing];
  const retry = reached.hasFailed ? reached.retry : server.missing === "failed" ? server.retry : undefined;
  return (
    <Box
      role="search"
      aria-label={t("find.label")}
      onKeyDown={onKeyDown}
      sx={{
        position: "absolute",
        zIndex: 2,
        top: 8,
        insetInlineEnd: { xs: 8, md: 20 },
        width: { xs: "auto", sm: 400 },
        insetInlineStart: { xs: 8, sm: "auto" },
        border: 1,
        borderColor: "divider",
        "&:focus-within": { borderColor: "primary.main" },
        borderRadius: 2,
        bgcolor: "background.paper",
        boxShadow: "0 8px 24px rgb(0 0 0 / 0.12)",
        px: 1,
        py: 0.5,
        "& .MuiIconButton-root": { [BY_TOUCH]: { minWidth: TOUCH, minHeight: TOUCH } },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.25 }}>
        <InputBase
          inputRef={field}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          placeholder={t("find.label")}
          inputProps={{
            "aria-label": t("find.label"),
            maxLength: SEARCH_MAX_CHARACTERS,
            enterKeyHint: "search",
            autoCapitalize: "none",
            autoComplete: "off",
            spellCheck: false,
            dir: "auto",
          }}
          sx={{ flexGrow: 1, minWidth: 0, px: 0.75, fontSize: { xs: "1rem", md: "0.875rem" } }}
        />
        <Typography
          variant="caption"
          aria-hidden
          noWrap
          sx={{ flexShrink: 0, px: 0.5, color: "text.secondary", fontVariantNumeric: "tabular-nums" }}
        >
          {told}
          {isOneOfSeveral && ` · ${t("find.inMessageShort", inMessage)}`}
        </Typography>
        <Step label={t("find.previous")} icon="chevron-up" disabled={count === 0} onStep={() => found.step(-1)} />
        <Step label={t("find.next")} icon="chevron-down" disabled={count === 0} onStep={() => found.step(1)} />
        <Step label={t("find.close")} icon="close" onStep={close} />
      </Box>
      {problem && (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 0.75, pb: 0.5 }}>
          <Typography variant="caption" sx={{ color: "text.secondary", flexGrow: 1 }}>
            {t(problem)}
          </Typography>
          {retry && (
            <Button size="small" color="inherit" onClick={retry}>
              {t("message.retry")}
            </Button>
          )}
        </Box>
      )}
      {reached.isLoading && <Box role="progressbar" aria-label={t("thread.loadingOlder")} sx={LOADING} />}
      <Announced
        text={problem ? `${spoken}. ${t(problem)}` : spoken}
        when={`${found.needle} ${at} ${passage} ${isOneOfSeveral} ${isSearching} ${problem}`}
      />
    </Box>
  );
}

/** A live region with the count. A count that grows while a reply is written isn't read again and again. */
function Announced({ text, when }: { readonly text: string; readonly when: string }) {
  const [said, setSaid] = useState({ text: "", when });
  if (said.when !== when) setSaid({ text, when });
  return <VisuallyHidden role="status">{said.text}</VisuallyHidden>;
}

interface StepProps {
  readonly label: string;
  readonly icon: string;
  readonly disabled?: boolean;
  onStep(): void;
}

function Step({ label, icon, disabled = false, onStep }: StepProps) {
  const button = (
    <IconButton size="small" color="inherit" aria-label={label} disabled={disabled} onClick={onStep}>
      <Icon name={icon} size={16} />
    </IconButton>
  );
  return disabled ? button : <Tooltip title={label}>{button}</Tooltip>;
}

const LOADING = { position: "absolute", insetInline: 8, bottom: 0, height: 2, bgcolor: "primary.main" } as const;
