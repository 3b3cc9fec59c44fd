import { answersIn } from './answers-in';

test('one answer is one tag, spaces and all', () => {
  expect(answersIn(' ひよこ 組 ')).toEqual(['ひよこ 組']);
});

test('commas of either kind part answers, each kept once', () => {
  expect(answersIn('ひよこ組、年長,ひよこ組，')).toEqual(['ひよこ組', '年長']);
});

test('nothing typed is no answer', () => {
  expect(answersIn(' ')).toEqual([]);
});
