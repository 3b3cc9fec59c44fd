import { legalTexts } from './legal';
import type { GatewaySettings } from '../settings';

/** The remotes that the shell loads at run time (decision 12), and the setting that says where else one is served. */
const REMOTES = {
  goods: 'REMOTE_GOODS_URL',
  bookings: 'REMOTE_BOOKINGS_URL',
  groups: 'REMOTE_GROUPS_URL',
  payments: 'REMOTE_PAYMENTS_URL',
} as const satisfies Record<string, keyof GatewaySettings>;

export const REMOTE_NAMES = Object.keys(REMOTES);

/** `/config.json`: what a browser has to know of this installation before anything else. */
export function browserConfig(settings: GatewaySettings) {
  return {
    remotes: Object.entries(REMOTES).map(([name, setting]) => ({
      name,
      entry: entryOf(settings[setting] ?? `/remotes/${name}`),
    })),
    legal: legalTexts(settings.LEGAL_DIR),
  };
}

/** A folder, or the manifest itself. */
function entryOf(address: string): string {
  return address.endsWith('.json') ? address : `${address.replace(/\/$/, '')}/mf-manifest.json`;
}
