import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { createFixture } from "../testing/render-chat.tsx";
import { CONVERSATION, answerHistory, detail, forgetBrowser, showRoutes } from "../testing/show-routes.tsx";

beforeEach(forgetBrowser);

describe("the list of conversations", () => {
  it("shows title, count and time, and leads to each", async () => {
    const fixture = createFixture();
    answerHistory(fixture, () => detail());
    showRoutes("/chat", fixture);
    const link = await screen.findByRole("link", { name: /Greetings/ });
    expect(link.getAttribute("href")).toBe(`/chat/${CONVERSATION}`);
    expect(link.textContent).toMatch(/2 messages/);
  });

  it("is empty, without an error, when it cannot be loaded", async () => {
    showRoutes("/chat");
    expect(await screen.findByText("No conversations yet")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
