import { Box, Skeleton, Typography } from "@atrium/shared-ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { PickerGroup } from "./picker-option.ts";
import { PickerRow } from "./picker-row.tsx";

interface PickerListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly PickerGroup[];
  readonly active: string | undefined;
  /** CSS height, which stays the same whatever the list holds. */
  readonly height: string | number;
  optionId(id: string): string;
  onMove(id: string): void;
  onPick(id: string): void;
}

/** The options, in a list with a fixed height. Options that load above the active one don't shift it on screen. */
export function PickerList({ id, label, groups, active, height, optionId, onMove, onPick }: PickerListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useRef<{ active: string; top: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const list = scroller.current;
    const row = active === undefined ? null : document.getElementById(optionId(active));
    if (!list || !row || active === undefined) {
      seen.current = undefined;
      return;
    }
    const top = row.offsetTop;
    if (seen.current?.active === active) list.scrollTop += top - seen.current.top;
    else if (isFirst(groups, active)) list.scrollTop = 0;
    else list.scrollTop = Math.min(Math.max(list.scrollTop, top + row.offsetHeight + 24 - list.clientHeight), top - 8);
    seen.current = { active, top };
  });
  return (
    <Box
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={label}
      sx={{
        height,
        overflowY: "auto",
        overflowAnchor: "none",
        position: "relative",
        p: 1,
        pb: 3,
        // Fades out where the list goes on. Its last option ends above that.
        maskImage: "linear-gradient(to top, transparent, #000 24px)",
      }}
    >
      {groups.map((group) => (
        <PickerGroupRows key={group.id} group={group} headingId={`${id}-${group.id}`}>
          {(option) => (
            <PickerRow
              key={option.id}
              id={optionId(option.id)}
              option={option}
              active={option.id === active}
              onMove={() => onMove(option.id)}
              onPick={() => onPick(option.id)}
            />
          )}
        </PickerGroupRows>
      ))}
    </Box>
  );
}

interface PickerGroupRowsProps {
  readonly group: PickerGroup;
  readonly headingId: string;
  children(option: PickerGroup["options"][number]): ReactNode;
}

function PickerGroupRows({ group, headingId, children }: PickerGroupRowsProps) {
  const { heading, options, note, pendingRows = 0 } = group;
  if (options.length === 0 && pendingRows === 0 && note === undefined) return null;
  return (
    <Box role="group" {...(heading ? { "aria-labelledby": headingId } : {})} sx={{ "& + &": { mt: 0.5 } }}>
      {heading && (
        <Typography
          id={headingId}
          role="presentation"
          variant="caption"
          component="div"
          sx={{ px: 1, pt: 0.75, pb: 0.5, color: "text.secondary", fontWeight: 600 }}
        >
          {heading}
        </Typography>
      )}
      {options.map(children)}
      {options.length === 0 &&
        Array.from({ length: pendingRows }, (_, row) => (
          <Box key={row} aria-hidden sx={{ px: 1, py: 1.25 }}>
            <Skeleton variant="rounded" height={16} width={`${72 - row * 14}%`} />
          </Box>
        ))}
      {note && (
        <Typography variant="body2" sx={{ px: 1, pb: 0.5, color: "text.secondary" }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

const isFirst = (groups: readonly PickerGroup[], id: string) =>
  groups.find(({ options }) => options.length > 0)?.options[0]?.id === id;
