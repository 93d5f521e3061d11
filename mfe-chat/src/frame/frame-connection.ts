declare const __webpack_public_path__: string;

/** No frame, or one that doesn't answer in time. */
export class FrameError extends Error {
  override readonly name = "FrameError";
  readonly reason: "unavailable" | "late";

  constructor(document: string, reason: FrameError["reason"]) {
    super(`The frame ${document} is ${reason}`);
    this.reason = reason;
  }
}

export interface FrameOptions {
  /** Its name in this feature's release. */
  readonly document: string;
  /** How long to wait for the frame and what it needs. Milliseconds. */
  readonly loadMs: number;
  /** How long any answer may take. Milliseconds. */
  readonly answerMs: number;
}

/** A frame that answers one request at a time. */
export interface FrameConnection<Request, Answer> {
  /** @throws {FrameError} after which the connection is closed: each later request is rejected like the one that got no answer */
  ask(request: Request, transfer?: Transferable[]): Promise<Answer>;
  close(): void;
}

/** Opens a frame that can reach nothing else. It isn't shown, but has a size, as text is measured in it. */
export async function connectFrame<Request, Answer>({
  document: name,
  loadMs,
  answerMs,
}: FrameOptions): Promise<FrameConnection<Request, Answer>> {
  const frame = document.createElement("iframe");
  // Without allow-same-origin: it can reach neither page nor storage, and its policy gives it no network.
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = new URL(`${__webpack_public_path__}frames/${name}`, location.href).href;
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: "fixed",
    insetInlineStart: "-2000px",
    insetBlockStart: "0",
    // Some diagrams take all the width there is: about a message's.
    width: "680px",
    height: "800px",
    border: "0",
    visibility: "hidden",
    pointerEvents: "none",
  });
  const { port1: port, port2: framePort } = new MessageChannel();
  let receive: ((answer: Answer) => void) | undefined;
  port.addEventListener("message", ({ data }: MessageEvent<Answer>) => receive?.(data));
  port.start();
  const next = (limit: number, reason: FrameError["reason"]) =>
    new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => reject(new FrameError(name, reason)), limit);
      receive = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
    });
  const close = () => {
    port.close();
    frame.remove();
  };
  // The first message says that the frame is ready.
  const ready = next(loadMs, "unavailable");
  frame.addEventListener("load", () => frame.contentWindow?.postMessage(undefined, "*", [framePort]), { once: true });
  document.body.append(frame);
  try {
    await ready;
  } catch (error) {
    close();
    throw error;
  }
  let failed: Promise<Answer> | undefined;
  return {
    async ask(request, transfer = []) {
      if (failed) return failed;
      const answer = next(answerMs, "late");
      port.postMessage(request, transfer);
      try {
        return await answer;
      } catch (error) {
        // A late answer would be taken for the next request's.
        failed = answer;
        close();
        throw error;
      }
    },
    close,
  };
}
