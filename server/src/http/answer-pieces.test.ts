import { randomUUID } from "node:crypto";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { temporaryCalls } from "@atrium/shared-contracts/wire";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { answerInPieces } from "./answer-pieces.ts";

const app = Fastify();
const left = Promise.withResolvers<void>();
const ended = Promise.withResolvers<void>();
let written = 0;
beforeAll(async () => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const endless = async function* () {
    try {
      for (; ; written += 1) yield { text: "x".repeat(100_000) };
    } finally {
      ended.resolve();
    }
  };
  answerInPieces(
    app,
    temporaryCalls.send,
    async (_, signal) => {
      signal.addEventListener("abort", () => left.resolve(), { once: true });
      return endless();
    },
    50,
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

it("an answer in pieces is broken off when its caller doesn't read it, and frees what it's made of", async () => {
  const { port } = app.server.address() as AddressInfo;
  const body = JSON.stringify({ message: "Hi", message_id: randomUUID(), history: [] });
  // A socket without a reader is never read from.
  const caller = connect(port, "127.0.0.1").on("error", () => {});
  caller.write(
    `POST ${temporaryCalls.send.path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await Promise.all([left.promise, ended.promise]);
  expect(written).toBeGreaterThan(0);
  caller.destroy();
});
