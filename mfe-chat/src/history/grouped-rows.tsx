import { Box, Button, Icon, Typography, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useInfiniteQuery } from "@atrium/shared-ui/query";
import { useEffect, useMemo } from "react";
import { filteredQuery } from "../conversation/conversation-api.ts";
import { listed, type ConversationHistory } from "../conversations/use-conversations.ts";
import { ConversationRows, type ConversationRowsProps } from "../conversations/conversation-rows.tsx";
import { FolderMenu } from "../folders/folder-menu.tsx";
import organizingTexts from "../locales/en/organizing.json" with { type: "json" };
import { TEXTS, texts } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { useOpenFolders } from "./group-memory.ts";

texts.addEnglish(organizingTexts);

const HEADING_PX = 36;

interface GroupedRowsProps extends ConversationRowsProps {
  readonly history: ConversationHistory;
}

/** The history with pinned conversations first, then a group for each folder, then the others. */
export function GroupedRows({ history, ...rows }: GroupedRowsProps) {
  const { t } = useTranslation(TEXTS);
  const { open, toggle } = useOpenFolders();
  const { conversations, folders } = history;
  const filed = useFiled(folders.some(({ id }) => open.includes(id)));
  const known = useMemo(() => {
    const byId = new Map(
      [...filed.conversations, ...conversations].map((conversation) => [conversation.id, conversation]),
    );
    return [...byId.values()].sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  }, [filed.conversations, conversations]);

  const pinned = conversations.filter((conversation) => conversation.pinned);
  const isFiled = ({ folderId }: { readonly folderId?: string | undefined }) =>
    folders.some(({ id }) => id === folderId);
  const rest = conversations.filter((conversation) => !conversation.pinned && !isFiled(conversation));
  const nothingIn = (folderId: string) => {
    const hasPinned = pinned.some((conversation) => conversation.folderId === folderId);
    return {
      id: `nothing in ${folderId}`,
      heading: <Nothing>{t(hasPinned ? "folder.allPinned" : "folder.empty")}</Nothing>,
    };
  };
  const entries = [
    ...(pinned.length > 0 ? [{ id: "pinned", heading: <Heading>{t("history.pinned")}</Heading> }, ...pinned] : []),
    ...folders.flatMap((folder) => {
      const isOpen = open.includes(folder.id);
      const inside = isOpen ? known.filter(({ folderId, pinned: first }) => folderId === folder.id && !first) : [];
      return [
        {
          id: folder.id,
          heading: (
            <Box sx={{ display: "flex", alignItems: "center", height: HEADING_PX }}>
              <Button
                color="inherit"
                size="small"
                aria-expanded={isOpen}
                onClick={() => toggle(folder.id)}
                startIcon={<Icon name={isOpen ? "chevron-down" : "chevron-right"} size={14} />}
                sx={{ flexGrow: 1, minWidth: 0, justifyContent: "flex-start", px: 1.5, fontSize: "0.8125rem" }}
              >
                <Box
                  component="span"
                  dir="auto"
                  sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
                >
                  {folder.name}
                </Box>
              </Button>
              <FolderMenu folder={folder} />
            </Box>
          ),
        },
        ...(isOpen && inside.length === 0 && !filed.isLoading ? [nothingIn(folder.id)] : inside),
      ];
    }),
    ...(rest.length > 0 ? [{ id: "rest", heading: <Heading>{t("history.others")}</Heading> }, ...rest] : []),
  ];
  return <ConversationRows {...rows} history={history} entries={entries} headingPx={HEADING_PX} />;
}

function Heading({ children }: { readonly children: string }) {
  return (
    <Typography
      variant="caption"
      component="h3"
      sx={{ px: 1.5, height: HEADING_PX, lineHeight: `${HEADING_PX}px`, color: "text.secondary", fontWeight: 600 }}
    >
      {children}
    </Typography>
  );
}

/** In an open folder's place for its conversations. */
function Nothing({ children }: { readonly children: string }) {
  return (
    <Typography
      variant="caption"
      noWrap
      component="p"
      sx={{ pl: 4.5, lineHeight: `${HEADING_PX}px`, color: "text.secondary" }}
    >
      {children}
    </Typography>
  );
}

/** All conversations in folders that aren't archived, loaded when a folder is open. */
function useFiled(wanted: boolean) {
  const { http } = useShell();
  const { user } = useChatSession();
  const { data, hasNextPage, isFetching, isPending, fetchNextPage } = useInfiniteQuery({
    ...filteredQuery(http, { folder_id: "any" }),
    enabled: wanted,
  });
  const next = wanted && hasNextPage && !isFetching;
  useEffect(() => {
    if (next) void fetchNextPage();
  }, [next, fetchNextPage]);
  const conversations = useMemo(() => listed(data, user.id).filter(({ archived }) => !archived), [data, user.id]);
  return { conversations, isLoading: wanted && (isPending || hasNextPage) };
}
