import "@testing-library/jest-dom/jest-globals";
import { QueryClient, QueryClientProvider } from "@atrium/shared-ui/query";
import { preloadOverlays } from "@atrium/shared-ui";
import { beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Respond, type ServerCall, json } from "../../testing/fake-server.ts";
import { Surroundings, createTestHost } from "../../testing/test-host.tsx";
import { FeedbackDialog } from "./feedback-dialog.tsx";

beforeAll(preloadOverlays);
beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => {}));

const entry = (number: number, type = "idea", content = `Thought ${number}`) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  type,
  content,
  createdAt: "2026-03-01T12:30:00.000Z",
});
const STATS = {
  total: 41,
  byType: { idea: 40, bug_report: 1, general: 0 },
  lastSubmittedAt: "2026-03-01T12:30:00.000Z",
};

/** Paged like the server does: 40 ideas and a bug, newest first. */
function answerPage({ search }: ServerCall): Response {
  const all = [entry(41, "bug_report"), ...Array.from({ length: 40 }, (_, index) => entry(40 - index))];
  const type = search.get("type");
  const [page, limit] = [Number(search.get("page")), Number(search.get("limit"))];
  const found = all.filter((item) => type === null || item.type === type);
  return json({ items: found.slice((page - 1) * limit, page * limit), page, limit, total: found.length });
}

async function show(history: Respond = answerPage, stats: Respond = () => json(STATS)) {
  const { host, server } = createTestHost({ signedIn: true });
  await host.auth.start();
  server.answer("GET /userFeedback", history);
  server.answer("GET /userFeedback/stats", stats);
  server.answer("POST /userFeedback", () => json({ status: "success" }));
  render(
    <Surroundings host={host}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <FeedbackDialog open onClose={() => {}} />
      </QueryClientProvider>
    </Surroundings>,
  );
  return server;
}
const openHistory = () => userEvent.click(screen.getByRole("button", { name: "Your feedback" }));
const rows = async () =>
  within(await screen.findByRole("list", { name: "Your feedback" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("earlier feedback", () => {
  it("is listed with type, date and text, newest first, 20 at a time", async () => {
    const server = await show();
    await openHistory();
    const first = await rows();
    expect(first).toHaveLength(20);
    expect(first[0]).toMatch(/^Bug ReportMar 1, 2026, \d+:30.[AP]MThought 41$/);
    expect(server.callsTo("GET /userFeedback")[0]?.search.toString()).toBe("page=1&limit=20");
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    await screen.findByText("Thought 2");
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    await screen.findByText("Thought 1");
    expect(await rows()).toHaveLength(41);
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });

  it("is counted, and filtered by type", async () => {
    const server = await show();
    await openHistory();
    await userEvent.click(await screen.findByRole("button", { name: "Bug Report 1" }));
    expect(await screen.findByText("Thought 41")).toBeInTheDocument();
    expect(await rows()).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Bug Report 1" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("button", { name: "All 41" })).toHaveAttribute("aria-pressed", "false");
    expect(server.callsTo("GET /userFeedback").at(-1)?.search.toString()).toBe("page=1&limit=20&type=bug_report");
    await userEvent.click(screen.getByRole("button", { name: "General 0" }));
    expect(await screen.findByText("None of this type yet")).toBeInTheDocument();
  });

  it("says that there is none yet", async () => {
    await show(
      () => json({ items: [], page: 1, limit: 20, total: 0 }),
      () => json({ total: 0, byType: { idea: 0, bug_report: 0, general: 0 }, lastSubmittedAt: null }),
    );
    await openHistory();
    expect(await screen.findByText("No feedback yet")).toBeInTheDocument();
  });

  it("shows a skeleton while it loads", async () => {
    await show(() => new Promise(() => {}));
    await openHistory();
    expect(await screen.findByText("Loading your feedback")).toBeInTheDocument();
  });

  it("can be retried when it didn't load", async () => {
    const server = await show(() => json({ message: "Gone" }, 404));
    await openHistory();
    expect(await screen.findByRole("alert")).toHaveTextContent("Couldn't load your feedback.");
    server.answer("GET /userFeedback", answerPage);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await rows()).toHaveLength(20);
  });

  it("keeps what is shown when loading more fails, and can retry", async () => {
    const server = await show();
    await openHistory();
    await rows();
    server.answer("GET /userFeedback", () => json({}, 400));
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("Couldn't load more.")).toBeInTheDocument();
    expect(await rows()).toHaveLength(20);
    server.answer("GET /userFeedback", answerPage);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByText("Thought 2");
  });

  it("can be filtered without counts when the counts didn't load", async () => {
    await show(answerPage, () => json({}, 400));
    await openHistory();
    await rows();
    await userEvent.click(screen.getByRole("button", { name: "Bug Report" }));
    expect(await screen.findByText("Thought 41")).toBeInTheDocument();
  });

  it("cuts a long text, and shows all of it on request", async () => {
    const long = `begin ${"word ".repeat(200)}end`;
    await show(() => json({ items: [entry(1, "idea", long)], page: 1, limit: 20, total: 1 }));
    await openHistory();
    const more = await screen.findByRole("button", { name: "Show more" });
    expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    expect(screen.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
  });

  it("leaves text typed into the form untouched", async () => {
    await show();
    await userEvent.type(screen.getByRole("textbox"), "Half a thought");
    await openHistory();
    await rows();
    expect(screen.getByRole("button", { name: "Back to the form" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Back to the form" }));
    expect(screen.getByRole("textbox")).toHaveValue("Half a thought");
    expect(screen.getByRole("textbox")).toHaveFocus();
  });
});
