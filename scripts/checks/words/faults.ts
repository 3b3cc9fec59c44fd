import { type CallOfT, FOLDERS, callsOfT, readNames, valuesIn, wordsOf } from './read-calls';
import { OPEN_KEYS } from './open-keys';

export const LOCALES = ['ja', 'en', 'ja-Hira'];
const SPACES = Object.keys(FOLDERS);

const catalogues = new Map(
  SPACES.map((space) => [space, new Map(LOCALES.map((locale) => [locale, wordsOf(space, locale)]))]),
);
const catalogue = (space: string, locale: string) => catalogues.get(space)!.get(locale)!;

/** Read as a whole file in the language of its readers, and typed by it. */
const READ_WHOLE = /^groups handout[.]paper[.]/;

/** The values of one text in one language: of all its forms together, as English says “one” without a figure. */
function valuesOf(call: CallOfT, key: string, locale: string): string[] {
  const all = catalogue(call.namespace, locale);
  return valuesIn(
    readNames(key, call, locale, all)
      .map((name) => all.get(name))
      .join(''),
  );
}

/** Returns the values that each word shows, in its plural form if it has several forms. */
function shownBy(all: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const many = [...all].filter(([name]) => !name.endsWith('_one'));
  return new Map(many.map(([name, text]) => [name.replace(/_other$/, ''), String(valuesIn(text))]));
}

/** Each key of each call that `isWrong`, as its place and name. */
function wrong(asked: readonly CallOfT[], isWrong: (call: CallOfT, key: string) => unknown): string[] {
  return asked.flatMap((call) =>
    call.keys
      .filter((key) => !key.includes('*') && isWrong(call, key))
      .map((key) => `${call.at}: ${call.namespace} ${key}`),
  );
}

const lackingIn = (asked: readonly CallOfT[], locale: string) =>
  wrong(asked, (call, key) => {
    const all = catalogue(call.namespace, locale);
    return !readNames(key, call, locale, all).every((name) => all.get(name)?.trim());
  });

function unreadIn(asked: readonly CallOfT[], locale: string): string[] {
  const read = new Set(
    asked.flatMap((call) =>
      call.keys.flatMap((key) =>
        readNames(key, call, locale, catalogue(call.namespace, locale)).map(
          (name) => `${call.namespace} ${name}`,
        ),
      ),
    ),
  );
  return SPACES.flatMap((space) =>
    [...catalogue(space, locale).keys()]
      .map((name) => `${space} ${name}`)
      .filter((name) => !read.has(name) && !READ_WHOLE.test(name)),
  );
}

/** Words that show other values in this language than in Japanese, or are in one of both alone. */
function unlikeJapanese(locale: string): string[] {
  return SPACES.flatMap((space) => {
    const [ours, japanese] = [shownBy(catalogue(space, locale)), shownBy(catalogue(space, 'ja'))];
    const names = new Set([...ours.keys(), ...japanese.keys()]);
    return [...names]
      .filter((name) => ours.get(name) !== japanese.get(name))
      .map((name) => `${space} ${name}: ${ours.get(name)} for ${japanese.get(name)}`);
  });
}

function lostInOne(): string[] {
  return SPACES.flatMap((space) => {
    const all = catalogue(space, 'en');
    const counted = [...all].filter(([name]) => name.endsWith('_one'));
    return counted
      .filter(([name, one]) => {
        const other = all.get(name.replace(/_one$/, '_other')) ?? '';
        return String(valuesIn(`${one}{{count}}`)) !== String(valuesIn(`${other}{{count}}`));
      })
      .map(([name]) => `${space} ${name}`);
  });
}

function idleValues(asked: readonly CallOfT[]): string[] {
  return asked.flatMap((call) => {
    const shown = new Set(call.keys.flatMap((key) => valuesOf(call, key, 'en')));
    if (call.keys.some((key) => catalogue(call.namespace, 'en').has(`${key}_one`))) shown.add('count');
    const given = call.shared ? [] : (call.given ?? []);
    return given.filter((name) => !shown.has(name)).map((name) => `${call.at}: ${name}`);
  });
}

const idleLists = (asked: readonly CallOfT[]) =>
  Object.entries(OPEN_KEYS)
    .filter(
      ([key, ones]) => !asked.some(({ keys }) => ones.every((one) => keys.includes(key.replace('*', one)))),
    )
    .map(([key]) => key);

/**
 * Returns the faults of the words that the frontends use, by the rule that they break; `asked` is the number of calls
 * found.
 */
export function wordFaults(): { asked: number; faults: ReadonlyMap<string, readonly string[]> } {
  const { asked, unlisted } = callsOfT();
  const faults: [string, readonly string[]][] = [
    ['are known before the product runs: each key is written out, of a closed type, or listed', unlisted],
    ...LOCALES.map((locale): [string, readonly string[]] => [
      `are all there in ${locale}, in every form of a counted one`,
      lackingIn(asked, locale),
    ]),
    ...LOCALES.map((locale): [string, readonly string[]] => [
      `are all that there are in ${locale}: none stands unread`,
      unreadIn(asked, locale),
    ]),
    ...['en', 'ja-Hira'].map((locale): [string, readonly string[]] => [
      `show in ${locale} the values that they show in Japanese, no more and no fewer`,
      unlikeJapanese(locale),
    ]),
    ['show in every form of a counted one the same, but that “one” may do without its figure', lostInOne()],
    [
      'are given every value that they show',
      wrong(
        asked,
        (call, key) => call.given && valuesOf(call, key, 'en').some((name) => !call.given!.includes(name)),
      ),
    ],
    ['are given no value that none of them shows', idleValues(asked)],
    ['are listed as open only where a call asks for such', idleLists(asked)],
  ];
  return { asked: asked.length, faults: new Map(faults) };
}
