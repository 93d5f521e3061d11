import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SentAttachment } from "../sent-file/sent-attachment.tsx";
import { SharedFileView } from "../shared-page/shared-file.tsx";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { viewing } from "./lazy-viewing.ts";

const ID = "0f0e0d0c-0b0a-4908-8706-05040302c001";
const asked: { readonly url: string; readonly range: string | null }[] = [];
let answer: (url: string) => Response;
/** Tells the elements that are observed that they've come near the screen. */
let comeNear: () => void;

/** As the server does: only what's asked for, and how much there is. */
function part(content: string, range: string | null): Response {
  const bytes = new TextEncoder().encode(content);
  const end = Math.min(Number(/-(\d+)$/.exec(range ?? "")?.[1] ?? bytes.length) + 1, bytes.length);
  const headers = { "content-range": `bytes 0-${end - 1}/${bytes.length}` };
  return new Response(bytes.slice(0, end), { status: 206, headers });
}

beforeAll(() => viewing.load());
beforeEach(() => {
  asked.length = 0;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const range = new Headers(init?.headers).get("range");
    const url = typeof input === "string" ? input : "";
    asked.push({ url, range });
    const given = answer(url);
    return given.ok ? part(await given.text(), range) : given;
  });
  const observers: (() => void)[] = [];
  comeNear = () => act(() => observers.splice(0).forEach((observe) => observe()));
  globalThis.IntersectionObserver = class {
    constructor(see: IntersectionObserverCallback) {
      observers.push(() => see([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

function show(name: string, content: string | ((url: string) => Response)) {
  answer = typeof content === "string" ? () => new Response(content) : content;
  const fixture = createFixture();
  let links = 0;
  fixture.shell.answer(`GET /media/${ID}/download-url`, () => {
    links += 1;
    return { url: `/link-${links}`, expiresAt: "2099-01-01T00:00:00.000Z" };
  });
  const rendered = renderChat(<SentAttachment part={{ type: "file", fileUrl: `/api/media/${ID}`, name }} />, fixture);
  return { ...rendered, user: userEvent.setup() };
}
const link = (name: string) => screen.findByRole("link", { name });
const openButton = (name: string) => screen.findByRole("button", { name: `Preview ${name}` });

describe("a text file in a message", () => {
  it("is fetched when it comes near the screen, only its beginning, and opens as a whole", async () => {
    const whole = Array.from({ length: 5_000 }, (_, line) => `line ${line}`).join("\n");
    const { container, user } = show("notes.txt", whole);
    await link("notes.txt");
    expect(await screen.findByText("Loading the preview…")).toBeTruthy();
    expect(asked).toEqual([]);
    comeNear();
    const open = await openButton("notes.txt");
    expect(asked).toEqual([{ url: "/link-1", range: "bytes=0-16383" }]);
    expect(container.textContent).toContain("line 11");
    expect(container.textContent).not.toContain("line 12");
    await user.click(open);
    const dialog = await screen.findByRole("dialog", { name: "notes.txt" });
    const text = await within(dialog).findByRole("region", { name: "notes.txt" });
    expect(text.textContent).toBe(whole);
    expect(text.tabIndex).toBe(0);
    expect(within(dialog).queryByRole("note")).toBeNull();
    expect(within(dialog).getByRole("link", { name: "Download file" }).getAttribute("download")).toBe("notes.txt");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(open));
  });

  it("that's too large to be shown says that there's more of it", async () => {
    const { user } = show("log.txt", "a line of a log\n".repeat(200_000));
    comeNear();
    await user.click(await openButton("log.txt"));
    expect((await screen.findByRole("note")).textContent).toMatch(/too large to show in full/);
    expect(asked.at(-1)?.range).toBe("bytes=0-2097151");
  });

  it("shows markup as written", async () => {
    const { container } = show("page.md", `<img src=x onerror="alert(1)"><script>alert(1)</script>`);
    comeNear();
    await openButton("page.md");
    expect(container.querySelector("img, script")).toBeNull();
    expect(container.textContent).toContain("<script>alert(1)</script>");
  });

  it.each([
    ["isn't text", () => new Response("a\u0000b")],
    ["isn't there", () => new Response("", { status: 410 })],
  ])("that %s is a link, as other files are", async (_, content) => {
    const { container } = show("notes.txt", content);
    await link("notes.txt");
    comeNear();
    await waitFor(() => expect(container.querySelector("button")).toBeNull());
    await waitFor(() => expect(screen.queryByText("Loading the preview…")).toBeNull());
    expect(await link("notes.txt")).toBeTruthy();
  });

  it("gets a new link if the old one expired", async () => {
    show("notes.txt", (url) => (url === "/link-1" ? new Response("", { status: 404 }) : new Response("fresh")));
    comeNear();
    expect(await openButton("notes.txt")).toBeTruthy();
    expect(asked.map(({ url }) => url)).toEqual(["/link-1", "/link-2"]);
  });
});

describe("a table in a message", () => {
  const rows = Array.from({ length: 3_000 }, (_, row) => `"Item ${row}, large",${row}`);
  const csv = ["name,price", ...rows].join("\r\n");

  it("shows its first rows, and all of them over the window, as many as are in view", async () => {
    const { container, user } = show("prices.csv", csv);
    comeNear();
    const open = await openButton("prices.csv");
    expect(container.querySelectorAll("tbody tr")).toHaveLength(6);
    expect(container.querySelector("tbody td")?.textContent).toBe("Item 0, large");
    await user.click(open);
    const dialog = await screen.findByRole("dialog", { name: "prices.csv" });
    const table = await within(dialog).findByRole("table", { name: "prices.csv" });
    expect(table.getAttribute("aria-rowcount")).toBe("3001");
    expect(getComputedStyle(table)).toMatchObject({ marginLeft: "auto", marginRight: "auto" });
    expect(getComputedStyle(table.parentElement as HTMLElement).paddingLeft).not.toBe("");
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["name", "price"]);
    const shown = within(table).getAllByRole("row");
    expect(shown.length).toBeLessThan(60);
    expect(shown[1]?.textContent).toBe("Item 0, large0");
    expect(shown[1]?.getAttribute("aria-rowindex")).toBe("2");
    expect(within(dialog).queryByRole("note")).toBeNull();
  });

  it("with more columns than can be shown says so", async () => {
    const { user } = show("wide.csv", `a,b\n${"1,".repeat(200)}`);
    comeNear();
    await user.click(await openButton("wide.csv"));
    expect(await screen.findByRole("note")).toBeTruthy();
    expect(screen.getByRole("table", { name: "wide.csv" }).getAttribute("aria-colcount")).toBe("100");
  });
});

it("a shared file is previewed, too, from the link that shares it", async () => {
  answer = () => new Response("Shared with you");
  renderChat(<SharedFileView file={{ name: "notes.txt", image: false, url: "/api/shared/t/files/1" }} />);
  comeNear();
  expect(await openButton("notes.txt")).toBeTruthy();
  expect(asked.map(({ url }) => url)).toEqual(["/api/shared/t/files/1"]);
});

it("a file that isn't previewed isn't fetched", async () => {
  show("picture.bin", "x");
  await link("picture.bin");
  comeNear();
  expect(asked).toEqual([]);
});
