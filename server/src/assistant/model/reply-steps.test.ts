import { afterEach, describe, expect, it } from "@jest/globals";
import { askModel } from "../testing/ask-model.ts";
import { COFFEE, fakePorts } from "../testing/scene.ts";
import {
  beginStream,
  finishChunk,
  reasoningChunk,
  type Script,
  startScriptedEndpoint,
  textChunk,
  toolChunks,
} from "../testing/scripted-endpoint.ts";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
afterEach(() => endpoint.close());

/** An endpoint whose model answers its calls with these streams. */
async function streams(...each: string[]) {
  const script: Script = (response, _, number) => {
    beginStream(response);
    response.end(each[number - 1] ?? each.at(-1));
  };
  return (endpoint = await startScriptedEndpoint(script));
}

const stepsOf = ({ events }: Awaited<ReturnType<typeof askModel>>) =>
  events.flatMap((event) => (event.type === "step" ? [[event.isDone ? "done" : "begun", event.step]] : []));
const search = toolChunks("search_products", { query: "coffee" });

describe("a model's tool call", () => {
  it("is a step with what it's about, which is there before the text that follows", async () => {
    const told = await askModel(
      await streams(search, textChunk("There's coffee.") + finishChunk()),
      {},
      undefined,
      fakePorts([COFFEE]),
    );
    expect(stepsOf(told)).toEqual([
      ["begun", { kind: "marketplace", detail: "coffee" }],
      ["done", { kind: "marketplace", detail: "coffee" }],
    ]);
    const types = told.events.map(({ type }) => type);
    expect(types.lastIndexOf("step")).toBeLessThan(types.indexOf("text"));
  });

  it("that comes to nothing isn't done", async () => {
    const told = await askModel(
      await streams(toolChunks("weather", { place: "Hue" }), textChunk("I can't reach it.") + finishChunk()),
    );
    expect(stepsOf(told)).toEqual([["begun", { kind: "weather", detail: "Hue" }]]);
  });
});

describe("a model's reasoning", () => {
  it("is apart from the text, and doesn't go back to the model with its tools' results", async () => {
    const thinks = reasoningChunk("The person wants ") + reasoningChunk("coffee.");
    const told = await askModel(
      await streams(thinks + search, reasoningChunk("Good.") + textChunk("There's coffee.") + finishChunk()),
      {},
      undefined,
      fakePorts([COFFEE]),
    );
    expect(told.text).toBe("There's coffee.");
    expect(told.events.flatMap((event) => (event.type === "reasoning" ? [event.text] : [])).join("|")).toBe(
      "The person wants |coffee.|Good.",
    );
    expect(told.calls).toHaveLength(2);
    expect(JSON.stringify(told.calls[1]?.body)).toContain("search_products");
    expect(JSON.stringify(told.calls[1]?.body)).not.toContain("The person wants");
    expect(JSON.stringify(told.calls[1]?.body)).not.toContain("reasoning");
  });

  it("alone is no text of a reply", async () => {
    const told = await askModel(await streams(reasoningChunk("Hm") + finishChunk()));
    expect(told.events.filter(({ type }) => type === "text" || type === "failed")).toEqual([]);
  });
});
