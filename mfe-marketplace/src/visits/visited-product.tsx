import { Box } from "@atrium/shared-ui";
import { Link } from "@atrium/shared-ui/router";

/** The name of a product that was viewed, on one line. A link whose target is the whole row, which must be positioned. */
export function VisitedProduct({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Box
      component={Link}
      to={`/marketplace/products/${encodeURIComponent(id)}`}
      state={{ source: "list" }}
      sx={{
        flexGrow: 1,
        minWidth: 0,
        color: "text.primary",
        fontWeight: 550,
        textDecoration: "none",
        "&:hover": { textDecoration: "underline" },
        overflow: "hidden",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
        "&::after": { content: '""', position: "absolute", inset: 0 },
      }}
    >
      {name}
    </Box>
  );
}
