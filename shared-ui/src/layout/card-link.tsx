import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../icon/icon.tsx";

export interface CardLinkProps {
  /** Absent while the card is loading: it's no link then. */
  readonly to?: string;
  /** Navigation state for the page. */
  readonly state?: unknown;
  /** Default: the card's text. */
  readonly "aria-label"?: string;
  /** Picture or icon at the start. */
  readonly mark: ReactNode;
  /** Lines of text. */
  readonly children: ReactNode;
}

/** A small card that's a link as a whole: what a message shows of an event or a product. */
export function CardLink({ mark, children, to, ...link }: CardLinkProps) {
  return (
    <Box
      {...(to === undefined ? { "aria-busy": true } : { component: Link, to })}
      {...link}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        maxWidth: 420,
        p: 1,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        color: "text.primary",
        textDecoration: "none",
        "&:hover": { bgcolor: "action.hover" },
      }}
    >
      {mark}
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>{children}</Box>
      <Icon name="chevron-right" size={16} />
    </Box>
  );
}
