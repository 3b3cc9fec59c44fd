import { isbnsIn } from './isbns-in';

test('finds ISBNs with any separators in any text, each once, as 13 digits', () => {
  const text =
    '978-4-8156-3044-7 もりの、9784815630447／4815630445\n合計 5,720 円 2031/11/22 ９７８４８１５６３０４４７';
  expect(isbnsIn(text)).toEqual(['9784815630447']);
});

test('returns numbers that only look like an ISBN and lower barcodes as they are written', () => {
  expect(isbnsIn('9784815630448 1920793014003 1234567890 4901234567894')).toEqual([
    '9784815630448',
    '1920793014003',
  ]);
});
