import { expect, it } from "@jest/globals";
import { type ServerMessage, textFinder, wantedOf } from "@atrium/shared-contracts/wire";
import { AT } from "../testing/show-routes.tsx";
import type { ThreadRow } from "../thread-rows/thread-row.ts";
import { findHits } from "./hits.ts";

const message = (role: ServerMessage["role"], text: string): ServerMessage => ({
  id: role,
  role,
  createdAt: AT,
  content: [{ type: "text", text }],
  status: "complete",
});
const hitsOf = (text: string, query: string) => {
  const wanted = wantedOf(query);
  if (!wanted) throw new Error("Nothing is wanted");
  const rows = [
    { kind: "user", key: "user", message: message("user", text) },
    { kind: "reply", key: "reply", message: message("assistant", text) },
  ] as unknown as readonly ThreadRow[];
  const searched = { rows, thread: undefined, onServer: [], liveText: () => "" };
  return findHits({ ...searched, finder: textFinder(wanted) }).map(({ key }) => key);
};

it("finds the characters that a reply's references show, and a message of one's own as it's written", () => {
  expect(hitsOf("AT&amp;T", "at&t")).toEqual(["reply"]);
  expect(hitsOf("AT&amp;T", "at&amp;t")).toEqual(["user", "reply"]);
  expect(hitsOf("AT&T", "at&t")).toEqual(["user", "reply"]);
});
