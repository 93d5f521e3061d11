import { HttpError } from "@atrium/shared-contracts/contract";
import type { FakeShellApi } from "@atrium/shared-contracts/testing";
import { act } from "@testing-library/react";
import { afterEach } from "@jest/globals";
import { AT } from "./show-routes.tsx";

const shells = new Set<FakeShellApi>();
// What's still being kept would go on after the test.
afterEach(() => {
  for (const { subjects } of shells) act(() => subjects.auth$.complete());
  shells.clear();
});

/** The id of the first file that's stored; the others count on from there. */
export const MEDIA = "0f0e0d0c-0b0a-4908-8706-05040302c001";

const idOf = (count: number) => MEDIA.replace(/1$/, String(count));

/** One request with a file's bytes, as the server and the network see it. */
export class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  body: Blob | undefined;
  isAborted = false;
  open() {}
  setRequestHeader() {}
  send(body: Blob) {
    this.body = body;
    FakeRequest.sent.push(this);
    FakeRequest.answer(this);
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded }));
  }
  respond(status: number, body = "") {
    this.status = status;
    this.responseText = body;
    this.dispatchEvent(new Event(status === 0 ? "error" : "load"));
  }
  static sent: FakeRequest[] = [];
  static answer: (request: FakeRequest) => void = () => {};
}

// jsdom has no such method.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file can't be read")));
    reader.readAsArrayBuffer(this);
  });
};

/** Answers the calls around uploads, and the uploads themselves with 204 at once. Returns what can be changed. */
export function fakeUploads(shell: FakeShellApi) {
  const files = new Map<string, { name: string; type: string; size: number }>();
  const removed: string[] = [];
  shells.add(shell);
  FakeRequest.sent = [];
  FakeRequest.answer = (request) => request.respond(204);
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  shell.answer("POST /media/upload-url", ({ body }) => {
    const id = idOf(files.size + 1);
    files.set(id, body as { name: string; type: string; size: number });
    shell.answer(`DELETE /media/${id}`, () => void removed.push(id));
    return { id, uploadUrl: "/put-here", method: "PUT", headers: {}, expiresAt: AT };
  });
  shell.answer("POST /media", ({ body }) => {
    const { id } = body as { id: string };
    const file = files.get(id);
    if (!file) throw new HttpError("File not found", 404, { code: "media_not_found" });
    return { media: { id, ...file, createdAt: AT } };
  });
  return {
    removed,
    /** Leaves uploads unanswered from here on. */
    hold: () => (FakeRequest.answer = () => {}),
    answerWith: (status: number, body = "") => (FakeRequest.answer = (request) => request.respond(status, body)),
    sent: () => FakeRequest.sent,
  };
}
