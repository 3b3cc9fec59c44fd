import { type Asked, FOLDERS, askedWords, readNames, valuesIn, wordsOf } from './asked-words';
import { OPEN_KEYS } from './open-keys';

const LOCALES = ['ja', 'en', 'ja-Hira'];
const SPACES = Object.keys(FOLDERS);

const catalogues = new Map(
  SPACES.map((space) => [space, new Map(LOCALES.map((locale) => [locale, wordsOf(space, locale)]))]),
);
const catalogue = (space: string, locale: string) => catalogues.get(space)!.get(locale)!;

/** Read as a whole file in the language of its readers, and typed by it. */
const READ_WHOLE = /^groups handout[.]paper[.]/;

/** The values of one text in one language: of all its forms together, as English says “one” without a figure. */
function valuesOf(call: Asked, key: string, locale: string): string[] {
  const all = catalogue(call.namespace, locale);
  return valuesIn(
    readNames(key, call, locale, all)
      .map((name) => all.get(name))
      .join(''),
  );
}

/** By word the values that it shows where it stands for many. */
function shownBy(all: ReadonlyMap<string, string>): Record<string, string[]> {
  const many = [...all].filter(([name]) => !name.endsWith('_one'));
  return Object.fromEntries(many.map(([name, text]) => [name.replace(/_other$/, ''), valuesIn(text)]));
}

describe('the words that the frontends ask for', () => {
  const { asked, unlisted } = askedWords();

  /** Each key of each call that `isWrong`, as its place and name. */
  const wrong = (isWrong: (call: Asked, key: string) => unknown) =>
    asked.flatMap((call) =>
      call.keys
        .filter((key) => !key.includes('*') && isWrong(call, key))
        .map((key) => `${call.at}: ${call.namespace} ${key}`),
    );

  test('are known before the product runs: each key is written out, of a closed type, or listed', () => {
    expect(unlisted).toEqual([]);
    expect(asked.length).toBeGreaterThan(1_000);
  });

  test.each(LOCALES)('are all there in %s, in every form of a counted one', (locale) => {
    expect(
      wrong((call, key) => {
        const all = catalogue(call.namespace, locale);
        return !readNames(key, call, locale, all).every((name) => all.get(name)?.trim());
      }),
    ).toEqual([]);
  });

  test.each(LOCALES)('are all that there are in %s: none stands unread', (locale) => {
    const read = new Set(
      asked.flatMap((call) =>
        call.keys.flatMap((key) =>
          readNames(key, call, locale, catalogue(call.namespace, locale)).map(
            (name) => `${call.namespace} ${name}`,
          ),
        ),
      ),
    );
    const unread = SPACES.flatMap((space) =>
      [...catalogue(space, locale).keys()]
        .map((name) => `${space} ${name}`)
        .filter((name) => !read.has(name) && !READ_WHOLE.test(name)),
    );
    expect(unread).toEqual([]);
  });

  test.each(['en', 'ja-Hira'])(
    'show in %s the values that they show in Japanese, no more and no fewer',
    (locale) => {
      expect(SPACES.map((space) => [space, shownBy(catalogue(space, locale))])).toEqual(
        SPACES.map((space) => [space, shownBy(catalogue(space, 'ja'))]),
      );
    },
  );

  test('show in every form of a counted one the same, but that “one” may do without its figure', () => {
    const lost = SPACES.flatMap((space) => {
      const all = catalogue(space, 'en');
      const counted = [...all].filter(([name]) => name.endsWith('_one'));
      return counted
        .filter(([name, one]) => {
          const other = all.get(name.replace(/_one$/, '_other')) ?? '';
          return `${valuesIn(`${one}{{count}}`)}` !== `${valuesIn(`${other}{{count}}`)}`;
        })
        .map(([name]) => `${space} ${name}`);
    });
    expect(lost).toEqual([]);
  });

  test('are given every value that they show', () => {
    expect(
      wrong(
        (call, key) => call.given && valuesOf(call, key, 'en').some((name) => !call.given!.includes(name)),
      ),
    ).toEqual([]);
  });

  test('are given no value that none of them shows', () => {
    const idle = asked.flatMap((call) => {
      const shown = new Set(call.keys.flatMap((key) => valuesOf(call, key, 'en')));
      if (call.keys.some((key) => catalogue(call.namespace, 'en').has(`${key}_one`))) shown.add('count');
      const given = call.shared ? [] : (call.given ?? []);
      return given.filter((name) => !shown.has(name)).map((name) => `${call.at}: ${name}`);
    });
    expect(idle).toEqual([]);
  });

  test('are listed as open only where a call asks for such', () => {
    const unused = Object.entries(OPEN_KEYS).filter(
      ([key, ones]) => !asked.some(({ keys }) => ones.every((one) => keys.includes(key.replace('*', one)))),
    );
    expect(unused).toEqual([]);
  });
});
