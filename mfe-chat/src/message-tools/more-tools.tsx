import { Box, Icon, type IconName, ListItemIcon, Menu, MenuItem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useRef, useState } from "react";
import { TEXTS } from "../locales/translations.ts";
import { Tool } from "../tool/tool.tsx";

export interface MoreItem {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  /** Has a button of its own on phones, too, without pointing at the message. */
  readonly isKept?: boolean;
  /** Moves the focus. A menu that closes would take it back. */
  readonly focuses?: boolean;
  /** `from` is something in the message. */
  run(from: Element): void;
}

/** Buttons of their own where there's room, and otherwise a menu. */
export function MoreTools({ items }: { readonly items: readonly MoreItem[] }) {
  const { t } = useTranslation(TEXTS);
  const place = useRef<HTMLDivElement>(null);
  const after = useRef<() => void>(undefined);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const run = (item: MoreItem) => {
    if (place.current) item.run(place.current);
  };
  return (
    <Box ref={place} sx={{ display: "contents" }}>
      {items.map((item) => (
        <Box
          key={item.icon}
          data-kept={item.isKept || undefined}
          sx={{ display: item.isKept ? "flex" : { xs: "none", md: "flex" } }}
        >
          <Tool icon={item.icon} label={item.label} disabled={item.disabled ?? false} onClick={() => run(item)} />
        </Box>
      ))}
      <Box sx={{ display: { xs: "flex", md: "none" } }}>
        <Tool
          icon="more"
          label={t("message.more")}
          opens={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      </Box>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          transition: {
            onExited: () => {
              after.current?.();
              after.current = undefined;
            },
          },
        }}
      >
        {items.map((item) => (
          <MenuItem
            key={item.icon}
            disabled={item.disabled ?? false}
            onClick={() => {
              setAnchor(null);
              if (item.focuses) after.current = () => run(item);
              else run(item);
            }}
          >
            <ListItemIcon>
              <Icon name={item.icon} size={18} />
            </ListItemIcon>
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
