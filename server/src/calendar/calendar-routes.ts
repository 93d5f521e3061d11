import {
  CalendarEventCreate,
  CalendarEventResponse,
  CalendarEvents,
  CalendarEventUpdate,
  CalendarQuery,
  CalendarSearchQuery,
  id,
  ScopeQuery,
} from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { CalendarService, Scope } from "./calendar-service.ts";

const EventParams = z.strictObject({ id: id() });

const scopeOf = ({ scope, occurrence }: z.infer<typeof ScopeQuery>): Scope => ({
  scope,
  occurrence: occurrence === undefined ? undefined : new Date(occurrence),
});

/** Routes for the signed-in user's own events. */
export const calendarRoutes =
  (calendar: CalendarService): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/calendar",
      { schema: { querystring: CalendarQuery, response: { 200: CalendarEvents } } },
      async ({ user, query }) => ({ events: await calendar.list(user.id, new Date(query.from), new Date(query.to)) }),
    );

    app.post(
      "/calendar",
      { schema: { body: CalendarEventCreate, response: { 201: CalendarEventResponse } } },
      async ({ user, body }, reply) => {
        const event = await calendar.create(user.id, body, { source: "user" });
        return reply.code(201).send({ event });
      },
    );

    app.get(
      "/calendar/search",
      { schema: { querystring: CalendarSearchQuery, response: { 200: CalendarEvents } } },
      async ({ user, query }) => ({ events: await calendar.search(user.id, query.q, query.limit) }),
    );

    app.get(
      "/calendar/:id",
      { schema: { params: EventParams, response: { 200: CalendarEventResponse } } },
      async ({ user, params }) => ({ event: await calendar.get(user.id, params.id) }),
    );

    app.put(
      "/calendar/:id",
      {
        schema: {
          params: EventParams,
          querystring: ScopeQuery,
          body: CalendarEventUpdate,
          response: { 200: CalendarEventResponse },
        },
      },
      async ({ user, params, body, query }) => ({
        event: await calendar.update(user.id, params.id, body, scopeOf(query)),
      }),
    );

    app.delete(
      "/calendar/:id",
      { schema: { params: EventParams, querystring: ScopeQuery } },
      async ({ user, params, query }, reply) => {
        await calendar.remove(user.id, params.id, scopeOf(query));
        return reply.code(204).send();
      },
    );
  };
