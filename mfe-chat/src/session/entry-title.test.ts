import { describe, expect, it } from "@jest/globals";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";
import { titleOfEntry } from "./entry-title.ts";

const entry: OutboxEntry = {
  messageId: "client-1",
  userId: "sam",
  conversationId: "c",
  content: "",
  attachments: [],
  createdAt: 1,
  order: 1,
  state: "sending",
};
const file = (name: string) => ({ id: name, name, type: "text/csv" });

describe("the title that a message gives its conversation", () => {
  it("is its text, and without one the names of its files, kept ones first", () => {
    const keeps = [file("plan.csv")];
    expect(titleOfEntry({ ...entry, content: "Hello", keeps })).toBe("Hello");
    expect(titleOfEntry({ ...entry, keeps })).toBe("plan.csv");
    expect(titleOfEntry({ ...entry, keeps, attachments: [file("new.csv")] })).toBe("plan.csv, new.csv");
  });
});
