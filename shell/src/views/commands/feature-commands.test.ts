import { expect, it } from "@jest/globals";
import type { Host } from "../host/host.ts";
import type { Session } from "../host/session.ts";
import { featureCommands } from "./feature-commands.ts";

const filling = { slot: "command", expose: "./commands" } as const;
const host = {
  features: {
    manifests: [
      {
        id: "mfe-chat",
        title: { en: "Chat" },
        version: "1.0.0",
        routes: ["/chat"],
        routesExpose: "./routes",
        requires: { contract: "^2.0.0", shell: "^1.0.0" },
        owner: "Chat team",
        slots: [
          { ...filling, id: "continue", keys: "g l" },
          { ...filling, id: "find", ownKeys: "mod+f", below: ["/chat"] },
        ],
      },
    ],
  },
} as unknown as Host;

it.each([
  ["/calendar", ["mfe-chat/continue"]],
  ["/chat", ["mfe-chat/continue"]],
  ["/chatter/1", ["mfe-chat/continue"]],
  ["/chat/1", ["mfe-chat/continue", "mfe-chat/find"]],
])("on %s, the features' commands are those that are offered there", (path, ids) => {
  expect(featureCommands(host, {} as Session, "en", path).map(({ id }) => id)).toEqual(ids);
});

it("lists keys that a feature listens for apart from those that the shell listens for", () => {
  const commands = featureCommands(host, {} as Session, "en", "/chat/1");
  expect(commands.map(({ keys, ownKeys }) => [keys, ownKeys])).toEqual([
    [["g l"], []],
    [[], ["mod+f"]],
  ]);
});
