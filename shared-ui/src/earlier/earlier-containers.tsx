import { Box, type BoxProps } from "@mui/material";
import type { ReactNode } from "react";

// For features built while the main entry had MUI's. What's inside must show at once, so these don't load later: they do what those features use.

const under = (own: object, sx: BoxProps["sx"]): BoxProps["sx"] => [own, ...(Array.isArray(sx) ? sx : [sx])];

interface EarlierStackProps extends BoxProps {
  readonly direction?: "row" | "column";
  readonly spacing?: number;
}

export const Stack = ({ direction = "column", spacing = 0, sx, ...box }: EarlierStackProps) => (
  <Box {...box} sx={under({ display: "flex", flexDirection: direction, gap: spacing }, sx)} />
);

interface EarlierListProps extends BoxProps {
  readonly disablePadding?: boolean;
}

export const List = ({ disablePadding, sx, ...box }: EarlierListProps) => (
  <Box component="ul" {...box} sx={under({ m: 0, px: 0, py: disablePadding ? 0 : 1, listStyle: "none" }, sx)} />
);

interface EarlierListItemProps extends EarlierListProps {
  readonly secondaryAction?: ReactNode;
}

export const ListItem = ({ disablePadding, secondaryAction, children, sx, ...box }: EarlierListItemProps) => (
  <Box
    component="li"
    {...box}
    sx={under({ display: "flex", alignItems: "center", ...(disablePadding ? {} : { px: 2, py: 1 }) }, sx)}
  >
    {children}
    {secondaryAction}
  </Box>
);
