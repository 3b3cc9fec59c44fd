import { flash, flashDismissed, flashDuration, flashShown } from './flash';

const say = (...texts: string[]) =>
  texts.reduce((state, text) => flash(state, flashShown({ text })), flash(undefined, { type: 'start' }));
const texts = (state: ReturnType<typeof say>) => state.shown.map((shown) => shown.text);

test('equal messages replace each other', () => {
  const state = say('保存しました。', '保存しました。');
  expect(texts(state)).toEqual(['保存しました。']);
  expect(state.shown[0]?.id).toBe(2);
});

test('different messages stand together, at most three', () => {
  expect(texts(say('a', 'b', 'c', 'd'))).toEqual(['b', 'c', 'd']);
});

test('a message can be put away by hand', () => {
  expect(texts(flash(say('a', 'b'), flashDismissed(1)))).toEqual(['b']);
});

test('a message stays for its length divided by four, in seconds', () => {
  expect(flashDuration({ text: '12345678' })).toBe(2000);
  expect(flashDuration({ text: '🎈🎈🎈🎈' })).toBe(1000);
});

test('a message with an undo stays at least four seconds', () => {
  expect(flashDuration({ text: '短い', actionId: 1 })).toBe(4000);
  expect(flashDuration({ text: 'x'.repeat(40), actionId: 1 })).toBe(10_000);
  expect(flashDuration({ text: '短い', actionId: 1, stays: 9_000 })).toBe(9_000);
});
