import Bowser from "bowser";
import type { FastifyRequest } from "fastify";
import type { DEVICE_KINDS } from "@atrium/shared-contracts/wire";

export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** What a person recognises a device by; null for what its browser does not tell. */
export type Device = {
  readonly browser: string | null;
  readonly os: string | null;
  readonly kind: DeviceKind;
};

export const UNKNOWN_DEVICE: Device = { browser: null, os: null, kind: "other" };

const KINDS: Readonly<Record<string, DeviceKind>> = { desktop: "desktop", mobile: "phone", tablet: "tablet" };
/** Longer headers are no browser's. */
const MAX_LENGTH = 512;

/** Browser and system by name, without their versions: those change while the session stays, and tell people apart. */
export function describeDevice(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === "" || userAgent.length > MAX_LENGTH) return UNKNOWN_DEVICE;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const named = (name: string | undefined) => (name === undefined || name === "" ? null : name);
  return { browser: named(browser.name), os: named(os.name), kind: KINDS[platform.type ?? ""] ?? "other" };
}

export const deviceOf = (request: FastifyRequest): Device => describeDevice(request.headers["user-agent"]);
