import Bowser from "bowser";
import type { FastifyRequest } from "fastify";
import type { DEVICE_KINDS } from "@atrium/shared-contracts/wire";

export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** What a person recognizes a device by; null for anything its browser doesn't tell. */
export type Device = {
  readonly browser: string | null;
  readonly os: string | null;
  readonly kind: DeviceKind;
};

export const UNKNOWN_DEVICE: Device = { browser: null, os: null, kind: "other" };

const KINDS: Readonly<Record<string, DeviceKind>> = { desktop: "desktop", mobile: "phone", tablet: "tablet" };
/** No browser sends a longer header. */
const MAX_LENGTH = 512;

/** Names the browser and system without versions, because versions change during a session and could identify people. */
export function describeDevice(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === "" || userAgent.length > MAX_LENGTH) return UNKNOWN_DEVICE;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const named = (name: string | undefined) => (name === undefined || name === "" ? null : name);
  return { browser: named(browser.name), os: named(os.name), kind: KINDS[platform.type ?? ""] ?? "other" };
}

export const deviceOf = (request: FastifyRequest): Device => describeDevice(request.headers["user-agent"]);
