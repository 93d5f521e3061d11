import { Box, Button, Icon, ListItemButton, Skeleton, Typography, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { Link } from "@atrium/shared-ui/router";
import { TEXTS } from "../locales/translations.ts";
import { useConversations } from "../conversations/use-conversations.ts";
import { useRelativeTime } from "../conversations/use-relative-time.ts";

/** How many conversations the card shows. */
const SHOWN = 5;

/** The newest conversations on the home page. */
export function RecentConversations() {
  const { t } = useTranslation(TEXTS);
  const ago = useRelativeTime();
  const { conversations, isLoading } = useConversations();
  if (isLoading)
    return (
      <Box role="status" aria-label={t("list.loading")} sx={{ display: "grid", p: 2, gap: 1 }}>
        {[78, 62, 70].map((width) => (
          <Skeleton key={width} variant="text" width={`${width}%`} />
        ))}
      </Box>
    );
  const isEmpty = conversations.length === 0;
  return (
    <Box sx={{ p: 1 }}>
      {isEmpty ? (
        <Box sx={{ px: 1, py: 1 }}>
          <Typography variant="body2">{t("history.empty")}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("list.emptyHint")}
          </Typography>
        </Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {conversations.slice(0, SHOWN).map((conversation) => (
            <li key={conversation.id}>
              <ListItemButton
                component={Link}
                to={`/chat/${conversation.id}`}
                sx={{
                  borderRadius: 1,
                  px: 1,
                  py: 0.75,
                  minHeight: { xs: rem(44), md: rem(36) },
                  display: "flex",
                  gap: 2,
                }}
              >
                <Typography variant="body2" noWrap dir="auto" sx={{ flexGrow: 1, textAlign: "start" }}>
                  {conversation.title}
                </Typography>
                <Typography variant="caption" noWrap sx={{ flexShrink: 0, color: "text.secondary" }}>
                  {ago(conversation.updatedAt)}
                </Typography>
              </ListItemButton>
            </li>
          ))}
        </Box>
      )}
      <Button
        component={Link}
        to={isEmpty ? "/new" : "/chat"}
        size="small"
        endIcon={<Icon name="chevron-right" size={14} />}
        sx={{ mt: 0.5, px: 1, minHeight: { xs: rem(44), md: rem(32) } }}
      >
        {t(isEmpty ? "home.start" : "home.all")}
      </Button>
    </Box>
  );
}
