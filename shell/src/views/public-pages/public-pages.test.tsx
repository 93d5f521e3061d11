import "@testing-library/jest-dom/jest-globals";
import { describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { PublicPage } from "./public-page.tsx";
import { isPublicPath } from "./public-paths.ts";

async function open(path: string, signedIn = false) {
  const { host } = createTestHost({ signedIn });
  await host.auth.start();
  render(
    <Surroundings host={host} path={path}>
      <PublicPage />
    </Surroundings>,
  );
  return host;
}

describe("the public pages", () => {
  it.each([
    ["/terms", "Terms of Service", 9],
    ["/privacy", "Privacy Policy", 9],
  ])("%s has text for every section", async (path, title, parts) => {
    await open(path);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toHaveLength(parts);
    // A missing text shows its key.
    for (const heading of headings) expect(heading).toMatch(/^[A-Z][\w' -]+$/);
    for (const { textContent } of document.querySelectorAll("section > p:last-child"))
      expect(textContent).toMatch(/\. ?/);
  });

  it("have a header and footer when signed out, and only the frame's when signed in", async () => {
    await open("/terms");
    expect(screen.getByRole("contentinfo")).toBeInTheDocument();
    document.body.innerHTML = "";
    await open("/terms", true);
    expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
  });

  it("show the product in the visitor's theme, and room is kept for the picture before it arrives", async () => {
    const host = await open("/");
    const picture = () => screen.getByRole("img", { name: /^A conversation in Atrium/ });
    expect(picture()).toHaveAttribute("src", "desktop-light.webp");
    expect(picture()).toHaveAttribute("loading", "lazy");
    expect(picture()).toHaveAttribute("width", "1120");
    expect(picture()).toHaveAttribute("height", "700");
    act(() => host.theme.choose("dark"));
    expect(picture()).toHaveAttribute("src", "desktop-dark.webp");
    expect(document.querySelector("source")).toHaveAttribute("srcset", "phone-dark.webp");
  });

  it("say for whom the product is", async () => {
    await open("/");
    const audience = screen.getByRole("heading", { level: 2, name: /^For people who/ });
    expect(audience).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 3, name: "Cafés, kitchens and shops" })).toBeInTheDocument();
  });

  it("draw their own icons, without those of the frame", async () => {
    await open("/");
    // An icon that isn't loaded shows as a box.
    expect(document.querySelectorAll(".lucide-box")).toHaveLength(0);
    expect(document.querySelectorAll("main .lucide")).toHaveLength(4);
  });

  it("link to each other and to sign-in", async () => {
    await open("/nowhere");
    const targets = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(targets).toEqual(expect.arrayContaining(["/", "/login", "/signup", "/terms", "/privacy", "/changelog"]));
  });

  it.each([
    ["/", true],
    ["/terms", true],
    ["/changelog", true],
    ["/login", false],
    ["/auth/login", false],
    ["/chat", false],
  ])("include %s: %s", (path, included) => {
    expect(isPublicPath(path)).toBe(included);
  });
});
