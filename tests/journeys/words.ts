import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from './browser';

const FOLDERS = {
  kit: 'packages/web-kit/src/i18n',
  shell: 'frontends/shell/src/i18n',
  goods: 'frontends/goods-mfe/src/i18n',
  bookings: 'frontends/bookings-mfe/src/i18n',
  groups: 'frontends/groups-mfe/src/i18n',
  payments: 'frontends/payments-mfe/src/i18n',
} as const;

export type Words = (
  part: keyof typeof FOLDERS,
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Returns the texts of a language, so that journeys find elements by their words, as a person does. */
export function wordsIn(language: Language): Words {
  return (part, key, values = {}) => {
    const file = resolve(__dirname, '../..', FOLDERS[part], `${language}.json`);
    const text = key
      .split('.')
      .reduce<unknown>(
        (node, step) => (node as Record<string, unknown> | undefined)?.[step],
        JSON.parse(readFileSync(file, 'utf8')),
      );
    if (typeof text !== 'string') throw new Error(`${file} has no text ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
