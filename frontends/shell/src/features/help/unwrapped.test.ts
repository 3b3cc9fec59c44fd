import { unwrapped } from './unwrapped';

test('wrapped lines are joined, with a space where the language has spaces', () => {
  expect(unwrapped('One\ntwo.\n\n- a\n  b\n- c', 'en')).toBe('One two.\n\n- a b\n- c');
  expect(unwrapped('貸す人が\n決めます。', 'ja')).toBe('貸す人が決めます。');
  expect(unwrapped('かす ひとが\nきめます。', 'ja-Hira')).toBe('かす ひとが きめます。');
});

test('a heading stays on its own line, and so do steps', () => {
  expect(unwrapped('## How\nPress\nit.\n1. One\n2. Two', 'en')).toBe('## How\nPress it.\n1. One\n2. Two');
});
