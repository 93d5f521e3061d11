import "@testing-library/jest-dom/jest-globals";
import { MemoryRouter, useLocation } from "@atrium/shared-ui/router";
import { describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { createNavigation } from "./navigation.tsx";

const Where = () => <output>{useLocation().pathname}</output>;

describe("navigating from outside React", () => {
  const navigation = createNavigation(window);
  it("uses the page's only router", () => {
    render(
      <MemoryRouter>
        <navigation.Bridge />
        <Where />
      </MemoryRouter>,
    );
    act(() => navigation.navigate("/chat/1"));
    expect(screen.getByRole("status")).toHaveTextContent("/chat/1");
  });
  it("never navigates to another site", () => {
    expect(() => navigation.navigate("https://evil.example/")).toThrow("not a path of this product");
    expect(() => navigation.navigate("//evil.example")).toThrow("not a path of this product");
  });
});
