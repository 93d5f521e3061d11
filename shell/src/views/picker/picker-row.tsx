import { Box, Icon, Typography, rem } from "@atrium/shared-ui";
import type { PickerOption } from "./picker-option.ts";

interface PickerRowProps {
  /** ID of the element. */
  readonly id: string;
  readonly option: PickerOption;
  readonly active: boolean;
  onMove(): void;
  onPick(): void;
}

/** One option. The pointer can choose it, but the focus stays in the field. */
export function PickerRow({ id, option, active, onMove, onPick }: PickerRowProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => {
        if (!active) onMove();
      }}
      onClick={onPick}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        minHeight: { xs: rem(44), md: rem(40) },
        px: 1,
        py: 0.5,
        borderRadius: 1,
        cursor: "pointer",
        ...(active && { bgcolor: "action.selected" }),
      }}
    >
      {option.icon !== undefined && (
        <Box sx={{ display: "flex", flexShrink: 0, color: active ? "text.primary" : "text.secondary" }}>
          <Icon name={option.icon} size={16} />
        </Box>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap dir="auto" sx={{ textAlign: "start" }}>
          {option.title}
        </Typography>
        {option.description !== undefined && (
          <Typography
            variant="caption"
            component="div"
            noWrap
            dir="auto"
            sx={{ color: "text.secondary", textAlign: "start" }}
          >
            {option.description}
          </Typography>
        )}
      </Box>
      {option.aside}
    </Box>
  );
}
