import "@testing-library/jest-dom/jest-globals";
import { QueryClient, QueryClientProvider } from "@atrium/shared-ui/query";
import { FAKE_USER } from "@atrium/shared-contracts/testing";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { type Respond, json } from "../../testing/fake-server.ts";
import { SESSION, Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { FeedbackDialog } from "./feedback-dialog.tsx";

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <FeedbackDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
async function show({ signedIn = true, answer }: { signedIn?: boolean; answer?: Respond } = {}) {
  const { host, server } = createTestHost({ signedIn });
  await host.auth.start();
  if (answer) server.answer("POST /userFeedback", answer);
  const draw = () =>
    render(
      <Surroundings host={host}>
        <QueryClientProvider client={new QueryClient()}>
          <Opener />
        </QueryClientProvider>
      </Surroundings>,
    );
  const { unmount } = draw();
  await open();
  return { host, server, unmount, draw };
}
const open = () => userEvent.click(screen.getByRole("button", { name: "Open" }));
const dialog = () => screen.getByRole("dialog", { name: "Feedback" });
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const submit = () => screen.getByRole("button", { name: "Submit" });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
const write = (value: string) => fireEvent.change(text(), { target: { value } });
async function send(value = "A word") {
  write(value);
  await userEvent.click(submit());
}

describe("the feedback dialog", () => {
  it("opens with the type Idea, empty, and nothing to submit", async () => {
    await show();
    const types = screen.getAllByRole("radio").map((radio) => radio.parentElement?.textContent);
    expect(types.join()).toBe("Idea,Bug Report,General");
    expect(screen.getByRole("radio", { name: "Idea" })).toBeChecked();
    expect(text()).toHaveValue("");
    expect(screen.getByText("0 / 5000")).toBeInTheDocument();
    expect(submit()).toBeDisabled();
  });

  it("opens empty again after it was used", async () => {
    await show({ answer: () => json({ status: "error", message: "Not now" }) });
    await userEvent.click(screen.getByRole("radio", { name: "General" }));
    await send();
    await screen.findByText("Not now");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    await closed();
    await open();
    expect(screen.getByRole("radio", { name: "Idea" })).toBeChecked();
    expect(text()).toHaveValue("");
    expect(screen.queryByText("Not now")).not.toBeInTheDocument();
  });

  it("sends type and trimmed content, says thanks, and closes by itself after 1.5 seconds", async () => {
    const { server } = await show({ answer: () => json({ status: "success" }) });
    await userEvent.click(screen.getByRole("radio", { name: "Bug Report" }));
    write("  It broke  ");
    jest.useFakeTimers();
    fireEvent.click(submit());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText("Thank you for your feedback!")).toBeInTheDocument();
    expect(server.callsTo("POST /userFeedback")[0]?.body).toEqual({ type: "bug_report", content: "It broke" });
    await act(() => jest.advanceTimersByTimeAsync(1_499));
    expect(dialog()).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
    await closed();
  });

  it("cannot be submitted twice or closed while it submits", async () => {
    let finish: (answer: Response) => void = () => {};
    const { server } = await show({ answer: () => new Promise((resolve) => (finish = resolve)) });
    await send();
    expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    fireEvent.submit(text().closest("form") as HTMLFormElement);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
    expect(server.callsTo("POST /userFeedback")).toHaveLength(1);
    await act(async () => finish(json({ status: "error", message: "Not now" })));
    expect(await screen.findByText("Not now")).toBeInTheDocument();
    expect(submit()).toBeEnabled();
  });

  it("is sent once when it's submitted twice at the same moment", async () => {
    const { server } = await show({ answer: () => json({ status: "error", message: "Not now" }) });
    write("A word");
    const form = text().closest("form") as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(await screen.findByText("Not now")).toBeInTheDocument();
    expect(server.callsTo("POST /userFeedback")).toHaveLength(1);
  });

  it("asks the person to sign in when there is no token, and sends nothing", async () => {
    const { server } = await show({ signedIn: false });
    await send();
    expect(await screen.findByRole("alert")).toHaveTextContent("Authentication required");
    expect(server.callsTo("POST /userFeedback")).toHaveLength(0);
  });

  const page = () => new Response("<html>", { headers: { "content-type": "text/html" } });
  const cut = () => new Response('{"status":', { headers: { "content-type": "application/json" } });
  it.each<[string, Respond, string]>([
    ["its own reason when it declines", () => json({ status: "error", message: "Not now" }), "Not now"],
    ["no reason when it declines", () => json({ status: "error" }), "Failed to submit feedback. Please try again."],
    ["400", () => json({ message: "Bad" }, 400), "Failed to submit feedback. Please try again."],
    ["401", () => json({ message: "Who are you?" }, 401), "Failed to submit feedback. Please try again."],
    ["404", () => json({ message: "Not found" }, 404), "Failed to submit feedback. Please try again."],
    ["429", () => json({ message: "Slow down" }, 429), "Failed to submit feedback. Please try again."],
    ["500", () => json({ message: "Oh" }, 500), "Failed to submit feedback. Please try again."],
    ["a page instead of JSON", page, "Failed to submit feedback. Please try again."],
    ["half an answer", cut, "Failed to submit feedback. Please try again."],
    ["another shape", () => json({ ok: true }), "Failed to submit feedback. Please try again."],
    ["nothing: offline", () => Promise.reject(new TypeError("x")), "Failed to submit feedback. Please try again."],
  ])("stays open with the message and the text when the server answers %s", async (_, answer, message) => {
    await show({ answer });
    await send("  A word ");
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(text()).toHaveValue("  A word ");
    expect(submit()).toBeEnabled();
  });

  it("gives up after ten seconds when the server doesn't respond", async () => {
    await show({ answer: () => new Promise(() => {}) });
    write("A word");
    jest.useFakeTimers();
    fireEvent.click(submit());
    await act(() => jest.advanceTimersByTimeAsync(10_001));
    jest.useRealTimers();
    expect(await screen.findByText("Failed to submit feedback. Please try again.")).toBeInTheDocument();
  });
});

