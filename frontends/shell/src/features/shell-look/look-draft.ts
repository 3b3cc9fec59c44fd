import { LOCALES, type Locale } from '@kashikari/web-kit';
import type { Shell, ShellPatch } from '../../look/api/shell';

/** The values of the form; texts are empty where the contract has null. */
export interface LookDraft {
  readonly name: string;
  readonly short_name: string;
  readonly logo_image_id: string;
  readonly icon_image_id: string;
  readonly colour: string;
  readonly welcome_ja: string;
  readonly welcome_en: string;
  readonly 'welcome_ja-Hira': string;
  readonly locales: readonly Locale[];
  readonly locale: string;
  readonly time_zone: string;
  readonly start: string;
}

export function draftOf(shell: Shell): LookDraft {
  return {
    name: shell.name,
    short_name: shell.short_name,
    logo_image_id: shell.logo_image_id ?? '',
    icon_image_id: shell.icon_image_id ?? '',
    colour: shell.colour ?? '',
    welcome_ja: shell.welcome.ja ?? '',
    welcome_en: shell.welcome.en ?? '',
    'welcome_ja-Hira': shell.welcome['ja-Hira'] ?? '',
    locales: shell.locales,
    locale: shell.locale ?? '',
    time_zone: shell.time_zone ?? '',
    start: shell.start,
  };
}

const NULLABLE = ['name', 'short_name', 'logo_image_id', 'icon_image_id', 'colour', 'locale', 'time_zone'];

/** Returns the changes as a request body: empty values are null, and the welcome text is grouped by language. */
export function patchOf(changes: Partial<LookDraft>): ShellPatch {
  const fields = Object.entries(changes).filter(([name]) => !name.startsWith('welcome_'));
  const patch = Object.fromEntries(
    fields.map(([name, value]) => [name, NULLABLE.includes(name) && value === '' ? null : value]),
  );
  const welcome = Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = changes[`welcome_${locale}`];
      return text === undefined ? [] : [[locale, text]];
    }),
  );
  return { ...patch, ...(Object.keys(welcome).length > 0 && { welcome }) } as ShellPatch;
}
