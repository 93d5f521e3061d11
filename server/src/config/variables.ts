import { StartError } from "../errors/start-error.ts";

/** The type of `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A wrong or incomplete variable. The message is one line that names it and the problem. */
export class ConfigError extends StartError {
  override readonly name = "ConfigError";
  constructor(variable: string, problem: string) {
    super("config", `${variable} ${problem}`);
  }
}

/** The variable's value; undefined when unset or blank. */
export function optional(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

/** A number within bounds, made only of decimal digits; an integer unless `integer` is false. */
export function number(
  env: Environment,
  name: string,
  bounds: { default: number; min: number; max: number; integer?: boolean },
): number {
  if (optional(env, name) === undefined) return bounds.default;
  const text = env[name] ?? "";
  const value = Number(text);
  const whole = bounds.integer ?? true;
  const digits = whole ? /^\d+$/ : /^\d+(\.\d+)?$/;
  if (!digits.test(text) || value < bounds.min || value > bounds.max) {
    throw new ConfigError(
      name,
      `must be a ${whole ? "whole " : ""}number from ${bounds.min} to ${bounds.max}, in digits alone`,
    );
  }
  return value;
}

export function oneOf<const Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = optional(env, name);
  if (text === undefined) return undefined;
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) throw new ConfigError(name, `must be one of ${values.join(", ")}`);
  return value;
}

/** A URL with one of the protocols, without a trailing slash. */
export function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = optional(env, name);
  if (text === undefined) return undefined;
  const parsed = URL.parse(text);
  if (parsed === null || !protocols.includes(parsed.protocol)) {
    throw new ConfigError(name, `must be a URL that starts with ${protocols.map((each) => `${each}//`).join(" or ")}`);
  }
  return text.replace(/\/+$/, "");
}

/** An http(s) origin, without path, query or credentials. */
export function origin(env: Environment, name: string): string | undefined {
  const text = url(env, name, ["http:", "https:"]);
  if (text !== undefined && new URL(text).origin !== text.toLowerCase()) {
    throw new ConfigError(name, "must be an origin such as https://atrium.example, without a path");
  }
  return text?.toLowerCase();
}

/** Requires that either all of the variables are set or none. */
export function group<const Name extends string>(
  env: Environment,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const given = names.filter((name) => optional(env, name) !== undefined);
  if (given.length === 0) return undefined;
  const missing = names.find((name) => optional(env, name) === undefined);
  if (missing !== undefined) throw new ConfigError(missing, `is missing, but ${given[0]} is set`);
  return Object.fromEntries(names.map((name) => [name, optional(env, name)])) as Record<Name, string>;
}
