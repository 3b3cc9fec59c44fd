import { slugIn } from './slug-in';

test.each([
  ['sakura', 'sakura'],
  ['  Sakura ', 'sakura'],
  ['ｓａｋｕｒａ', 'sakura'],
  ['https://k.example/-/sakura', 'sakura'],
  ['https://k.example/-/sakura/members/edit?x=1', 'sakura'],
  ['/-/media-library', 'media-library'],
])('%s leads to %s', (text, slug) => {
  expect(slugIn(text)).toBe(slug);
});

test.each(['', 'さくら', 'a b', 'https://k.example/goods/1'])('%s leads nowhere', (text) => {
  expect(slugIn(text)).toBeUndefined();
});
