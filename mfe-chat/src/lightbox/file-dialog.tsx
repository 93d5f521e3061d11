import { Box, Dialog, Icon, type IconName, IconButton, Typography } from "@atrium/shared-ui";
import { type ReactNode, useId } from "react";

interface FileDialogProps {
  readonly name: string;
  /** Where the file is downloaded from. */
  readonly url: string | undefined;
  readonly labels: { readonly download: string; readonly close: string };
  /** Buttons between the name and those that all files have. */
  readonly tools?: ReactNode;
  /** What keys without modifiers do. */
  readonly keys?: Readonly<Record<string, () => void>>;
  onClose(): void;
  readonly children: ReactNode;
}

/** A file over the whole window, with its name and what can be done with it. */
export function FileDialog({ name, url, labels, tools, keys = {}, onClose, children }: FileDialogProps) {
  const heading = useId();
  const { download, close } = labels;
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={heading}
      onKeyDown={(event) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, p: 1, pl: 2, flexWrap: "wrap" }}>
        <Typography
          id={heading}
          component="h2"
          variant="body2"
          noWrap
          dir="auto"
          sx={{ flex: "1 1 8rem", minWidth: 0, fontWeight: 600 }}
        >
          {name}
        </Typography>
        {tools && <Box sx={TOOLS}>{tools}</Box>}
        {url !== undefined && (
          <IconButton component="a" href={url} download={name} aria-label={download} title={download} color="inherit">
            <Icon name="download" size={18} />
          </IconButton>
        )}
        <ToolButton icon="close" label={close} onClick={onClose} />
      </Box>
      {children}
    </Dialog>
  );
}

/** More than two have a row of their own on a phone, so that Close stays at the top. */
const TOOLS = {
  display: "flex",
  alignItems: "center",
  gap: 0.5,
  "&:has(> :nth-child(3))": {
    order: { xs: 1, sm: 0 },
    width: { xs: "100%", sm: "auto" },
    justifyContent: "center",
  },
} as const;

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  onClick(): void;
}

/** A button of a file's dialog. It keeps the focus while it's disabled, so that keys still reach the dialog. */
export function ToolButton({ icon, label, disabled = false, onClick }: ToolButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      color="inherit"
      onClick={disabled ? undefined : onClick}
      sx={{ "&[aria-disabled]": { color: "text.disabled", cursor: "default" } }}
    >
      <Icon name={icon} size={18} />
    </IconButton>
  );
}
