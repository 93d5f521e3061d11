import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Around, createFixture } from "../../testing/render-chat.tsx";
import { blockCutting, markdownRendering, richParts, tableTools } from "../lazy-parts.ts";
import { ReplyText } from "../reply-text.tsx";
import { numberIn } from "./cell-values.ts";
import { toCsv } from "./table-csv.ts";

const fixture = createFixture();
const written: string[] = [];

beforeAll(async () => {
  await Promise.all([markdownRendering, richParts, tableTools, blockCutting].map((code) => code.load()));
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
});
beforeEach(() => void (written.length = 0));

const TABLE =
  "| Item | Price |\n|---|--:|\n| **Tea**, green | $10 |\n| Coffee | $9.50 |\n| Water | |\n| Milk | $1,200 |";
const reply = (text: string, streaming = false) => (
  <Around fixture={fixture}>
    <ReplyText text={text} streaming={streaming} />
  </Around>
);
const column = (index: number) =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[index]?.textContent);

describe("tables of replies", () => {
  it("are sorted by a header: up, down, then as written; numbers as numbers, empty cells last", () => {
    render(reply(TABLE));
    const price = screen.getByRole("columnheader", { name: "Price" });
    const sort = within(price).getByRole("button");
    fireEvent.click(sort);
    expect(price.getAttribute("aria-sort")).toBe("ascending");
    expect(column(1)).toEqual(["$9.50", "$10", "$1,200", ""]);
    fireEvent.click(sort);
    expect(price.getAttribute("aria-sort")).toBe("descending");
    expect(column(1)).toEqual(["$1,200", "$10", "$9.50", ""]);
    fireEvent.click(sort);
    expect(price.hasAttribute("aria-sort")).toBe(false);
    expect(column(1)).toEqual(["$10", "$9.50", "", "$1,200"]);
    fireEvent.click(screen.getByRole("button", { name: "Item" }));
    expect(column(0)).toEqual(["Coffee", "Milk", "Tea, green", "Water"]);
  });

  it("have nothing to press within a header's button: what's linked stands beside one that sorts", () => {
    render(
      reply(
        "| [Docs](https://example.com) | Price[^1] | ![](https://example.com/a.png) |\n|---|---|---|\n| b | 10[^1] | x |\n| a | 9 | y |\n\n[^1]: Net",
      ),
    );
    for (const button of screen.getAllByRole("button")) expect(button.querySelector("a, button, input")).toBeNull();
    const docs = screen.getByRole("columnheader", { name: /^Docs/ });
    expect(within(docs).getByRole("link", { name: "Docs" })).toBeTruthy();
    fireEvent.click(within(docs).getByRole("button", { name: "Sort by Docs" }));
    expect(docs.getAttribute("aria-sort")).toBe("ascending");
    expect(column(0)).toEqual(["a", "b"]);
    const price = screen.getByRole("button", { name: "Sort by Price" });
    fireEvent.click(price);
    expect(docs.hasAttribute("aria-sort")).toBe(false);
    expect(column(0)).toEqual(["a", "b"]);
    fireEvent.click(price);
    expect(column(0)).toEqual(["b", "a"]);
  });

  it("show the arrow beside a link faintly, unless they're sorted by its column", () => {
    render(reply("| [Docs](https://example.com) | Price |\n|---|---|\n| b | 10 |\n| a | 9 |"));
    const arrow = screen.getByRole("button", { name: "Sort by Docs" });
    const opacity = () => getComputedStyle(arrow).opacity;
    fireEvent.click(screen.getByRole("button", { name: "Price" }));
    expect(opacity()).toBe("0.4");
    fireEvent.click(arrow);
    expect(opacity()).not.toBe("0.4");
  });

  it("have no button in a header without words, which nothing could name", () => {
    render(reply("| | Price |\n|---|---|\n| a | 1 |"));
    const [unnamed] = screen.getAllByRole("columnheader");
    expect(unnamed?.childElementCount).toBe(0);
  });

  it("are copied as CSV in the order that's shown", async () => {
    render(reply(TABLE));
    fireEvent.click(screen.getByRole("button", { name: "Item" }));
    await act(async () => screen.getByRole("button", { name: "Copy as CSV" }).click());
    expect(written).toEqual(['Item,Price\r\nCoffee,$9.50\r\nMilk,"$1,200"\r\n"Tea, green",$10\r\nWater,\r\n']);
  });

  it("are copied without the numbers of footnotes", async () => {
    render(reply("| Price[^1] |\n|---|\n| 10[^1] |\n\n[^1]: Net"));
    await act(async () => screen.getByRole("button", { name: "Copy as CSV" }).click());
    expect(written).toEqual(["Price\r\n10\r\n"]);
  });

  it("can't be sorted or copied while they're being written", () => {
    const { rerender } = render(reply(TABLE, true));
    expect(screen.queryByRole("button", { name: "Price" })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Copy as CSV" }).disabled).toBe(true);
    rerender(reply(TABLE));
    expect(screen.getByRole("button", { name: "Price" })).toBeTruthy();
  });

  it("scroll in a region with a name that the keyboard reaches", () => {
    render(reply(TABLE));
    expect(screen.getByRole("region", { name: "Table" }).tabIndex).toBe(0);
  });

  it.each([
    ["10", 10],
    ["-3.5 %", -3.5],
    ["−7", -7],
    ["€1.234,50", 1234.5],
    ["1,234.50", 1234.5],
    ["1,5", 1.5],
    ["1,500", 1500],
    ["1.500.000", 1_500_000],
    ["12 kg", 12],
    ["$ 1'000", 1000],
    ["10:30", undefined],
    ["2024-01-02", undefined],
    ["v1", undefined],
    ["", undefined],
  ])("read %j as the number %j", (text, number) => expect(numberIn(text)).toBe(number));

  it("hold nothing as CSV that a spreadsheet would run", () => {
    expect(toCsv([["=1+1", "+SUM(A1)", "-1+1", "@x", "-5", "+4.5", 'say "hi"', "a\nb"]])).toBe(
      `'=1+1,'+SUM(A1),'-1+1,'@x,-5,+4.5,"say ""hi""","a\nb"\r\n`,
    );
  });
});