describe("the text of feedback", () => {
  it("is counted, and refused beyond 5000 characters, typed or pasted", async () => {
    await show();
    write("x".repeat(4_999));
    expect(screen.getByText("4999 / 5000")).toBeInTheDocument();
    text().setSelectionRange(4_999, 4_999);
    await userEvent.paste("yz and more");
    expect([text().value.length, text().value.at(-1)]).toEqual([5_000, "y"]);
    expect(screen.getByText("5000 / 5000")).toBeInTheDocument();
    await userEvent.keyboard("a");
    expect([text().value.length, text().value.at(-1)]).toEqual([5_000, "y"]);
    expect(submit()).toBeEnabled();
  });

  it("keeps existing text when more is typed in the middle", async () => {
    await show();
    write(`start${"x".repeat(4_990)}end!!`);
    await userEvent.type(text(), "abc", { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(text().value.startsWith("startx")).toBe(true);
    expect(text().value.endsWith("end!!")).toBe(true);
  });

  it("uses the warning color above 4500 and red at 5000, and tells screen readers", async () => {
    await show();
    const color = (shown: string) => getComputedStyle(screen.getByText(shown)).color;
    const said = () => screen.getAllByRole("status").at(-1)?.textContent;
    write("x".repeat(4_500));
    const usual = color("4500 / 5000");
    expect(said()).toBe("");
    write("x".repeat(4_501));
    const warning = color("4501 / 5000");
    expect(said()).toBe("Fewer than 500 characters left");
    write("x".repeat(5_000));
    const red = color("5000 / 5000");
    expect(said()).toBe("No characters left");
    expect(new Set([usual, warning, red]).size).toBe(3);
  });
});

describe("typed text", () => {
  it("isn't discarded by Escape, the backdrop or Cancel without asking", async () => {
    await show();
    write("Something long");
    const waysOut = [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(dialog().parentElement as HTMLElement),
      () => userEvent.click(screen.getByRole("button", { name: "Cancel" })),
      () => userEvent.click(screen.getByRole("button", { name: "Close feedback" })),
    ];
    for (const leave of waysOut) {
      await leave();
      const question = within(await screen.findByRole("dialog", { name: "Discard feedback?" }));
      await userEvent.click(question.getByRole("button", { name: "Keep writing" }));
      await waitFor(() => expect(screen.queryByText("Discard feedback?")).not.toBeInTheDocument());
      expect(text()).toHaveValue("Something long");
    }
  });

  it("isn't asked about when there is none", async () => {
    await show();
    write("  ");
    await userEvent.keyboard("{Escape}");
    await closed();
  });

  it("is kept for the same person, and nobody else, when the session ends", async () => {
    const { host, server, unmount, draw } = await show();
    write("Half a thought");
    unmount();
    act(() => host.auth.end("Your session has expired"));
    await act(() => host.auth.login("sam@example.com", "x"));
    const second = draw();
    await open();
    expect(text()).toHaveValue("Half a thought");
    second.unmount();
    const kim = { ...FAKE_USER, id: "00000000-0000-4000-8000-000000000001" };
    server.answer("POST /auth/login", () => json({ ...SESSION, user: kim }));
    act(() => host.auth.end("Your session has expired"));
    await act(() => host.auth.login("kim@example.com", "x"));
    draw();
    await open();
    expect(text()).toHaveValue("");
  });
});

describe("the focus of the dialog", () => {
  it("starts in the text, stays inside, and returns to where it came from", async () => {
    await show();
    expect(text()).toHaveFocus();
    for (let step = 0; step < 10; step += 1) {
      await userEvent.tab();
      expect(dialog().closest(".MuiDialog-root")).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard("{Escape}");
    await closed();
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  it("moves to the thank-you message, so that it's read aloud", async () => {
    await show({ answer: () => json({ status: "success" }) });
    await send();
    await waitFor(() => expect(screen.getByText("Thank you for your feedback!").closest("[tabindex]")).toHaveFocus());
  });
});
