import { calendarCalls, type ScopeQuery } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import type * as z from "zod/mini";
import { answerCall } from "../http/answer-call.ts";
import type { CalendarService, Scope } from "./calendar-service.ts";

const scopeOf = ({ scope, occurrence }: z.infer<typeof ScopeQuery>): Scope => ({
  scope,
  occurrence: occurrence === undefined ? undefined : new Date(occurrence),
});

/** Routes for the signed-in user's own events. */
export const calendarRoutes =
  (calendar: CalendarService): FastifyPluginAsync =>
  async (app) => {
    answerCall(app, calendarCalls.list, async ({ user, query }) => ({
      events: await calendar.list(user.id, new Date(query.from), new Date(query.to)),
    }));
    answerCall(app, calendarCalls.search, async ({ user, query }) => ({
      events: await calendar.search(user.id, query.q, query.limit),
    }));
    answerCall(app, calendarCalls.get, async ({ user, params }) => ({
      event: await calendar.get(user.id, params.id),
    }));
    answerCall(app, calendarCalls.create, async ({ user, body }) => ({
      event: await calendar.create(user.id, body, { source: "user" }),
    }));
    answerCall(app, calendarCalls.update, async ({ user, params, query, body }) => ({
      event: await calendar.update(user.id, params.id, body, scopeOf(query)),
    }));
    answerCall(app, calendarCalls.remove, ({ user, params, query }) =>
      calendar.remove(user.id, params.id, scopeOf(query)),
    );
  };
