import type { ShellApi } from "@atrium/shared-contracts/contract";
import { mediaCalls } from "@atrium/shared-contracts/wire/chat";
import type { SentFile } from "../outbox/outbox-entry.ts";

/** Deletes an uploaded file that no message needs from the server. */
export function removeUpload(shell: ShellApi, { id, name }: Pick<SentFile, "id" | "name">): void {
  shell.http
    .call(mediaCalls.remove, { params: { id } })
    .catch((error: unknown) => console.warn(`${name} stays on the server:`, error));
}
