import { highlight } from './highlight';

const shown = (passage: string, question: string) =>
  highlight(passage, question)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

test.each([
  [
    'Press “Extend” and choose the new return day.',
    'how do I extend the return',
    'Press “[Extend]” and choose the new [return] day.',
  ],
  ['Extensions end the day before.', 'extend', 'Extensions end the day before.'],
  [
    '返す日を延ばせるのは、次の予約の前の日までです。',
    '予約の返す日を変えたいです',
    '[返す日を]延ばせるのは、次の[予約の]前の日までです。',
  ],
  [
    'おくれる ときは、かす ひとに いいます。',
    'おくれるときは？',
    '[おくれる] ときは、かす ひとに いいます。',
  ],
  ['İstanbul', 'istanbul', 'İstanbul'],
  ['', 'anything', ''],
])('wording of the question is marked: %s', (passage, question, expected) => {
  expect(shown(passage, question)).toBe(expected);
});

test('a passage loses nothing, whatever is asked', () => {
  for (const question of ['a.*b(', '[', '日日日', '   ', '💡'])
    expect(
      highlight('日日日 a.*b( 💡 [x]', question)
        .map(({ text }) => text)
        .join(''),
    ).toBe('日日日 a.*b( 💡 [x]');
});
