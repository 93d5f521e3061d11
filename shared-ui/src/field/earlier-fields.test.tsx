import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import * as extra from "../extra.ts";
import { CardLink, OutlinedField, PasswordField } from "../index.ts";

it("shows the fields of features that were built while the main entry had them", async () => {
  render(
    <>
      <OutlinedField label="Email" defaultValue="sam@example.com" />
      <PasswordField label="Password" reveal="Show" />
    </>,
  );
  expect(await screen.findByLabelText<HTMLInputElement>("Email")).toHaveProperty("value", "sam@example.com");
  expect(screen.getByLabelText("Password")).toHaveProperty("type", "password");
  expect(extra.CardLink).toBe(CardLink);
});
