import { shells } from '@kashikari/contracts';
import { brandTokens, LOCALES } from '@kashikari/kernel';
import { shellOf } from '../http/site-of';
import { casesFolder } from './cases';
import { consentConfig, externalReceivers } from './consent';
import { installationOf } from '../installations/installation-facts';
import { faceOf } from './face-of';
import { toShell } from '../looks/shell.mapper';
import { legalFolder, legalTexts } from './legal';
import { textsIn } from './markdown-folder';
import { noticesFolder } from './notices';
import { supportConfig } from '../support/support-config';
import type { GatewaySettings } from '../settings';
import { releaseOf, type Release, type Shell } from '@kashikari/platform/edge';
import type { Request } from 'express';

/** The remotes that the shell loads at run time (decision 12), and the setting that says where else one is served. */
const REMOTES = {
  goods: 'REMOTE_GOODS_URL',
  bookings: 'REMOTE_BOOKINGS_URL',
  groups: 'REMOTE_GROUPS_URL',
  payments: 'REMOTE_PAYMENTS_URL',
} as const satisfies Record<string, keyof GatewaySettings>;

export type RemoteName = keyof typeof REMOTES;

export const REMOTE_NAMES = Object.keys(REMOTES) as RemoteName[];

/** Release of the pages, with the commit if known; browsers with another release reload. */
const VERSION = versionOf(releaseOf(process.env));

function versionOf({ version, commit }: Release): string {
  return commit ? `${version}+${commit.slice(0, 7)}` : version;
}

/** `/config.json`: what a browser has to know of this installation before anything else. */
export function browserConfig(settings: GatewaySettings, request: Request) {
  const shell = shellOf(request);
  const { name, locale, noMailAsk } = installationOf(request);
  const notices = Object.keys(textsIn(noticesFolder(settings, request)));
  return {
    version: VERSION,
    environment: settings.environment,
    stores: { ios: settings.APP_STORE_URL ?? null, android: settings.GOOGLE_PLAY_URL ?? null },
    remotes: remotesOf(settings, shell).map(({ name, address }) => ({
      name,
      entry: entryOf(address ?? `/remotes/${name}`),
    })),
    legal: legalTexts(legalFolder(settings, shell)),
    cases: Object.keys(textsIn(casesFolder(settings, shell))),
    ...(notices.length > 0 && { notices }),
    ...consentConfig(settings, request),
    external: externalReceivers(settings, request),
    ...(name && { name }),
    ...(locale && { locale }),
    ...(noMailAsk && { no_mail: { ask: noMailAsk } }),
    ...supportConfig(settings),
    ...(settings.REVIEW_URL && { review_url: settings.REVIEW_URL }),
    ...(settings.AI_BASE_URL && { ai: { provider: settings.AI_PROVIDER, country: settings.AI_COUNTRY } }),
    shell: shell
      ? { id: shell.id, ways: shell.ways, sign_up: shell.signUp, ...lookOf(shell, faceOf(request)) }
      : null,
  };
}

/**
 * Returns the appearance of a shell. While it is unknown, the shell is named by its id and otherwise looks like the
 * installation.
 */
function lookOf({ id }: Shell, face: shells.Shell | undefined) {
  const { name, short_name, colour, logo_url, icon_url, welcome, locales, locale, time_zone, start } =
    toShell(
      face ?? {
        ...shells.Shell.fromJSON({ id, name: id, short_name: id, start: 'landing' }),
        locales: [...LOCALES],
      },
    );
  return {
    ...{ name, short_name, colour, logo_url, icon_url, welcome, locales, locale, time_zone, start },
    // Colors that replace those of the style sheet, by their names there.
    tokens: colour ? brandTokens(colour) : null,
  };
}

/** Returns each remote with its address, if it is served from elsewhere: a shell's own, else the installation's. */
export function remotesOf(
  settings: GatewaySettings,
  shell: Shell | undefined,
): { readonly name: RemoteName; readonly address: string | undefined }[] {
  return REMOTE_NAMES.map((name) => ({ name, address: shell?.remotes[name] ?? settings[REMOTES[name]] }));
}

/** Fills the place in a page where the shell looks for its configuration before it requests `/config.json`. */
export function withConfig(page: string, settings: GatewaySettings, request: Request): string {
  // No text of an operator ends the element that holds it.
  const config = JSON.stringify(browserConfig(settings, request)).replaceAll('<', '\\u003c');
  return page.replace('{{CONFIG}}', () => config);
}

/** The script that a remote starts with: in a folder, beside its manifest, or at this very address. */
function entryOf(address: string): string {
  if (address.endsWith('.js')) return address;
  return `${address.replace(/\/([^/]*[.]json)?$/, '')}/remoteEntry.js`;
}
