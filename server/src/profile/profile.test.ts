import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import type { ErrorBody, User } from "@atrium/shared-contracts/wire";
import { users } from "../auth/tables.ts";
import { signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";

let server: TestServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ada = await signUp(server);
});
afterAll(() => server.close());

const update = (body: unknown) => ada.call<User & ErrorBody>("PUT", "/api/user/profile", body);

describe("the profile", () => {
  it("accepts changed fields and returns the whole user", async () => {
    const changes = {
      preferredName: "Ada",
      role: "Engineer",
      personalInfo: "Likes\nengines",
      personality: ["curious", "brief"],
      location: "London",
      timezone: "Europe/London",
    };
    const { status, body } = await update(changes);
    expect(status).toBe(200);
    expect(body).toEqual({ ...ada.user, ...changes });
    expect((await update({ role: null })).body).toEqual({ ...ada.user, ...changes, role: null });
    expect((await ada.call("GET", "/api/user/profile")).body).toEqual({ ...ada.user, ...changes, role: null });
  });

  it("stays the same when nothing is changed", async () => {
    const before = await ada.call<User>("GET", "/api/user/profile");
    expect((await update({})).body).toEqual(before.body);
  });

  it.each(["email", "id", "token", "createdAt", "passwordHash", "avatar", "picture"])(
    "doesn't allow setting %s",
    async (key) => {
      expect((await update({ name: "Eve", [key]: "https://evil.example" })).status).toBe(400);
      expect((await ada.call<User>("GET", "/api/user/profile")).body.name).toBe(ada.user.name);
    },
  );

  it("keeps markup in a name as text", async () => {
    const name = "<img src=x onerror=alert(1)>";
    expect((await update({ name })).body.name).toBe(name);
  });

  it("strips characters that reorder or hide text, and keeps emoji intact", async () => {
    const marks = [0x200b, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
    const family = "👩‍👩‍👧";
    const { body } = await update({ name: `  A${String.fromCodePoint(...marks)}da\n${family} ` });
    expect(body.name).toBe(`Ada ${family}`);
  });

  it.each([
    ["101 characters", "x".repeat(101)],
    ["nothing", "   "],
    ["only invisible marks", String.fromCodePoint(0x202e, 0x200b)],
    ["only marks that turn the direction", String.fromCodePoint(0x202a, 0x202d, 0x2066, 0x2069)],
    ["only blank letters", String.fromCodePoint(0x3164, 0x2800)],
    ["only accents", String.fromCodePoint(0x0301).repeat(3)],
  ])("refuses a name with %s", async (_, name) => {
    const { status, body } = await update({ name });
    expect([status, body.code]).toEqual([400, "validation_failed"]);
    expect(body.issues?.[0]?.path).toBe("name");
  });

  it.each(["Mars/Olympus", "Etc/../../x", "<x>", "+02:00", "UTC+2"])("refuses the time zone %s", async (timezone) => {
    expect((await update({ timezone })).status).toBe(400);
  });

  it("shows its time zone's current name, whatever an older version stored", async () => {
    expect((await update({ timezone: "Asia/Calcutta" })).body.timezone).toBe("Asia/Kolkata");
    for (const [stored, shown] of [
      ["Europe/Kiev", "Europe/Kyiv"],
      ["+02:00", null],
    ] as const) {
      await server.database.db.update(users).set({ timezone: stored }).where(eq(users.id, ada.user.id));
      expect((await ada.call<User>("GET", "/api/user/profile")).body.timezone).toBe(shown);
    }
  });
});
