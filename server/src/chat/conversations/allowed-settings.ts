import type { ConversationSettings } from "@atrium/shared-contracts/wire";
import type { ModelChoice } from "../../assistant/model/model-choice.ts";

/**
 * The settings as a new conversation stores them; undefined if there are none. A model that isn't offered here, or not any more, is left
 * out, so the person's own answers, as it would anyway.
 */
export async function allowedSettings(
  models: Pick<ModelChoice, "allows">,
  settings: ConversationSettings = {},
): Promise<ConversationSettings | undefined> {
  const { model, ...others } = settings;
  const allowed = model === undefined || !(await models.allows(model)) ? others : settings;
  return Object.keys(allowed).length === 0 ? undefined : allowed;
}
