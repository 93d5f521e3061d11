import { describe, expect, it } from "@jest/globals";
import { sampleManifest } from "../../testing/sample-features.ts";
import { navigationEntries } from "../navigation/navigation-entries.ts";
import { sourceIcon } from "./source-icon.ts";

const entry = (path: string, icon: string, order: number) => ({ label: { en: path }, icon, path, order });
const ENTRIES = navigationEntries([
  sampleManifest("mfe-chat", { navigation: [entry("/new", "new-message", 10), entry("/chat", "messages", 20)] }),
  sampleManifest("mfe-calendar", { navigation: [entry("/calendar", "calendar", 30)] }),
  sampleManifest("mfe-quiet"),
]);

describe("a notification's icon", () => {
  it("is that of its feature's page that it opens", () => {
    expect(sourceIcon(ENTRIES, { source: "mfe-chat", path: "/chat/42?message=1" })).toBe("messages");
    expect(sourceIcon(ENTRIES, { source: "mfe-chat", path: "/new" })).toBe("new-message");
  });
  it("is its feature's when it opens no page, or another feature's", () => {
    expect(sourceIcon(ENTRIES, { source: "mfe-chat" })).toBe("messages");
    expect(sourceIcon(ENTRIES, { source: "mfe-calendar", path: "/chat/42" })).toBe("calendar");
  });
  it("is none when its source has no page", () => {
    expect(sourceIcon(ENTRIES, { source: "mfe-quiet" })).toBeUndefined();
    expect(sourceIcon(ENTRIES, { source: "shell", path: "/chat/42" })).toBeUndefined();
  });
});
