import { describe, expect, it } from "@jest/globals";
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES_PER_MESSAGE } from "@atrium/shared-contracts/spec";
import en from "../locales/en.json";
import { mediaIdOf, partOf } from "./content-part.ts";
import { checkFile, typeOf } from "./file-rules.ts";

const file = (name: string, type: string, size = 10) => ({ name, type, size });

describe("a message's files", () => {
  it("must be of an accepted type, at most 10 MB each, and at most ten", () => {
    expect(checkFile(file("a.png", "image/png"), 0)).toBeUndefined();
    expect(checkFile(file("a.svg", "image/svg+xml"), 0)).toBe("attach.invalidType");
    expect(checkFile(file("a.html", "text/html"), 0)).toBe("attach.invalidType");
    expect(checkFile(file("a.pdf", "application/pdf", UPLOAD_MAX_BYTES), 0)).toBeUndefined();
    expect(checkFile(file("a.pdf", "application/pdf", UPLOAD_MAX_BYTES + 1), 0)).toBe("attach.tooLarge");
    expect(checkFile(file("a.txt", "text/plain", 0), 0)).toBe("attach.empty");
    expect(checkFile(file("a.png", "image/png"), UPLOAD_MAX_FILES_PER_MESSAGE)).toBe("attach.tooMany");
  });

  it("are refused with the specification's text", () => {
    expect(en.attach.invalidType).toBe("Invalid file type. Please select a supported file.");
    expect(en.attach.tooLarge).toBe("File is too large. Maximum size allowed is 10MB.");
    expect(en.attach.failed).toBe("Upload failed");
  });

  it("are recognized by name when the browser doesn't know their type", () => {
    expect(typeOf(file("notes.md", ""))).toBe("text/markdown");
    expect(typeOf(file("data.CSV", "application/vnd.ms-excel"))).toBe("text/csv");
  });

  it("become the same content parts as on the server", () => {
    const picture = { id: "a1", name: "p.png", type: "image/png" };
    expect(partOf(picture)).toEqual({ type: "image", imageUrl: "/api/media/a1", name: "p.png" });
    expect(mediaIdOf(partOf({ ...picture, type: "text/plain" }))).toBe("a1");
    expect(mediaIdOf({ type: "image", imageUrl: "/api/media/a1/content?expires=1&signature=x" })).toBe("a1");
    expect(mediaIdOf({ type: "image", imageUrl: "https://evil.example/x.png" })).toBeUndefined();
  });
});
