import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** Documents every route under /api that's registered after it. Call it on the root, before the domains. */
export function describeApi(app: FastifyInstance, publicUrl: string): void {
  void app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Atrium", description: "The API of Atrium's server", version: "1.0.0" },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: (route) => {
      const { schema, url } = route;
      const domain = /^\/api\/([^/*]+)/.exec(url)?.[1];
      if (domain === undefined) return { schema: { hide: true }, url };
      const open = route.route.config?.public === true;
      return jsonSchemaTransform({
        ...route,
        schema: { tags: [domain], security: open ? [] : [{ bearer: [] }], ...schema },
      });
    },
  });
}
