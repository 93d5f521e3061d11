import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../errors/api-error.ts";

/** Tells apart a path that doesn't exist and one that doesn't support the method. */
export function createKnownRoutes(app: FastifyInstance): { refuse(request: FastifyRequest): never } {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    if (url.includes("*")) return;
    const pattern = url.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll(/:\w+/g, "[^/]+");
    routes.push({ pattern: new RegExp(`^${pattern}$`), methods: [method].flat() });
  });
  return {
    refuse(request) {
      const path = request.url.split("?", 1)[0] ?? "";
      const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
      // A parameter may be longer than the router reads.
      if (methods.length === 0 || methods.includes(request.method)) throw new ApiError("not_found");
      throw new ApiError("method_not_allowed", { headers: { allow: [...new Set(methods)].sort().join(", ") } });
    },
  };
}
