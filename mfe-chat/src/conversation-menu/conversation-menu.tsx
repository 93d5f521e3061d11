import { Icon, IconButton, lazyCode, useOverlayCode } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useState } from "react";
import { TEXTS } from "../locales/translations.ts";

export interface ConversationMenuProps {
  readonly id: string;
  readonly title: string;
  /** Called after deletion. */
  onDeleted(): void;
}

/** Lazy because nothing in it shows before the menu opens. */
const actions = lazyCode(() => import("./conversation-actions.tsx"), "A conversation's menu can't be opened");

/** The button that opens the menu of one conversation. */
export function ConversationMenu({ id, title, onDeleted }: ConversationMenuProps) {
  const { t } = useTranslation(TEXTS);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setOpen(false);
  const code = useOverlayCode(actions, open, close);
  return (
    <>
      <IconButton
        ref={setAnchor}
        size="small"
        color="inherit"
        aria-label={t("conversation.actionsOf", { title })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        <Icon name="more" size={18} />
      </IconButton>
      {used && code && (
        <code.ConversationActions
          id={id}
          title={title}
          anchor={anchor}
          open={open}
          onClose={close}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
