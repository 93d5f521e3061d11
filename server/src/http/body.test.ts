import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ErrorBody } from "@atrium/shared-contracts/wire";
import { signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";
import { leastProcessorTime } from "../testing/processor-time.ts";

let server: TestServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  ada = await signUp(server);
});
afterAll(() => server.close());

async function put(payload: string | Buffer, contentType = "application/json", headers = {}) {
  const response = await server.app.inject({
    method: "PUT",
    url: "/api/user/profile",
    headers: { authorization: `Bearer ${ada.token}`, "content-type": contentType, ...headers },
    payload,
  });
  return { status: response.statusCode, body: response.json<ErrorBody>() };
}
const nested = (depth: number) => `{"name":${"[".repeat(depth)}${"]".repeat(depth)}}`;

describe("a body", () => {
  it.each([
    ["that is missing", ""],
    ["null", "null"],
    ["an array", "[]"],
    ["a text", '"x"'],
    ["a number", "7"],
    ["cut off", '{"name":"A'],
    ["malformed", "{name:1}"],
    ["with __proto__", '{"name":"A","__proto__":{"admin":true}}'],
    ["with an escaped __proto__", '{"name":"A","\\u005f_proto__":{"admin":true}}'],
    ["with constructor.prototype", '{"constructor":{"prototype":{"admin":true}}}'],
    ["with one key twice", '{"name":"A","name":"B"}'],
    ["with one key twice, once escaped", '{"name":"A","n\\u0061me":"B"}'],
    ["10,000 levels deep", nested(10_000)],
    ["100,000 levels deep", nested(100_000)],
    ["with an unknown key", '{"name":"A","admin":true}'],
  ])("gets a 400 when it's %s, and the process survives", async (_, payload) => {
    const { status, body } = await put(payload);
    expect(status).toBe(400);
    expect(typeof body.message).toBe("string");
    expect(["invalid_json", "validation_failed"]).toContain(body.code);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect((await put('{"role":"Engineer"}')).status).toBe(200);
  });

  it("is accepted when a text in it mentions a prototype", async () => {
    expect((await put('{"name":"__proto__: {\\"constructor\\": 1}"}')).status).toBe(200);
  });

  it.each([
    ["a megabyte", JSON.stringify({ name: "x".repeat(1_000_000) })],
    ["a million keys", `{${Array.from({ length: 1_000_000 }, (_, i) => `"k${i}":1`).join(",")}}`],
  ])("gets a 413 with %s", async (_, payload) => {
    expect(await put(payload)).toMatchObject({ status: 413, body: { code: "body_too_large" } });
  });

  it("is refused with little CPU time even at the maximum size, full of small keys or brackets", async () => {
    const keys = `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join(",")}}`;
    for (const payload of [keys, nested(120_000), `"${"\\u0000".repeat(40_000)}"`]) {
      const refused = async () => expect((await put(payload)).status).toBe(400);
      expect(await leastProcessorTime(500, refused)).toBeLessThan(500);
    }
  });

  it.each(["text/plain", "application/xml", "multipart/form-data", "application/x-www-form-urlencoded"])(
    "gets a 415 with the type %s",
    async (type) => {
      expect(await put('{"name":"A"}', type)).toMatchObject({ status: 415, body: { code: "unsupported_media_type" } });
    },
  );

  it.each([
    ["another charset", "application/json; charset=utf-16", {}],
    ["another charset in quotes", 'application/json;Charset="ISO-8859-1"', {}],
    ["compression", "application/json", { "content-encoding": "gzip" }],
  ])("gets a 415 when it declares %s", async (_, type, headers) => {
    const refused = { status: 415, body: { code: "unsupported_media_type" } };
    expect(await put('{"name":"A"}', type, headers)).toMatchObject(refused);
  });

  it.each([
    ["UTF-8", "application/json; charset=UTF-8", {}],
    ["no compression", "application/json", { "content-encoding": "identity" }],
  ])("is accepted when it declares %s", async (_, type, headers) => {
    expect((await put('{"name":"Zoë"}', type, headers)).status).toBe(200);
  });

  it("gets a 400 when it isn't UTF-8", async () => {
    const payload = Buffer.from('{"name":"Zo\u00eb"}', "latin1");
    expect(await put(payload)).toMatchObject({ status: 400, body: { code: "invalid_json" } });
  });

  it.each([
    ["NUL", "a\\u0000b"],
    ["a lone high surrogate", "a\\ud800b"],
    ["a lone low surrogate", "\\udc00"],
  ])("gets 400 invalid_text with %s in any field", async (_, text) => {
    expect(await put(`{"personalInfo":"${text}"}`)).toMatchObject({ status: 400, body: { code: "invalid_text" } });
    expect(await put(`{"personality":["ok","${text}"]}`)).toMatchObject({
      status: 400,
      body: { code: "invalid_text" },
    });
    expect(await put(`{"${text}":1}`)).toMatchObject({ status: 400, body: { code: "invalid_text" } });
  });

  it.each([
    ["a byte order mark", 0xfeff],
    ["the noncharacter U+FFFE", 0xfffe],
  ])("is stored with %s, and never causes a 500", async (_, codePoint) => {
    const personalInfo = `a${String.fromCodePoint(codePoint)}b`;
    expect(await put(JSON.stringify({ personalInfo }))).toMatchObject({ status: 200, body: { personalInfo } });
  });

  it("names the field and the problem when it's invalid", async () => {
    const { body } = await put('{"name":7,"personality":["ok",1]}');
    expect(body.code).toBe("validation_failed");
    expect(body.issues?.map(({ path }) => path)).toEqual(["name", "personality.1"]);
  });

  it("names few of very many problems, and briefly", async () => {
    const keys = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`unknown${index}`, 1]));
    const { status, body } = await put(
      JSON.stringify({ ...keys, personality: Array.from({ length: 10_000 }, () => ({})) }),
    );
    expect(status).toBe(400);
    expect(JSON.stringify(body).length).toBeLessThan(2_000);
  });
});

describe("a query or a path", () => {
  it.each(["/api/userFeedback?type=%00", "/api/userFeedback?%00=1", "/api/%00"])(
    "is refused with NUL: %s",
    async (path) => {
      const { status } = await ada.call("GET", path);
      expect([400, 404]).toContain(status);
    },
  );
});
