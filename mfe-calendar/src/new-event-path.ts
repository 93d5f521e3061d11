/** Opens the editor for a new event. */
export const NEW_EVENT_PATH = "/calendar?new=event";
