/** What a page with `recordSocket` offers the benchmark that drives it. */
export interface PageSocket {
  /** Brings further chunks of the running reply out of the page's WebSocket, so many in a second. Resolves once they've been drawn. */
  play(chunks: readonly string[], perSecond: number): Promise<void>;
}

declare global {
  interface Window {
    pageSocket: PageSocket;
  }
}

interface Chunk {
  readonly chunk?: string;
  readonly content?: string;
  readonly metadata: { readonly seq: number; readonly offset: number };
}
interface Frame {
  readonly messages?: readonly { readonly name?: string; readonly data?: unknown }[];
}

/** Runs in the page before its own scripts: remembers the socket that a reply comes from, and how the server frames a chunk. */
export function recordSocket() {
  let last: { readonly socket: WebSocket; readonly frame: Frame; readonly chunk: Chunk } | undefined;
  const PlainSocket = WebSocket;
  const chunkIn = ({ messages }: Frame): Chunk | undefined => {
    const message = messages?.find(({ name }) => name === "message_chunk");
    return message && ((typeof message.data === "string" ? JSON.parse(message.data) : message.data) as Chunk);
  };
  window.WebSocket = class extends PlainSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener("message", ({ data }) => {
        if (typeof data !== "string" || !data.includes("message_chunk")) return;
        const frame = JSON.parse(data) as Frame;
        const chunk = chunkIn(frame);
        if (chunk) last = { socket: this, frame, chunk };
      });
    }
  };

  window.pageSocket = {
    async play(chunks, perSecond) {
      if (!last) throw new Error("No chunk has come from the server yet");
      const { socket, frame } = last;
      let { chunk } = last;
      const frames = chunks.map((text) => {
        const { seq, offset } = chunk.metadata;
        const before = chunk.chunk ?? chunk.content ?? "";
        const metadata = { ...chunk.metadata, seq: seq + 1, offset: offset + before.length };
        chunk = { ...chunk, ...(chunk.chunk === undefined ? { content: text } : { chunk: text }), metadata };
        const messages = frame.messages?.map((message) => ({
          ...message,
          data: typeof message.data === "string" ? JSON.stringify(chunk) : chunk,
        }));
        return JSON.stringify({ ...frame, messages });
      });
      const begun = performance.now();
      let next = 0;
      await new Promise<void>((resolve) => {
        const arrive = setInterval(() => {
          const due = Math.min(frames.length, Math.floor(((performance.now() - begun) / 1000) * perSecond));
          for (; next < due; next += 1) socket.dispatchEvent(new MessageEvent("message", { data: frames[next] ?? "" }));
          if (next < frames.length) return;
          clearInterval(arrive);
          resolve();
        }, 1000 / perSecond);
      });
      last = { socket, frame, chunk };
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}
