import { readFileSync } from 'node:fs';
import { FACTS, fieldsIn, GOOD_FIELD_NAMES, GOOD_FIELDS, hasHint } from './good-fields';
import en from './i18n/en.json';
import hira from './i18n/ja-Hira.json';
import ja from './i18n/ja.json';

const told = [
  ...(['naming', 'number', 'place', 'days', 'hourly', 'daily', 'book', 'bought', 'own'] as const).flatMap(
    fieldsIn,
  ),
  ...FACTS,
];
const switched = [...fieldsIn('rules'), ...fieldsIn('audience')];

test.each([
  ['Japanese', ja],
  ['English', en],
  ['kana', hira],
])('every field that is typed, told or switched has its words in %s', (_language, words) => {
  const facts: Readonly<Record<string, string>> = words.facts;
  const form: Readonly<Record<string, string>> = words.form;
  expect(told.filter((name) => !facts[name])).toEqual([]);
  expect(told.filter((name) => hasHint(name) && !form[`${name}Hint`])).toEqual([]);
  expect(switched.filter((name) => !form[name] || !form[`${name}Hint`])).toEqual([]);
});

test('facts stand in the order that the table gives them', () => {
  expect(FACTS.slice(0, 2)).toEqual(['publisher', 'isbn']);
});

/** The contract of a new good. */
const { components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  components: { schemas: { NewGood: { properties: Record<string, { maxLength?: number }> } } };
};
const contract = components.schemas.NewGood.properties;

/** Follows from another: `author` is the names of `authors`, joined. */
const DERIVED = ['author'];

test('every field that the contract takes of a new good is in the table of the form', () => {
  expect([...GOOD_FIELD_NAMES, ...DERIVED].sort()).toEqual(Object.keys(contract).sort());
});

test('an input of the form takes as many characters as the contract', () => {
  const longest = (name: string) => contract[name]?.maxLength;
  const texts = Object.entries(GOOD_FIELDS).filter(([, { kind }]) =>
    ['words', 'text', 'isbn'].includes(kind),
  );
  const inputs = texts.map(([name, row]) => [name, 'maxLength' in row ? row.maxLength : undefined]);
  expect(inputs).toEqual(texts.map(([name]) => [name, longest(name)]));
});
