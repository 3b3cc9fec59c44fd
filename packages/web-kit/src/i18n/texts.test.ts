import { rememberLocale } from './locale';
import { findText, storeTexts, translatorOf, watchMissing } from './texts';

beforeAll(() => {
  storeTexts('en', 'test', {
    hello: 'Hello, {{name}}',
    deep: { er: 'Deeper' },
    goods_one: '{{count}} item',
    goods_other: '{{count}} items',
  });
  storeTexts('ja', 'test', { goods_other: '{{count}}点' });
  storeTexts('en', 'other', { hello: 'Other' });
});

beforeEach(() => rememberLocale('en'));

test('a text is found by its path, with its values filled in', () => {
  const t = translatorOf('test');
  expect(t('hello', { name: 'Mika' })).toBe('Hello, Mika');
  expect(t('deep.er')).toBe('Deeper');
  expect(t('hello', { ns: 'other' })).toBe('Other');
  expect(findText('test', 'deep')).toEqual({ er: 'Deeper' });
});

test('a count chooses the plural form of the language', () => {
  expect([0, 1, 2].map((count) => translatorOf('test')('goods', { count }))).toEqual([
    '0 items',
    '1 item',
    '2 items',
  ]);
  rememberLocale('ja');
  expect(translatorOf('test')('goods', { count: 1 })).toBe('1点');
});

test('a key without a text shows its default or itself, and is reported without a default', () => {
  const missing: string[] = [];
  watchMissing((what) => missing.push(what));
  const t = translatorOf('test');
  expect([t('none'), t('deep'), t('none', { defaultValue: '' }), t('hello')]).toEqual([
    'none',
    'deep',
    '',
    'Hello, ',
  ]);
  watchMissing(undefined);
  expect(missing).toEqual(['test:none', 'test:deep', 'Hello, {{name}}']);
});

test('texts that are stored later join those of their namespace', () => {
  storeTexts('en', 'later', { a: 'A' });
  storeTexts('en', 'later', { b: 'B' });
  expect(['a', 'b'].map((key) => translatorOf('later')(key))).toEqual(['A', 'B']);
});

test('the function of a namespace stays the same while the language does', () => {
  const english = translatorOf('test');
  expect(translatorOf('test')).toBe(english);
  rememberLocale('ja');
  expect(translatorOf('test')).not.toBe(english);
});
