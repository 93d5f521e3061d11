import "@testing-library/jest-dom/jest-globals";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "../../app/app.tsx";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

async function openSearch() {
  const { host } = createTestHost({ signedIn: true });
  await host.auth.start();
  render(
    <Surroundings host={host}>
      <App />
    </Surroundings>,
  );
  await screen.findByRole("heading", { level: 1 });
  await userEvent.keyboard("/");
  return screen.findByRole("dialog");
}

describe("the search", () => {
  it("closes on a click outside, and on Escape", async () => {
    const dialog = await openSearch();
    const outside = dialog.closest(".MuiDialog-container");
    if (!outside) throw new Error("Nothing is outside the dialog");
    await userEvent.click(outside);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.keyboard("/");
    const again = await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(again).not.toBeInTheDocument());
  });
});
