import { OutboundClient, type Settings } from '@kashikari/platform';
import type { OutwardSettings } from '../settings';

export type Outward = OutwardSettings & Pick<Settings, 'KASHIKARI_TEST_HOOKS'>;

/** Returns the client of requests that leave the installation. It reaches this machine in tests alone. */
export function outboundOf({
  OUTBOUND_TO_PRIVATE,
  OUTBOUND_ALLOW_CIDRS,
  ...settings
}: Outward): OutboundClient {
  const open = OUTBOUND_TO_PRIVATE === '1' && settings.KASHIKARI_TEST_HOOKS === '1';
  return new OutboundClient({ allow: OUTBOUND_ALLOW_CIDRS, open });
}
