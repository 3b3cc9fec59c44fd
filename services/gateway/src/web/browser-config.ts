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
    ...(settings.OPERATOR_CONTACT && { contact: settings.OPERATOR_CONTACT }),
  };
}

/** Fills the place in a page where the shell looks for its configuration before it requests `/config.json`. */
export function withConfig(page: string, settings: GatewaySettings): string {
  // No text of an operator ends the element that holds it.
  const config = JSON.stringify(browserConfig(settings)).replaceAll('<', '\\u003c');
  return page.replace('{{CONFIG}}', () => config);
}

/** The script that a remote starts with: in a folder, beside its manifest, or at this very address. */
function entryOf(address: string): string {
  if (address.endsWith('.js')) return address;
  return `${address.replace(/\/([^/]*[.]json)?$/, '')}/remoteEntry.js`;
}
