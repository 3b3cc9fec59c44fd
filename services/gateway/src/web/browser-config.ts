import { legalFolder, legalTexts } from './legal';
import type { GatewaySettings } from '../settings';
import type { Shell } from '@kashikari/platform/edge';

/** The remotes that the shell loads at run time (decision 12), and the setting that says where else one is served. */
const REMOTES = {
  goods: 'REMOTE_GOODS_URL',
  bookings: 'REMOTE_BOOKINGS_URL',
  groups: 'REMOTE_GROUPS_URL',
  payments: 'REMOTE_PAYMENTS_URL',
} as const satisfies Record<string, keyof GatewaySettings>;

export type RemoteName = keyof typeof REMOTES;

export const REMOTE_NAMES = Object.keys(REMOTES) as RemoteName[];

/** `/config.json`: what a browser has to know of this installation before anything else. */
export function browserConfig(settings: GatewaySettings, shell: Shell | undefined) {
  return {
    remotes: remotesOf(settings, shell).map(({ name, address }) => ({
      name,
      entry: entryOf(address ?? `/remotes/${name}`),
    })),
    legal: legalTexts(legalFolder(settings, shell)),
    ...(settings.OPERATOR_CONTACT && { contact: settings.OPERATOR_CONTACT }),
    shell: shell ? { id: shell.id, ways: shell.ways, sign_up: shell.signUp } : null,
  };
}

/** Each remote with its address, where it is not ours: a shell's own, else the installation's. */
export function remotesOf(
  settings: GatewaySettings,
  shell: Shell | undefined,
): { readonly name: RemoteName; readonly address: string | undefined }[] {
  return REMOTE_NAMES.map((name) => ({ name, address: shell?.remotes[name] ?? settings[REMOTES[name]] }));
}

/** Fills the place in a page where the shell looks for its configuration before it requests `/config.json`. */
export function withConfig(page: string, settings: GatewaySettings, shell: Shell | undefined): string {
  // No text of an operator ends the element that holds it.
  const config = JSON.stringify(browserConfig(settings, shell)).replaceAll('<', '\\u003c');
  return page.replace('{{CONFIG}}', () => config);
}

/** The script that a remote starts with: in a folder, beside its manifest, or at this very address. */
function entryOf(address: string): string {
  if (address.endsWith('.js')) return address;
  return `${address.replace(/\/([^/]*[.]json)?$/, '')}/remoteEntry.js`;
}
