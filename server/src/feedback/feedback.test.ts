import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ErrorBody, FeedbackHistory, FeedbackStats } from "@atrium/shared-contracts/wire";
import { call, signUp, startTestServer, type TestServer, type TestUser } from "../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PATH = "/api/userFeedback";
const submit = (user: TestUser, content: unknown, type: unknown = "idea") => user.call("POST", PATH, { type, content });
const history = async (user: TestUser, query = "") => (await user.call<FeedbackHistory>("GET", PATH + query)).body;

describe("feedback", () => {
  it("is stored trimmed and answered with success", async () => {
    const ada = await signUp(server);
    expect(await submit(ada, "  More pigeons  ")).toMatchObject({ status: 200, body: { status: "success" } });
    expect((await history(ada)).items).toMatchObject([{ type: "idea", content: "More pigeons" }]);
  });

  it.each([
    ["an unknown type", "Bug", "text", 400],
    ["no characters", "idea", "", 400],
    ["only spaces", "idea", "   \n ", 400],
    ["only invisible characters", "idea", "\u200B\u2060", 400],
    ["5000 characters", "general", "x".repeat(5_000), 200],
    ["5001 characters", "general", "x".repeat(5_001), 400],
    ["5000 emoji", "bug_report", "🐦".repeat(5_000), 200],
  ])("of %s", async (_, type, content, status) => {
    expect((await submit(await signUp(server), content, type)).status).toBe(status);
  });

  it.each(['=HYPERLINK("https://evil")', "@SUM(1)", "\t=1", "' or 1=1 --", "<script>"])(
    "keeps %j as it is",
    async (content) => {
      const ada = await signUp(server);
      await submit(ada, `x${content}`);
      expect((await history(ada)).items[0]?.content).toBe(`x${content}`);
    },
  );

  it("is listed newest first, in pages, by type", async () => {
    const ada = await signUp(server);
    for (const number of [1, 2, 3]) await submit(ada, `idea ${number}`);
    await submit(ada, "bug", "bug_report");
    const contents = async (query: string) => (await history(ada, query)).items.map(({ content }) => content);
    expect(await contents("")).toEqual(["bug", "idea 3", "idea 2", "idea 1"]);
    expect(await contents("?page=2&limit=3")).toEqual(["idea 1"]);
    expect(await contents("?type=idea&limit=2")).toEqual(["idea 3", "idea 2"]);
    expect(await history(ada, "?page=9")).toEqual({ items: [], page: 9, limit: 20, total: 4 });
  });

  it.each([
    "page=0",
    "page=-1",
    "page=1e309",
    "page=99999999999999999999",
    "page=NaN",
    "limit=0",
    "limit=101",
    "limit=10.5",
    "limit=1&limit=2",
    "type=Bug",
    "sort=id",
  ])("refuses the query %s", async (query) => {
    const ada = await signUp(server);
    expect((await ada.call("GET", `${PATH}?${query}`)).status).toBe(400);
  });

  it("is counted by type", async () => {
    const ada = await signUp(server);
    const stats = async () => (await ada.call<FeedbackStats>("GET", `${PATH}/stats`)).body;
    expect(await stats()).toEqual({ total: 0, byType: { idea: 0, bug_report: 0, general: 0 }, lastSubmittedAt: null });
    await submit(ada, "one");
    await submit(ada, "two", "general");
    const newest = (await history(ada)).items[0]?.createdAt;
    expect(await stats()).toEqual({
      total: 2,
      byType: { idea: 1, bug_report: 0, general: 1 },
      lastSubmittedAt: newest,
    });
  });

  it("is only visible to its author, whatever the query says", async () => {
    const [ada, grace] = [await signUp(server), await signUp(server)];
    await submit(ada, "private");
    expect((await history(grace)).total).toBe(0);
    expect((await grace.call<FeedbackStats>("GET", `${PATH}/stats`)).body.total).toBe(0);
    expect((await grace.call("GET", `${PATH}?userId=${ada.user.id}`)).status).toBe(400);
  });

  it("is refused without a token, with the specification's message", async () => {
    const { status, body } = await call<ErrorBody>(server, "POST", PATH, { type: "idea", content: "x" });
    expect([status, body.message]).toEqual([401, "Authentication required"]);
  });

  it("is accepted ten times an hour per person", async () => {
    const limited = await startTestServer({ env: { ATRIUM_RATE_LIMITS: "1" }, sharedDatabase: server.database });
    const ada = await signUp(limited);
    const statuses: number[] = [];
    for (let number = 1; number <= 11; number += 1) statuses.push((await submit(ada, "again")).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  });
});
