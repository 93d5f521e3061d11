import type { ModelChoice } from "../assistant/model/model-choice.ts";
import type { AccountService } from "../auth/account-service.ts";
import type { PreferencesService } from "../preferences/preferences-service.ts";
import type { PersonOf } from "./turns/reply-request.ts";

/** What the assistant gets to know from the account and its settings, with the model replaced if it isn't offered. */
export const createPersonOf =
  (deps: {
    accounts: Pick<AccountService, "profile">;
    preferences: Pick<PreferencesService, "read">;
    models: Pick<ModelChoice, "answering">;
  }): PersonOf =>
  async (userId, { model, temperature } = {}) => {
    const [user, settings] = await Promise.all([deps.accounts.profile(userId), deps.preferences.read(userId)]);
    return {
      person: {
        name: user.preferredName ?? user.name,
        location: user.location,
        timezone: user.timezone ?? "UTC",
        language: settings.language,
        personality: user.personality,
        personalInfo: user.personalInfo,
        role: user.role,
      },
      memory: settings.chat.memory === false ? "off" : "on",
      settings: {
        ...settings.chat,
        temperature: temperature ?? settings.chat.temperature,
        model: await deps.models.answering(model ?? settings.chat.model),
      },
    };
  };
