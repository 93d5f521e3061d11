import { Box, Icon, IconButton, Typography, rem } from "@atrium/shared-ui";
import type { ReactNode } from "react";
import { passFocusOn } from "./pass-focus-on.ts";

interface FileCardProps {
  readonly name: string;
  readonly picture: ReactNode;
  readonly hasFailed?: boolean;
  /** What the button does that takes the file out. */
  readonly removal: string;
  readonly disabled?: boolean | undefined;
  onRemove(): void;
  readonly action?: ReactNode;
  readonly progress?: ReactNode;
  /** What's said below the name. */
  readonly children?: ReactNode;
}

/** One file of a message that's being written. */
export function FileCard(props: FileCardProps) {
  const { name, picture, hasFailed = false, removal, disabled = false, onRemove, action, progress, children } = props;
  return (
    <Box
      component="li"
      ref={passFocusOn}
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: 1,
        width: { xs: "100%", sm: 248 },
        minHeight: rem(56),
        p: 0.75,
        border: 1,
        borderColor: hasFailed ? "error.main" : "divider",
        borderRadius: 1.5,
        bgcolor: "background.paper",
        overflow: "hidden",
      }}
    >
      {picture}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography noWrap title={name} sx={{ fontSize: rem(13), fontWeight: 500 }} dir="auto">
          {name}
        </Typography>
        {children}
      </Box>
      {action}
      <IconButton
        size="small"
        color="inherit"
        aria-label={removal}
        disabled={disabled}
        onClick={onRemove}
        sx={{ width: { xs: rem(40), sm: rem(28) }, height: { xs: rem(40), sm: rem(28) } }}
      >
        <Icon name="close" size={14} />
      </IconButton>
      {progress}
    </Box>
  );
}

const SIZE = { width: rem(44), height: rem(44), flexShrink: 0, borderRadius: 1 } as const;

/** A small picture of an image. */
export const PICTURE = { ...SIZE, objectFit: "cover" } as const;

/** Takes the place of a picture. */
export const FileIcon = ({ isImage }: { readonly isImage: boolean }) => (
  <Box sx={{ ...SIZE, display: "grid", placeItems: "center", bgcolor: "action.hover", color: "text.secondary" }}>
    <Icon name={isImage ? "image" : "file"} size={20} />
  </Box>
);
