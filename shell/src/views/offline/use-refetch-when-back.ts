import { useQueryClient } from "@atrium/shared-ui/query";
import { useEffect } from "react";
import { useHost } from "../host/host-context.tsx";

/** Refetches everything that failed when the server can be reached again, and everything outdated when the user comes back to the window. */
export function useRefetchWhenBack(): void {
  const { connection } = useHost();
  const queries = useQueryClient();
  useEffect(() => {
    let was = connection.state;
    const watching = connection.state$.subscribe((now) => {
      if (was !== "online" && now === "online") {
        void queries.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
      }
      was = now;
    });
    return () => watching.unsubscribe();
  }, [connection, queries]);
  useEffect(() => {
    // TanStack Query only hears of a page that becomes visible. Of two windows side by side, both are visible all the time.
    const refetch = () => void queries.refetchQueries({ type: "active", stale: true }, { cancelRefetch: false });
    window.addEventListener("focus", refetch);
    return () => window.removeEventListener("focus", refetch);
  }, [queries]);
}
