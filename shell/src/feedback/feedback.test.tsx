import "@testing-library/jest-dom/jest-globals";
import { describe, expect, it, jest } from "@jest/globals";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { json } from "../testing/fake-server.ts";
import { Surroundings, createTestHost } from "../testing/test-host.tsx";
import { FeedbackDialog } from "./feedback-dialog.tsx";
import { canSubmitFeedback, clampText, counterColor } from "./feedback-state.ts";

async function show(signedIn = true) {
  const { host, server } = createTestHost({ signedIn });
  await host.auth.start();
  const onClose = jest.fn();
  render(
    <Surroundings host={host}>
      <FeedbackDialog open onClose={onClose} />
    </Surroundings>,
  );
  return { server, onClose };
}
const text = () => screen.getByLabelText("Your feedback");
const submit = () => screen.getByRole("button", { name: "Submit" });

describe("the feedback dialog", () => {
  it("opens with the type Idea, empty, and nothing to submit", async () => {
    await show();
    expect(screen.getByRole("radio", { name: "Idea" })).toBeChecked();
    expect(text()).toHaveValue("");
    expect(screen.getByText("0 / 5000")).toBeInTheDocument();
    expect(submit()).toBeDisabled();
  });

  it("sends type and trimmed content, thanks and closes by itself after 1.5 seconds", async () => {
    const { server, onClose } = await show();
    server.answer("POST /userFeedback", () => json({ status: "success" }));
    await userEvent.click(screen.getByRole("radio", { name: "Bug Report" }));
    await userEvent.type(text(), "  It broke  ");
    await userEvent.click(submit());
    expect(await screen.findByText("Thank you for your feedback!")).toBeInTheDocument();
    expect(server.callsTo("POST /userFeedback")[0]?.body).toEqual({ type: "bug_report", content: "It broke" });
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  });

  it("shows the server's reason when it declines, and keeps the text", async () => {
    const { server, onClose } = await show();
    server.answer("POST /userFeedback", () => json({ status: "error", message: "Not now" }));
    await userEvent.type(text(), "A word");
    await userEvent.click(submit());
    expect(await screen.findByText("Not now")).toBeInTheDocument();
    expect(text()).toHaveValue("A word");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("says that it failed when it failed", async () => {
    const { server } = await show();
    server.answer("POST /userFeedback", () => json({}, 400));
    await userEvent.type(text(), "A word");
    await userEvent.click(submit());
    expect(await screen.findByText("Failed to submit feedback. Please try again.")).toBeInTheDocument();
  });

  it("asks to sign in without a token", async () => {
    await show(false);
    await userEvent.type(text(), "A word");
    await userEvent.click(submit());
    expect(await screen.findByText("Authentication required")).toBeInTheDocument();
  });

  it("refuses input beyond 5000 characters", async () => {
    await show();
    fireEvent.change(text(), { target: { value: "x".repeat(5_010) } });
    expect(text()).toHaveValue("x".repeat(5_000));
    expect(screen.getByText("5000 / 5000")).toBeInTheDocument();
  });
});

describe("the rules of feedback", () => {
  it("count characters as people do", () => {
    expect(clampText("👩‍🚀".repeat(10))).toBe("👩‍🚀".repeat(10));
    expect(Array.from(clampText("🙂".repeat(5_001)))).toHaveLength(5_000);
  });
  it("colour the counter above 4500 and at 5000", () => {
    expect([4_500, 4_501, 4_999, 5_000].map(counterColor)).toEqual(["text.secondary", "warning", "warning", "error"]);
  });
  it("allow a submission only while editing or after an error, with something in it", () => {
    const state = { type: "idea", text: "x" } as const;
    expect(canSubmitFeedback({ status: "editing", ...state })).toBe(true);
    expect(canSubmitFeedback({ status: "editing", ...state, text: "  " })).toBe(false);
    expect(canSubmitFeedback({ status: "submitting", ...state })).toBe(false);
  });
});
