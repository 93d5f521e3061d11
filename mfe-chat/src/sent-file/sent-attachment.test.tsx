import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { SentAttachment } from "./sent-attachment.tsx";

const ID = "0f0e0d0c-0b0a-4908-8706-05040302c001";
const MINUTE_MS = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Each requested link is a new one: `link-1`, `link-2`, … */
function show(part: Parameters<typeof SentAttachment>[0]["part"], isAway = false) {
  const fixture = createFixture();
  let links = 0;
  fixture.shell.answer(`GET /media/${ID}/download-url`, () => {
    if (isAway) throw new Error("away");
    links += 1;
    return { url: `/link-${links}`, expiresAt: new Date(Date.now() + 5 * MINUTE_MS).toISOString() };
  });
  return { ...renderChat(<SentAttachment part={part} />, fixture), fixture, links: () => links };
}
const image = { type: "image", imageUrl: `/api/media/${ID}?signed` } as const;
const file = { type: "file", fileUrl: `/api/media/${ID}`, name: "plan.pdf" } as const;
const picture = () => screen.findByRole("img", { name: "Image" });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe("an attachment in an open thread", () => {
  it("still has a working link after an hour", async () => {
    const { links } = show(file);
    expect((await screen.findByRole("link", { name: "plan.pdf" })).getAttribute("href")).toBe("/link-1");
    await pass(60 * MINUTE_MS);
    expect(links()).toBeGreaterThanOrEqual(13);
    expect(screen.getByRole("link", { name: "plan.pdf" }).getAttribute("href")).toBe(`/link-${links()}`);
  });

  it("isn't enlarged if it's a small picture", async () => {
    show(image);
    const shown = await picture();
    const load = (height: number) => {
      Object.defineProperty(shown, "naturalHeight", { value: height, configurable: true });
      fireEvent.load(shown);
      return getComputedStyle(shown).objectFit;
    };
    expect([load(60), load(600)]).toEqual(["scale-down", "cover"]);
  });

  it("doesn't reload a loaded picture when its link is renewed", async () => {
    const { links } = show(image);
    fireEvent.load(await picture());
    await pass(60 * MINUTE_MS);
    expect((await picture()).getAttribute("src")).toBe("/link-1");
    expect((await picture()).closest("a")?.getAttribute("href")).toBe(`/link-${links()}`);
  });

  it("retries a failed picture with a new link, and shows its name if that fails too, until the next link", async () => {
    const { links } = show(image);
    fireEvent.error(await picture());
    await waitFor(() => expect(screen.getByRole("img", { name: "Image" }).getAttribute("src")).toBe("/link-2"));
    fireEvent.error(await picture());
    expect(screen.getByRole("link", { name: "Image" })).toBeTruthy();
    expect(links()).toBe(2);
    await pass(5 * MINUTE_MS);
    expect((await picture()).getAttribute("src")).toBe("/link-3");
  });

  it("opens with a new link if the old one expired during sleep", async () => {
    const opened: unknown[] = [];
    const open = jest.spyOn(window, "open").mockImplementation((url) => (opened.push(url), null));
    show(file);
    const link = await screen.findByRole("link", { name: "plan.pdf" });
    jest.setSystemTime(Date.now() + 10 * MINUTE_MS);
    expect(fireEvent.click(link)).toBe(false);
    await waitFor(() => expect(opened).toEqual(["/link-2"]));
    open.mockRestore();
  });

  it("says when the file can't be opened, and can be retried", async () => {
    const { fixture } = show(file, true);
    fireEvent.click(await screen.findByRole("button", { name: "plan.pdf" }));
    await waitFor(() => expect(fixture.shell.toasts.at(-1)?.title).toBe("Couldn’t open the file."));
  });
});
