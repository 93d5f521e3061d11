import { readdir } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import type { Media, UploadTarget } from "@atrium/shared-contracts/wire";
import type { Answer, TestServer, TestUser } from "../../testing/index.ts";

/** Announces an upload; `size` is the announced size, which may differ from the real one. */
export const announce = (user: TestUser, bytes: Buffer, name: string, type = "", size = bytes.length) =>
  user.call<UploadTarget>("POST", "/api/media/upload-url", { name, type, size });

export const complete = (user: TestUser, id: string) => user.call<{ media: Media }>("POST", "/api/media", { id });

/** A client's calls to a listening server. */
export function mediaClient(server: () => TestServer) {
  const send = (target: UploadTarget, body: Buffer) =>
    fetch(server().url + target.uploadUrl, {
      method: target.method,
      headers: target.headers,
      body: new Uint8Array(body),
    });

  return {
    send,
    /** Does all three steps; returns the last answer. */
    async upload(user: TestUser, bytes: Buffer, name: string, type = ""): Promise<Answer<{ media: Media }>> {
      const target = (await announce(user, bytes, name, type)).body;
      const sent = await send(target, bytes);
      if (sent.status !== 204) throw new Error(`The upload answered ${sent.status}`);
      return complete(user, target.id);
    },
    async download(user: TestUser, id: string): Promise<Response> {
      const { body } = await user.call<{ url: string }>("GET", `/api/media/${id}/download-url`);
      return fetch(server().url + body.url);
    },
    /** Names of the files in the store. */
    async filesOnDisk(): Promise<string[]> {
      const directory = join(server().config.dataDir, "media");
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
  };
}

/** Sends data without a length until the server ends it; returns how it ended and how much was sent. */
export function flood(url: string, most: number): Promise<{ status: number | "reset"; sent: number }> {
  const block = Buffer.alloc(256 * 1024, 0x61);
  return new Promise((resolve) => {
    let sent = 0;
    const request = httpRequest(url, { method: "PUT", headers: { "transfer-encoding": "chunked" } });
    const finish = (status: number | "reset") => {
      request.destroy();
      resolve({ status, sent });
    };
    request.on("response", (response) => finish(response.statusCode ?? 0));
    request.on("error", () => finish("reset"));
    const more = () => {
      while (sent < most && !request.destroyed) {
        sent += block.length;
        if (!request.write(block)) return void request.once("drain", more);
      }
      request.end();
    };
    more();
  });
}
