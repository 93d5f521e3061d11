import { Button, Icon, rem } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";

interface RetryButtonProps {
  /** The one thing to do on a page that failed. Default false: a small button beside other content. */
  readonly large?: boolean;
  onRetry(): void;
}

/** Try again, wherever something of the page failed. Large enough for a thumb on phones. */
export function RetryButton({ large = false, onRetry }: RetryButtonProps) {
  const { t } = useTranslation("shell");
  return (
    <Button
      variant={large ? "contained" : "outlined"}
      size={large ? "large" : "small"}
      startIcon={<Icon name="retry" size={large ? 20 : 16} />}
      onClick={onRetry}
      sx={large ? { minHeight: rem(52), minWidth: rem(200) } : { minHeight: { xs: rem(44), md: rem(32) } }}
    >
      {t("feature.tryAgain")}
    </Button>
  );
}
