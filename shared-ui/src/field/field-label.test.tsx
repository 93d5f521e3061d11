import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { OutlinedField } from "./outlined-field.tsx";
import { PasswordField } from "./password-field.tsx";

it("keeps a long label clear of the icon at the end of its field, but not once it's above the text", () => {
  render(
    <>
      <PasswordField label="Repeat the new password" reveal="Show" />
      <PasswordField label="Current password" reveal="Show" value="secret" readOnly />
      <OutlinedField label="Email" />
    </>,
  );
  const widths = ["Repeat the new password", "Current password", "Email"].map(
    (label) => getComputedStyle(screen.getByText(label, { selector: "label" })).maxWidth,
  );
  expect(widths).toEqual(["calc(100% - 4rem)", "calc(133% - 32px)", "calc(100% - 24px)"]);
});
