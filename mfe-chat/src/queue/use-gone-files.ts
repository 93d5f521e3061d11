import { HttpError, type ShellApi } from "@atrium/shared-contracts/contract";
import { mediaCalls } from "@atrium/shared-contracts/wire/chat";
import { useShell } from "@atrium/shared-ui";
import { useQuery } from "@atrium/shared-ui/query";
import type { SentFile } from "../outbox/outbox-entry.ts";

/** Which of the files were deleted from the server. None until it has said so. */
export function useGoneFiles(files: readonly SentFile[]): readonly SentFile[] {
  const shell = useShell();
  const ids = files.map(({ id }) => id);
  const { data: gone } = useQuery({
    queryKey: ["mfe-chat", "gone", ...ids],
    queryFn: async () => {
      const isGone = await Promise.all(ids.map((id) => wasDeleted(shell, id)));
      return ids.filter((_, at) => isGone[at]);
    },
    enabled: ids.length > 0,
  });
  return files.filter(({ id }) => gone?.includes(id));
}

const wasDeleted = (shell: ShellApi, id: string): Promise<boolean> =>
  shell.http.call(mediaCalls.get, { params: { id } }).then(
    () => false,
    (error: unknown) => {
      if (error instanceof HttpError && (error.status === 404 || error.status === 410)) return true;
      throw error;
    },
  );
