import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import * as extra from "../extra.ts";
import {
  Badge,
  CardLink,
  Chip,
  List,
  ListItem,
  ListItemText,
  OutlinedField,
  PasswordField,
  Stack,
  TextLink,
} from "../index.ts";

it("shows the parts of features that were built while the main entry had them", async () => {
  render(
    <>
      <OutlinedField label="Email" defaultValue="sam@example.com" />
      <PasswordField label="Password" reveal="Show" />
      <Badge badgeContent={3}>Filters</Badge>
      <Stack direction="row">
        <Chip label="New" onDelete={() => {}} />
        <TextLink href="/terms">Terms</TextLink>
      </Stack>
      <List aria-label="Steps">
        <ListItem>
          <ListItemText primary="First" />
        </ListItem>
      </List>
    </>,
  );
  expect(await screen.findByLabelText<HTMLInputElement>("Email")).toHaveProperty("value", "sam@example.com");
  expect(screen.getByLabelText("Password")).toHaveProperty("type", "password");
  expect(screen.getByText("Filters").textContent).toBe("Filters3");
  expect(screen.getByText("New").closest(".MuiChip-root")).not.toBeNull();
  expect(screen.getByRole("link", { name: "Terms" }).getAttribute("href")).toBe("/terms");
  expect(screen.getByRole("list", { name: "Steps" }).textContent).toBe("First");
  expect(extra.CardLink).toBe(CardLink);
});
