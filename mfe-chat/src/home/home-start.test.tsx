import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeUploads } from "../testing/fake-uploads.ts";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { field, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";
import { HomeStart } from "./home-start.tsx";

beforeEach(forgetBrowser);

function show() {
  const fixture = createFixture();
  const paths: string[] = [];
  fixture.shell.navigate = (to) => void paths.push(to);
  return { ...renderChat(<HomeStart />, fixture, "/"), fixture, paths, user: userEvent.setup() };
}

describe("the home page's message field", () => {
  it("asks for anything, and leaves the page's own keys alone at first", () => {
    show();
    expect(field().getAttribute("placeholder")).toBe("Ask Atrium anything…");
    expect(document.activeElement).toBe(document.body);
  });

  it("starts a conversation like the page for new ones: stored first, then opened, with the field empty again", async () => {
    const { fixture, paths, user } = show();
    await user.type(field(), "What is new?{Enter}");
    await waitFor(() => expect(paths).toHaveLength(1));
    expect(paths[0]).toMatch(/^\/chat\/temp-\d+$/);
    await waitFor(() => expect(fixture.shell.published).toHaveLength(1));
    expect(fixture.shell.published[0]?.messageData.content).toBe("What is new?");
    expect((field() as HTMLTextAreaElement).value).toBe("");
  });

  it("sends a suggestion when it's picked", async () => {
    const { fixture, paths, user } = show();
    await user.click(screen.getByRole("button", { name: "What's on my calendar this week?" }));
    await waitFor(() => expect(paths).toHaveLength(1));
    await waitFor(() =>
      expect(fixture.shell.published[0]?.messageData.content).toBe("What's on my calendar this week?"),
    );
  });

  it("sends what a suggestion asks for with its words", async () => {
    const { fixture, user } = show();
    await user.click(await screen.findByRole("button", { name: "Schedule lunch with Sam tomorrow at noon" }));
    await waitFor(() =>
      expect(fixture.shell.published[0]?.messageData).toMatchObject({
        content: "Schedule lunch with Sam tomorrow at noon",
        metadata: { act: { suggests: "event", title: "Lunch with Sam", days: 1, time: "12:00" } },
      }),
    );
  });

  it("shares a file whose upload failed with the page for new conversations, where it can be retried", async () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
    const { fixture, user, unmount } = show();
    const uploads = fakeUploads(fixture.shell);
    uploads.answerWith(400);
    const pdf = new File(["pdf"], "plan.pdf", { type: "application/pdf" });
    await user.upload(screen.getByLabelText("Attach files", { selector: "input" }), pdf);
    await screen.findByText("Upload failed");
    unmount();
    showRoutes("/new", fixture);
    uploads.answerWith(204);
    await user.click(await screen.findByRole("button", { name: "Retry plan.pdf" }));
    const send = screen.getByRole("button", { name: "Send message" });
    await waitFor(() => expect(send.getAttribute("aria-disabled")).toBeNull());
    await user.click(send);
    await waitFor(() => expect(fixture.shell.published[0]?.messageData.metadata?.media_ids).toHaveLength(1));
    warned.mockRestore();
  });

  it("shares its draft with the page for new conversations", async () => {
    const { fixture, user, unmount } = show();
    await user.type(field(), "Half a thought");
    unmount();
    showRoutes("/new", fixture);
    expect((field() as HTMLTextAreaElement).value).toBe("Half a thought");
  });
});
