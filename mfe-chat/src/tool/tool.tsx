import { Icon, IconButton, type IconName, Tooltip } from "@atrium/shared-ui";
import type { MouseEvent, Ref } from "react";

export interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** It can't be used at the moment. It keeps the focus and its name. */
  readonly disabled?: boolean;
  readonly pressed?: boolean | undefined;
  /** For one that opens a menu: whether it's open. */
  readonly opens?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  onClick(event: MouseEvent<HTMLElement>): void;
}

/** One of the buttons below a message. */
export function Tool({ icon, label, disabled = false, pressed, opens, ref, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        {...(ref ? { ref } : {})}
        size="small"
        color={pressed === true ? "primary" : "inherit"}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabled || undefined}
        {...(opens === undefined ? {} : { "aria-haspopup": "menu", "aria-expanded": opens })}
        onClick={(event) => {
          if (!disabled) onClick(event);
        }}
        sx={TOOL}
      >
        <Icon name={icon} size={15} />
      </IconButton>
    </Tooltip>
  );
}

/** One with a word. */
export const WORDED = {
  px: 1,
  minWidth: 0,
  fontSize: "0.75rem",
  "&[aria-disabled]": { opacity: 0.4, cursor: "default" },
};

const TOOL = {
  p: 0.75,
  "&[aria-disabled]": { opacity: 0.4, cursor: "default" },
  "&[aria-pressed=true] svg": { fill: "currentColor", fillOpacity: 0.25 },
};
