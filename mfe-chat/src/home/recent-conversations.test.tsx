import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { createFixture, renderChat } from "../testing/render-chat.tsx";
import { AT, forgetBrowser } from "../testing/show-routes.tsx";
import { RecentConversations } from "./recent-conversations.tsx";

beforeEach(forgetBrowser);

describe("recent conversations on the home page", () => {
  it("are the five newest, with a link to all", async () => {
    const fixture = createFixture();
    const conversations = [3, 1, 7, 2, 6, 5, 4].map((minute) => ({
      id: `0f0e0d0c-0b0a-4908-8706-05040302a00${minute}`,
      title: `Talk ${minute}`,
      lastMessageAt: AT.replace("12:00", `12:0${minute}`),
      messageCount: 1,
    }));
    fixture.shell.answer("GET /chat/history", () => ({ conversations }));
    renderChat(<RecentConversations />, fixture, "/");
    const links = [await screen.findByRole("link", { name: /Talk 7/ }), ...screen.getAllByRole("link").slice(1)];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      ...[7, 6, 5, 4, 3].map((minute) => `/chat/0f0e0d0c-0b0a-4908-8706-05040302a00${minute}`),
      "/chat",
    ]);
  });

  it("link to a new one when there are none", async () => {
    renderChat(<RecentConversations />, createFixture(), "/");
    expect((await screen.findByRole("link")).getAttribute("href")).toBe("/new");
  });
});
