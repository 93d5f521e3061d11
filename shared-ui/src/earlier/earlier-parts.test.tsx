import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import * as extra from "../extra.ts";
import { Badge, CardLink, OutlinedField, PasswordField } from "../index.ts";

it("shows the parts of features that were built while the main entry had them", async () => {
  render(
    <>
      <OutlinedField label="Email" defaultValue="sam@example.com" />
      <PasswordField label="Password" reveal="Show" />
      <Badge badgeContent={3}>Filters</Badge>
    </>,
  );
  expect(await screen.findByLabelText<HTMLInputElement>("Email")).toHaveProperty("value", "sam@example.com");
  expect(screen.getByLabelText("Password")).toHaveProperty("type", "password");
  expect(screen.getByText("Filters").textContent).toBe("Filters3");
  expect(extra.CardLink).toBe(CardLink);
});
