import { Box, Icon, IconButton, Typography } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import type { ReactNode } from "react";
import { useDocumentTitle } from "./use-document-title.ts";
import { TEXTS } from "../locales/translations.ts";

export interface ChatHeaderProps {
  /** Also the document's title. Undefined if the page has none. */
  readonly title: string | undefined;
  /** The line below. */
  readonly line: "solid" | "dashed" | "none";
  /** What can be done, at the end. */
  readonly children?: ReactNode;
}

/** The line at the top of a page for writing: the way back on phones, the title, and what can be done. */
export function ChatHeader({ title, line, children }: ChatHeaderProps) {
  const { t } = useTranslation(TEXTS);
  useDocumentTitle(title);
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 0.5,
        minHeight: 52,
        px: { xs: 1, md: 2.5 },
        borderBottom: 1,
        borderBottomStyle: line === "dashed" ? "dashed" : "solid",
        borderColor: line === "none" ? "transparent" : "divider",
      }}
    >
      <IconButton
        component={Link}
        to="/chat"
        aria-label={t("conversation.back")}
        size="small"
        color="inherit"
        sx={{ display: { md: "none" } }}
      >
        <Icon name="arrow-left" size={18} />
      </IconButton>
      {title !== undefined && (
        <Typography
          variant="h4"
          component="h1"
          noWrap
          dir="auto"
          sx={{ flexGrow: 1, minWidth: 0, textAlign: "start", fontSize: "0.9375rem" }}
        >
          {title}
        </Typography>
      )}
      {children}
    </Box>
  );
}
