import { expect, it } from "@jest/globals";
import { render, waitFor } from "@testing-library/react";
import { Icon } from "./icon.tsx";

const shown = (name: string) => render(<Icon name={name} size={20} />).container.querySelector("svg");
const classes = (svg: Element | null) => svg?.getAttribute("class") ?? "";

it("shows an icon that isn't in the first code once it has loaded, in a place of its size", async () => {
  const { container } = render(<Icon name="truck" size={20} />);
  const svg = () => container.querySelector("svg");
  expect(classes(svg())).toBe("");
  const width = svg()?.getAttribute("width");
  await waitFor(() => expect(classes(svg())).toContain("lucide-truck"));
  expect(svg()?.getAttribute("width")).toBe(width);
});

it("shows the others at once, and a box for an unknown name", async () => {
  expect(classes(shown("check"))).toContain("lucide-check");
  const { container } = render(<Icon name="toString" />);
  await waitFor(() => expect(classes(container.querySelector("svg"))).toContain("lucide-box"));
});
