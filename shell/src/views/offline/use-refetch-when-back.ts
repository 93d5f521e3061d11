import { useQueryClient } from "@atrium/shared-ui/query";
import { useEffect } from "react";
import { useHost } from "../host/host-context.tsx";

/** When the server can be reached again, refetches everything that failed in the meantime. */
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
}
