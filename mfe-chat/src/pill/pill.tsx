import { BY_TOUCH, Box, type BoxProps, TOUCH, rem } from "@atrium/shared-ui";
import type { ComponentProps, ReactNode } from "react";

interface PillProps extends Pick<ComponentProps<"a">, "href" | "target" | "rel" | "onClick"> {
  /** Default: text. */
  readonly component?: "span" | "a" | "button";
  readonly icon: ReactNode;
  readonly label: ReactNode;
  /** At the end, such as a button that removes it. */
  readonly action?: ReactNode;
  readonly size?: "small" | "medium";
  readonly color?: string;
  readonly sx?: BoxProps["sx"];
}

/** A short text with an icon in a rounded border: a file, a picture that isn't shown, the mark of a stopped reply. */
export function Pill({
  component = "span",
  icon,
  label,
  action,
  size = "medium",
  color = "text.primary",
  sx,
  ...rest
}: PillProps) {
  const isSmall = size === "small";
  return (
    <Box
      component={component}
      {...(component === "button" ? { type: "button" } : {})}
      {...rest}
      sx={[
        {
          display: "inline-flex",
          alignItems: "center",
          gap: 0.75,
          maxWidth: "100%",
          minHeight: rem(isSmall ? 24 : 32),
          px: isSmall ? 1 : 1.25,
          border: 1,
          borderColor: color === "text.primary" ? "divider" : color,
          borderRadius: 99,
          bgcolor: "transparent",
          color,
          font: "inherit",
          fontSize: rem(13),
          textDecoration: "none",
          verticalAlign: "middle",
          "a&, button&": {
            cursor: "pointer",
            "&:hover": { bgcolor: "action.hover" },
            [BY_TOUCH]: { minHeight: TOUCH, borderRadius: rem(22) },
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {icon}
      <Box component="span" sx={{ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
        {label}
      </Box>
      {action}
    </Box>
  );
}
