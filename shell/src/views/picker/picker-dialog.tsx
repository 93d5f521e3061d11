import { SEARCH_MAX_CHARACTERS } from "@atrium/shared-contracts/spec";
import { Box, Dialog, Icon, IconButton, InputBase, Typography, VisuallyHidden, usePhone } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { type ReactNode, useId } from "react";
import { PickerList } from "./picker-list.tsx";
import type { PickerGroup } from "./picker-option.ts";
import { useActiveOption } from "./use-active-option.ts";

interface PickerDialogProps {
  readonly title: string;
  readonly placeholder: string;
  readonly query: string;
  onQuery(query: string): void;
  readonly groups: readonly PickerGroup[];
  /** Shown in place of the list when there are no options. */
  readonly message?: string | undefined;
  /** Announced to screen readers when it changes. */
  readonly announcement: string;
  /** CSS height of the list. */
  readonly height: string | number;
  readonly footer?: ReactNode;
  onPick(id: string): void;
  onClose(): void;
}

/**
 * A search field and its results: a combobox over a list of options. Arrow keys, Home and End move through the list, Enter or a tap picks, Escape
 * or a tap outside closes, and the focus returns to where it was. On phones, a full-width sheet.
 */
export function PickerDialog(props: PickerDialogProps) {
  const { title, query, groups, message, onPick, onClose } = props;
  const { t } = useTranslation("shell");
  const isPhone = usePhone();
  const listId = useId();
  const { active, moveTo, pick, onKeyDown } = useActiveOption(groups, onPick);
  const optionId = (id: string) => `${listId}-option-${id}`;
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      disableRestoreFocus
      aria-label={title}
      slotProps={{
        paper: {
          sx: isPhone
            ? {
                alignSelf: "flex-start",
                m: 0,
                width: "100%",
                maxWidth: "100%",
                borderTopLeftRadius: 0,
                borderTopRightRadius: 0,
              }
            : { alignSelf: "flex-start", mt: "12vh" },
        },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, borderBottom: 1, borderColor: "divider" }}>
        <Icon name="search" size={18} />
        <InputBase
          autoFocus
          fullWidth
          value={query}
          placeholder={props.placeholder}
          onChange={(event) => {
            moveTo(undefined);
            props.onQuery(event.target.value);
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: "combobox",
            "aria-label": title,
            "aria-autocomplete": "list",
            "aria-haspopup": "listbox",
            "aria-controls": listId,
            "aria-expanded": active !== undefined,
            "aria-activedescendant": active === undefined ? undefined : optionId(active),
            maxLength: SEARCH_MAX_CHARACTERS,
            autoComplete: "off",
            autoCorrect: "off",
            spellCheck: false,
            enterKeyHint: "go",
          }}
          sx={{ minHeight: 52 }}
        />
        <IconButton size="small" color="inherit" aria-label={t("picker.close")} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </Box>
      <VisuallyHidden role="status">{props.announcement}</VisuallyHidden>
      <Box sx={{ position: "relative" }}>
        <PickerList
          id={listId}
          label={title}
          groups={groups}
          active={active}
          height={props.height}
          optionId={optionId}
          onMove={moveTo}
          onPick={pick}
        />
        {message !== undefined && (
          <Typography
            variant="body2"
            sx={{
              position: "absolute",
              insetInline: 0,
              top: 0,
              px: 3,
              py: 3,
              color: "text.secondary",
              textAlign: "center",
              overflowWrap: "anywhere",
              whiteSpace: "pre-line",
            }}
          >
            {message}
          </Typography>
        )}
      </Box>
      {props.footer}
    </Dialog>
  );
}
