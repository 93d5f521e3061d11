import { type Table, percentile, rounded } from "../table/table.ts";
import { DOCUMENTS } from "./documents.ts";
import type { Drawing, Drawn } from "./shell/stage.ts";
import { CHUNK_CHARACTERS, type OpenPage, busy, countTasks, cut, inPage } from "./stage-page.ts";

const ROUNDS = 3;
/** One drawing of a long reply takes thousands of frames. */
const ROUNDS_OF_LONG = 1;
const DRAWINGS = {
  nothing: { renderer: "nothing", colors: true, frames: 1 },
  "streaming-markdown": { renderer: "streaming-markdown", colors: true, frames: 1 },
  product: { renderer: "product", colors: true, frames: 1 },
  "product, every second frame": { renderer: "product", colors: true, frames: 2 },
  "streaming-markdown, no colors": { renderer: "streaming-markdown", colors: false, frames: 1 },
  "product, no colors": { renderer: "product", colors: false, frames: 1 },
  "product, every second frame, no colors": { renderer: "product", colors: false, frames: 2 },
  naive: { renderer: "naive", colors: true, frames: 1 },
} as const satisfies Readonly<Record<string, Drawing>>;
type Name = keyof typeof DRAWINGS;
const NAMES = Object.keys(DRAWINGS) as Name[];
/** "Naive" takes minutes for more. */
const NAIVE_CHARACTERS = 50_000;

/** Seconds of main-thread time. `drawn` is what's on the page at the end. */
interface Streaming {
  readonly all: number;
  readonly first: number;
  readonly last: number;
  readonly finish: number;
  readonly drawn: Drawn;
}

/** Main-thread cost of a growing reply with the product's renderer, compared to the fastest way that's known to draw it, and to the usual one. */
export async function streamRender(): Promise<Table> {
  return inPage(["--disable-frame-rate-limit", "--disable-gpu-vsync"], async (open) => {
    const rows: Table["rows"][number][] = [];
    for (const [name, text] of Object.entries(DOCUMENTS)) rows.push(...(await measure(open, name, text)));
    return {
      name: "Drawing a streamed reply",
      method: `Chunks of ${CHUNK_CHARACTERS} characters, one a frame, frames as fast as they come; CPU of the main thread, medians of ${ROUNDS} rounds, ${ROUNDS_OF_LONG} of the long reply, the renderers taken in turn. streaming-markdown appends to the plain DOM. The product draws at most at half the screen's rate. "Naive" is react-markdown with rehype-highlight over the whole text at each chunk; "nothing" is what the frames cost by themselves; growth is the last fifth against the first.`,
      columns: ["CPU ms", "x streaming-markdown", "the same, less frames", "growth", "CPU ms to finish"],
      rows,
    };
  });
}

const CHUNKS_PER_SECOND = 100;
const SLOWER = 4;

/** The longest task while a reply streams at 100 chunks a second into a page on a slow machine. */
export async function streamTasks(): Promise<Table> {
  return inPage([], async (open) => {
    const rows: Table["rows"][number][] = [];
    for (const [name, text] of Object.entries(DOCUMENTS)) {
      for (const drawing of ["streaming-markdown", "product, every second frame"] as const) {
        const page = await open();
        const devtools = await countTasks(page);
        await page.evaluate((next) => window.stage.begin(next), DRAWINGS[drawing]);
        await page.evaluate((chunks) => window.stage.append(chunks), cut(text.slice(0, 2_000)));
        await page.evaluate((next) => window.stage.begin(next), DRAWINGS[drawing]);
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
        const begun = await busy(devtools);
        await page.evaluate(([chunks, rate]) => window.stage.play(chunks, rate), [
          cut(text),
          CHUNKS_PER_SECOND,
        ] as const);
        await page.evaluate(() => window.stage.finish());
        const longest = await page.evaluate(() => window.stage.longestTask());
        rows.push([`${name}, ${drawing}`, rounded(longest, 0), rounded(((await busy(devtools)) - begun) * 1000, 0)]);
        await page.close();
      }
    }
    return {
      name: "Tasks while a reply streams",
      method: `${CHUNKS_PER_SECOND} chunks of ${CHUNK_CHARACTERS} characters a second, 60 Hz, CPU slowed ${SLOWER} times; from the first chunk until nothing changes any more. 0 if no task took 50 ms.`,
      columns: ["longest task ms", "CPU ms"],
      rows,
    };
  });
}

async function measure(open: OpenPage, name: string, text: string) {
  const measured = NAMES.filter(
    (drawing) =>
      (text.includes("```") || DRAWINGS[drawing].colors) && (drawing !== "naive" || text.length < NAIVE_CHARACTERS),
  );
  const runs = new Map(measured.map((drawing) => [drawing, [] as Streaming[]]));
  const rounds = text.length < NAIVE_CHARACTERS ? ROUNDS : ROUNDS_OF_LONG;
  for (let round = 0; round < rounds; round += 1) {
    for (const drawing of measured) runs.get(drawing)?.push(await stream(open, DRAWINGS[drawing], text));
    const [ours, others] = (["product", "naive"] as const).map((drawing) => runs.get(drawing)?.at(-1)?.drawn);
    // Otherwise the ratio means nothing, because drawing less is cheaper.
    if (others && JSON.stringify(ours) !== JSON.stringify(others))
      throw new Error(`The renderers drew ${name} differently: ${JSON.stringify([ours, others])}`);
  }

  const median = (drawing: Name, field: Exclude<keyof Streaming, "drawn">) =>
    percentile(
      (runs.get(drawing) ?? []).map((run) => run[field]),
      0.5,
    );
  const frames = median("nothing", "all");
  return measured.map((drawing): Table["rows"][number] => {
    const all = median(drawing, "all");
    const base = median(DRAWINGS[drawing].colors ? "streaming-markdown" : "streaming-markdown, no colors", "all");
    return [
      `${name}, ${drawing}`,
      rounded(all * 1000, 0),
      rounded(all / base, 2),
      rounded((all - frames) / (base - frames), 2),
      rounded(median(drawing, "last") / median(drawing, "first"), 2),
      rounded(median(drawing, "finish") * 1000, 0),
    ];
  });
}

async function stream(open: OpenPage, drawing: Drawing, text: string): Promise<Streaming> {
  const page = await open();
  try {
    const devtools = await countTasks(page);
    // Run through the beginning once first, so that we measure the renderer and not the compiler.
    await page.evaluate((next) => window.stage.begin(next), drawing);
    await page.evaluate((chunks) => window.stage.append(chunks), cut(text.slice(0, 2_000)));
    await page.evaluate((next) => window.stage.begin(next), drawing);
    await devtools.send("HeapProfiler.collectGarbage");

    const chunks = cut(text);
    const fifth = Math.ceil(chunks.length / 5);
    const times = [await busy(devtools)];
    for (let from = 0; from < chunks.length; from += fifth) {
      await page.evaluate((part) => window.stage.append(part), chunks.slice(from, from + fifth));
      times.push(await busy(devtools));
    }
    const streamed = times.at(-1) ?? Number.NaN;
    const drawn = await page.evaluate(() => window.stage.finish());
    const [begun = Number.NaN, afterFirst = Number.NaN] = times;
    return {
      all: streamed - begun,
      first: afterFirst - begun,
      last: streamed - (times.at(-2) ?? Number.NaN),
      finish: (await busy(devtools)) - streamed,
      drawn,
    };
  } finally {
    await page.close();
  }
}
