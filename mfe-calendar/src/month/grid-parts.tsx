/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements lose their meaning in Safari once they are laid out as boxes */
import { Box, type BoxProps } from "@atrium/shared-ui";

// The parts of a grid of days, named as in the ARIA pattern.

/** Seven columns of equal width. */
export function GridRow({ sx, ...props }: BoxProps) {
  return (
    <Box
      role="row"
      {...props}
      sx={[{ display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))" }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}

export function GridHeader(props: BoxProps) {
  return <Box role="columnheader" {...props} />;
}

export function GridBody(props: BoxProps) {
  return <Box role="rowgroup" {...props} />;
}

export function GridCell(props: BoxProps) {
  return <Box role="gridcell" {...props} />;
}
