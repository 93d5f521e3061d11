import type { FakeShellApi } from "@atrium/shared-contracts/testing";
import { AT } from "./show-routes.tsx";

/** The id of the file that {@link answerUploads} stores. */
export const MEDIA = "0f0e0d0c-0b0a-4908-8706-05040302c001";

/** Answers the calls around an upload of `plan.pdf`. The file itself goes through `fetch`. */
export function answerUploads(shell: FakeShellApi): void {
  shell.answer("POST /media/upload-url", () => ({
    id: MEDIA,
    uploadUrl: "/put-here",
    method: "PUT",
    headers: {},
    expiresAt: AT,
  }));
  shell.answer("POST /media", () => ({
    media: { id: MEDIA, name: "plan.pdf", type: "application/pdf", size: 3, createdAt: AT },
  }));
}
