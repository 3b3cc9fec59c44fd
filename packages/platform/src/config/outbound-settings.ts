import { networks } from '../outbound/networks';

/** Settings of services that send requests to addresses that people type. */
export const OUTBOUND_SETTINGS = {
  /** Inner networks that such requests may reach, in CIDR notation, separated by commas. */
  OUTBOUND_ALLOW_CIDRS: networks,
};

export interface OutboundSettings {
  readonly OUTBOUND_ALLOW_CIDRS: readonly string[];
}
