export { FAULTS, isFault, TAMPERED, type Fault, type FaultRule } from "./fault.ts";
export { startFaultProxy, type FaultProxy, type FaultProxyOptions, type ProxiedRequest } from "./fault-proxy.ts";
