import { chatCalls, type MessageVersions, type ServerMessage } from "@atrium/shared-contracts/wire/chat";
import { Box, Typography, VisuallyHidden, useShell } from "@atrium/shared-ui";
import { useTranslation } from "@atrium/shared-ui/i18n";
import { useSubmission } from "@atrium/shared-ui/query";
import { type KeyboardEvent, useContext, useEffect, useRef } from "react";
import { TEXTS } from "../locales/translations.ts";
import { useChatSession } from "../session/chat-session.ts";
import { AroundMessages } from "./around-messages.ts";
import { keepInPlace } from "./keep-in-place.ts";
import { Tool } from "../tool/tool.tsx";

interface VersionSwitchProps {
  readonly message: ServerMessage;
  readonly versions: MessageVersions;
}

/** The version that the person has switched to, and in which direction. Another version of an own message is another row. */
let awaited: { readonly id: string; readonly by: number } | undefined;

/** Switches between the versions of a message, which stays where it is on the screen. */
export function VersionSwitch({ message, versions }: VersionSwitchProps) {
  const { t } = useTranslation(TEXTS);
  const shell = useShell();
  const session = useChatSession();
  const around = useContext(AroundMessages);
  const group = useRef<HTMLDivElement>(null);
  const { id } = message;
  const show = useSubmission({
    async mutationFn({ version, isReplaced }: { readonly version: string; isReplaced(): void }) {
      try {
        const { conversationId } = await shell.http.call(chatCalls.show, { params: { id: version } });
        await session.client.fetchQuery({ ...session.thread(conversationId), staleTime: 0 });
      } finally {
        isReplaced();
      }
    },
    onError() {
      awaited = undefined;
      shell.toast({ title: t("version.failed"), variant: "destructive" });
    },
  });
  const step = (by: number) => {
    const version = by < 0 ? versions.previous : versions.next;
    if (version === undefined || show.isPending || !group.current) return;
    awaited = { id: version, by };
    show.mutate({ version, isReplaced: keepInPlace(group.current, around) });
  };
  useEffect(() => {
    if (awaited?.id !== id) return;
    const last = awaited.by < 0 ? 0 : 1;
    awaited = undefined;
    group.current?.querySelectorAll("button")[last]?.focus({ preventScroll: true });
  }, [group, id]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const isBack = (event.key === "ArrowLeft") === (getComputedStyle(event.currentTarget).direction === "ltr");
    step(isBack ? -1 : 1);
  };
  const label = t("version.label", { index: versions.position, count: versions.count });
  return (
    <Box ref={group} role="group" aria-label={label} onKeyDown={onKeyDown} sx={SWITCH}>
      <Tool
        icon="chevron-left"
        label={t("version.previous")}
        disabled={versions.previous === undefined}
        onClick={() => step(-1)}
      />
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Typography variant="caption" aria-hidden sx={COUNT}>
        {`${versions.position} / ${versions.count}`}
      </Typography>
      <Tool
        icon="chevron-right"
        label={t("version.next")}
        disabled={versions.next === undefined}
        onClick={() => step(1)}
      />
    </Box>
  );
}

const SWITCH = { display: "flex", alignItems: "center", ml: -0.5, mr: 0.5 };
const COUNT = { minWidth: "3ch", textAlign: "center", fontVariantNumeric: "tabular-nums" };
