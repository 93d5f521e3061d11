import { preferencesCalls } from "@atrium/shared-contracts/wire";
import type { FastifyPluginAsync } from "fastify";
import { answerCall } from "../http/answer-call.ts";
import type { PreferencesService } from "./preferences-service.ts";

export const preferencesRoutes =
  (preferences: PreferencesService): FastifyPluginAsync =>
  async (app) => {
    answerCall(app, preferencesCalls.read, ({ user }) => preferences.read(user.id));
    answerCall(app, preferencesCalls.save, ({ user, body }) => preferences.save(user.id, body));
    answerCall(app, preferencesCalls.reset, ({ user }) => preferences.reset(user.id));
  };
