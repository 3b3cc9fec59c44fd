import { addressesIn } from './addresses-in';

test('addresses are found in what people paste, each once', () => {
  const text =
    '花子 <Hanako@example.jp>, taro@example.jp；\njiro@example.jp　hanako@example.jp、"s@example.jp".';
  expect(addressesIn(text)).toEqual([
    'hanako@example.jp',
    'taro@example.jp',
    'jiro@example.jp',
    's@example.jp',
  ]);
});

test('full-width letters are those of the keyboard beside them', () => {
  expect(addressesIn('ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ')).toEqual(['taro@example.jp']);
});

test('a text without an address has none', () => {
  expect(addressesIn('山田さんと田中さん')).toEqual([]);
});
