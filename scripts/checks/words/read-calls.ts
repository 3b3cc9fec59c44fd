import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { words } from '../../../frontends/test/words';
import { OPEN_KEYS } from './open-keys';

/** A call of `t`, as `calls-of-t.mjs` reports it. */
export interface CallOfT {
  readonly at: string;
  readonly namespace: string;
  readonly keys: readonly string[];
  readonly given?: readonly string[];
  readonly shared: boolean;
}

/** Every call of `t` in the frontends and the kit; of a key that is open to the compiler, with all that it may be. */
export function callsOfT(): { asked: readonly CallOfT[]; unlisted: readonly string[] } {
  const said = execFileSync(process.execPath, [path.join(__dirname, 'calls-of-t.mjs')], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const calls = JSON.parse(said) as CallOfT[];
  const listed = (key: string) => OPEN_KEYS[key];
  return {
    asked: calls.map((call) => ({
      ...call,
      keys: call.keys.flatMap((key) => listed(key)?.map((one) => key.replace('*', one)) ?? [key]),
    })),
    unlisted: calls.flatMap(({ at, keys }) =>
      keys.filter((key) => key.includes('*') && !listed(key)).map((key) => `${at}: ${key}`),
    ),
  };
}

/** Forms of a counted word: Japanese has one, which CLDR calls `other`. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  en: ['one', 'other'],
  ja: ['other'],
  'ja-Hira': ['other'],
};

/** The names in the catalogue that a call reads in one language; a counted word is one alone where all its forms are the same. */
export function readNames(
  key: string,
  { given }: Pick<CallOfT, 'given'>,
  locale: string,
  all: ReadonlyMap<string, string>,
): string[] {
  const isCounted = given === undefined || given.includes('count');
  return isCounted && !all.has(key) ? FORMS[locale]!.map((form) => `${key}_${form}`) : [key];
}

/** The values that a text shows, each once, in the order of the alphabet. */
export function valuesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]!))].sort();
}

/** The folder with the words of a namespace. */
export const FOLDERS: Readonly<Record<string, string>> = {
  kit: 'packages/web-kit/src/i18n',
  ...Object.fromEntries(
    ['bookings', 'goods', 'groups', 'payments'].map((name) => [name, `frontends/${name}-mfe/src/i18n`]),
  ),
  shell: 'frontends/shell/src/i18n',
};

/** All words of a namespace in one language. */
export function wordsOf(namespace: string, locale: string): ReadonlyMap<string, string> {
  return words(FOLDERS[namespace]!, locale);
}
