import { addressesIn, faultyIn } from './addresses-in';

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

test('what can’t be read as an address is told as it was typed, and what can is not', () => {
  const text = '花子 <hanako@example.jp>, taro.example.jp\njiro@\n\n"s@example.jp"; 山田さん、kana@例え.jp';
  expect(faultyIn(text)).toEqual(['taro.example.jp', 'jiro@', '山田さん', 'kana@例え.jp']);
  expect(addressesIn(text)).toEqual(['hanako@example.jp', 's@example.jp']);
  expect(faultyIn('hanako@example.jp jiro@')).toEqual(['jiro@']);
  expect(faultyIn('')).toEqual([]);
});
