import { Box, Icon, IconButton, Tooltip, VisuallyHidden } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { firstCharacters } from "@atrium/shared-contracts/wire/chat";
import { useContext, useState } from "react";
import { createPortal } from "react-dom";
import { HeaderPlace } from "../chat-header/header-place.ts";
import { textOf } from "../conversation/thread-data.ts";
import { TEXTS } from "../locales/translations.ts";
import type { ThreadReach } from "../thread-rows/thread-reach.ts";
import type { ThreadRow } from "../thread-rows/thread-row.ts";
import { markRow } from "./mark-row.ts";
import { JUMP_LEAD, isOwn, ownMessage } from "./own-messages.ts";
import type { ThreadCommand } from "./thread-commands.ts";
import { useThreadCommands } from "./use-thread-commands.ts";

/** How much of a message a screen reader reads after a jump to it. */
const TOLD_CHARACTERS = 140;

interface OwnMessageJumpsProps extends ThreadReach {
  /** A command that was given before this was here. */
  readonly first: ThreadCommand | undefined;
}

/** Buttons in the header, and keys, that go to the user's previous and next message. */
export function OwnMessageJumps({ first, ...reach }: OwnMessageJumpsProps) {
  const { rows, virtualizer, hold } = reach;
  const { t } = useTranslation(TEXTS);
  const [told, setTold] = useState("");
  const place = useContext(HeaderPlace);

  const jump = (step: -1 | 1) => {
    const key = ownMessage(reach, step);
    const row = rows.find((each) => each.key === key);
    // There may be another one that isn't loaded, and the beginning of the thread loads more.
    if (!row) return step === -1 ? virtualizer.scrollToOffset(0) : virtualizer.scrollToEnd();
    hold({ rowKey: row.key, lead: JUMP_LEAD });
    setTold(firstCharacters(ownText(row), TOLD_CHARACTERS));
    markRow(virtualizer, row.key);
  };
  useThreadCommands(first, (command) => {
    if (command === "previous-own") jump(-1);
    if (command === "next-own") jump(1);
  });

  if (rows.filter(isOwn).length < 2) return null;
  return (
    <>
      {place &&
        createPortal(
          <Box role="group" aria-label={t("jumps.label")} sx={{ display: "flex", flexShrink: 0 }}>
            <Jump label={t("jumps.previous")} icon="arrow-up" onJump={() => jump(-1)} />
            <Jump label={t("jumps.next")} icon="arrow-down" onJump={() => jump(1)} />
          </Box>,
          place,
        )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}

function Jump({ label, icon, onJump }: { readonly label: string; readonly icon: string; onJump(): void }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" color="inherit" aria-label={label} onClick={onJump}>
        <Icon name={icon} size={16} />
      </IconButton>
    </Tooltip>
  );
}

const ownText = (row: ThreadRow) =>
  row.kind === "user" ? textOf(row.message) : row.kind === "unsent" ? row.entry.content : "";
