import { Worker } from "node:worker_threads";
import type { PdfReply, PdfRequest } from "./protocol.ts";

/** The text of a PDF, or why there is none. */
export type PdfText =
  | { readonly kind: "text"; readonly text: string; readonly isWhole: boolean }
  /** `textless`: its pages may be pictures. `demanding`: it took too much time or memory before any text came. */
  | { readonly kind: "none"; readonly why: "password" | "broken" | "textless" | "demanding" };

export interface PdfLimits {
  readonly timeMs: number;
  /** How much more memory than an empty thread the file may take. */
  readonly megabytes: number;
  readonly pages: number;
}

const LIMITS: PdfLimits = { timeMs: 10_000, megabytes: 256, pages: 500 };
/** How many files are read at once; others wait. */
const AT_ONCE = 2;
const MEASURE_MS = 50;
const MEGABYTE = 2 ** 20;

export interface PdfReader {
  /**
   * The first `characters` of a file's text. It's read in a thread of its own that has limited time and memory: what had been read when they're used
   * up is the text then. Rejects when `signal` aborts.
   */
  read(bytes: Uint8Array, characters: number, signal: AbortSignal): Promise<PdfText>;
}

export function createPdfReader(limits: PdfLimits = LIMITS): PdfReader {
  const waiting: (() => void)[] = [];
  let running = 0;
  /** Whoever ends hands the place to the first who waits. */
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const enter = async () => {
    if (running === AT_ONCE) return new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
  };
  return {
    async read(bytes, characters, signal) {
      await enter();
      try {
        signal.throwIfAborted();
        return await readInThread({ bytes, characters, pages: limits.pages }, limits, signal);
      } finally {
        leave();
      }
    },
  };
}

async function readInThread(request: PdfRequest, limits: PdfLimits, signal: AbortSignal): Promise<PdfText> {
  const file = import.meta.url.endsWith(".ts") ? "./worker.ts" : "./pdf-worker.js";
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: request,
    execArgv: [],
    env: {},
    // What pdf.js says about a file isn't for the server's log.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  let text = "";
  const { promise: end, resolve } = Promise.withResolvers<Exclude<PdfReply, { kind: "text" }> | "stopped">();
  worker.on("message", (reply: PdfReply) => {
    if (reply.kind === "text") text += reply.text;
    else resolve(reply);
  });
  const stop = () => resolve("stopped");
  // Out of memory is an error here.
  worker.on("error", stop);
  worker.on("exit", stop);
  signal.addEventListener("abort", stop, { once: true });
  const deadline = setTimeout(stop, limits.timeMs);
  // A thread's own limit leaves out buffers, which is where a file's streams are unpacked.
  const measuring = setInterval(() => {
    void memoryOf(worker).then((bytes) => bytes > limits.megabytes * MEGABYTE && stop());
  }, MEASURE_MS);
  try {
    const reply = await end;
    signal.throwIfAborted();
    if (reply !== "stopped" && reply.kind === "failed" && text === "") return { kind: "none", why: reply.why };
    const isWhole = reply !== "stopped" && reply.kind === "ended" && reply.isWhole;
    if (text.trim() !== "") return { kind: "text", text: text.trim(), isWhole };
    return { kind: "none", why: reply === "stopped" ? "demanding" : "textless" };
  } finally {
    clearTimeout(deadline);
    clearInterval(measuring);
    signal.removeEventListener("abort", stop);
    await worker.terminate();
  }
}

/** Zero for a thread that has ended. */
async function memoryOf(worker: Worker): Promise<number> {
  try {
    const { used_heap_size: heap, external_memory: buffers } = await worker.getHeapStatistics();
    return heap + buffers;
  } catch {
    return 0;
  }
}
