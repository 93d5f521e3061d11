import { Box, Typography, rem } from "@atrium/shared-ui";
import type { ReactNode } from "react";

interface ListedRowProps {
  /** A letter or an icon. Decorative. */
  readonly mark: ReactNode;
  readonly title: string;
  /** Shown next to the title. */
  readonly badge?: ReactNode;
  readonly detail: string;
  readonly detailId?: string;
  /** The row's actions. */
  readonly children: ReactNode;
}

/** A row in a list: title, details and actions. */
export function ListedRow({ mark, title, badge, detail, detailId, children }: ListedRowProps) {
  return (
    <Box
      component="li"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 1, py: 1 }}
    >
      <Box
        aria-hidden
        sx={{
          flex: "none",
          display: "grid",
          placeItems: "center",
          width: rem(36),
          height: rem(36),
          borderRadius: "8px",
          bgcolor: "action.selected",
          fontWeight: 650,
        }}
      >
        {mark}
      </Box>
      <Box sx={{ flex: "1 1 8rem", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          {badge}
        </Box>
        <Typography id={detailId} variant="caption" component="p" color="textSecondary">
          {detail}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
