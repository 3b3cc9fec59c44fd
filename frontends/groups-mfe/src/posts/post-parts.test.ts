import { postParts } from './post-parts';

test('the first line is the heading and the rest the text', () => {
  expect(postParts('年末の休み\n\n26日から休みます。\nよいお年を')).toEqual({
    title: '年末の休み',
    rest: '26日から休みます。\nよいお年を',
  });
});

test('one line alone has no text below it', () => {
  expect(postParts('大そうじ')).toEqual({ title: '大そうじ', rest: '' });
});
