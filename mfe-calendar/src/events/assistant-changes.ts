import { useShell } from "@atrium/shared-ui";
import { useQueryClient } from "@atrium/shared-ui/query";
import { useEffect } from "react";
import { EVENTS_KEY } from "./calendar-api.ts";

/** Refetches the events when the assistant has replied, since it may have created, moved or deleted some. */
export function useAssistantChanges(): void {
  const { realtime } = useShell();
  const client = useQueryClient();
  useEffect(() => {
    const subscription = realtime.events$.subscribe(({ name }) => {
      if (name === "message_response") void client.invalidateQueries({ queryKey: EVENTS_KEY });
    });
    return () => subscription.unsubscribe();
  }, [realtime, client]);
}
