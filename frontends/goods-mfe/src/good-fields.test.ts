import { FACTS, fieldsIn } from './good-fields';
import en from './i18n/en.json';
import hira from './i18n/ja-Hira.json';
import ja from './i18n/ja.json';

const told = [...fieldsIn('more'), ...FACTS];
const switched = [...fieldsIn('rules'), ...fieldsIn('audience')];

test.each([
  ['Japanese', ja],
  ['English', en],
  ['kana', hira],
])('every field that is typed, told or switched has its words in %s', (_language, words) => {
  const facts: Readonly<Record<string, string>> = words.facts;
  const form: Readonly<Record<string, string>> = words.form;
  expect(told.filter((name) => !facts[name])).toEqual([]);
  expect(switched.filter((name) => !form[name] || !form[`${name}Hint`])).toEqual([]);
});

test('facts stand in the order that the table gives them', () => {
  expect(FACTS.slice(0, 2)).toEqual(['author', 'publisher']);
});
