import { MessageChannel as NodeMessageChannel } from "node:worker_threads";
import { jest } from "@jest/globals";

export interface FakeFrames<Request> {
  /** All that were opened, the last one at the end. */
  readonly opened: readonly HTMLIFrameElement[];
  readonly asked: Request[];
  /** From now on, until mocks are restored. */
  install(): void;
  /** Lets Jest exit. */
  close(): void;
}

/** jsdom loads no frames. These answer as the documents in them would. Undefined is an answer that never comes. */
export function fakeFrames<Request>(answerTo: (request: Request) => object | undefined): FakeFrames<Request> {
  const ports: { close(): void }[] = [];
  const opened: HTMLIFrameElement[] = [];
  const asked: Request[] = [];
  Object.assign(globalThis, {
    __webpack_public_path__: "https://features.example/releases/mfe-chat/1.0.0/",
    MessageChannel: function () {
      const channel = new NodeMessageChannel();
      ports.push(channel.port1);
      return channel;
    },
  });
  const create = document.createElement.bind(document);
  const install = () =>
    void jest.spyOn(document, "createElement").mockImplementation((name: string) => {
      const element = create(name);
      if (!(element instanceof HTMLIFrameElement)) return element;
      opened.push(element);
      Object.defineProperty(element, "contentWindow", {
        value: {
          postMessage: (_: unknown, __: string, [port]: [MessagePort]) => {
            port.addEventListener("message", ({ data }: MessageEvent<Request>) => {
              asked.push(data);
              const answer = answerTo(data);
              if (answer) port.postMessage(answer);
            });
            port.start();
            port.postMessage({ kind: "ready" });
          },
        },
      });
      Object.defineProperty(element, "src", {
        set() {
          queueMicrotask(() => element.dispatchEvent(new Event("load")));
        },
      });
      return element;
    });
  return { opened, asked, install, close: () => ports.forEach((port) => port.close()) };
}
