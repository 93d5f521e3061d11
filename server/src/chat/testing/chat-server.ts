import { afterAll, beforeAll } from "@jest/globals";
import { signUp, startTestServer, type TestServer, type TestUser } from "../../testing/index.ts";
import { closeTabs } from "../../testing/realtime-tab.ts";
import { createScriptedAssistant } from "./scripted-assistant.ts";

interface ChatServer {
  readonly server: TestServer;
  readonly ada: TestUser;
  readonly bob: TestUser;
}

/** Before the tests of a file: a server whose assistant says what it's told to, with two users. After them, it's closed with all tabs. */
export function withChatServer(take: (started: ChatServer) => void): ReturnType<typeof createScriptedAssistant> {
  const scripted = createScriptedAssistant();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ assistant: scripted.assistant, listen: true });
    take({ server, ada: await signUp(server), bob: await signUp(server, "Bob") });
  });
  afterAll(async () => {
    closeTabs();
    await server.close();
  });
  return scripted;
}
