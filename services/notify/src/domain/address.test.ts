import { addressOf, isAddress, oneLine } from './address';

describe('an address that a mail goes to', () => {
  test.each(['a@b', 'hana.sato+kari@example.org', 'はな@例え.jp', `${'a'.repeat(242)}@example.org`])(
    'may be %s',
    (address) => {
      expect(isAddress(address)).toBe(true);
    },
  );

  test.each([
    '',
    'example.org',
    '@example.org',
    'hana@',
    'hana@sato@example.org',
    'ha na@example.org',
    'hana@exam ple.org',
    'hana@example.org\r\nBcc: ken@example.org',
    '<hana@example.org>',
    'hana@example.org,ken@example.org',
    'hana@[127.0.0.1]',
    'hana"@example.org',
    'hana\u0007@example.org',
    'hana@example\u200b.org',
    `${'a'.repeat(243)}@example.org`,
  ])('is never %j', (address) => {
    expect(isAddress(address)).toBe(false);
  });
});

test.each([
  ['三脚\r\nBcc: ken@example.org', '三脚 Bcc: ken@example.org'],
  ['  a \t\n b  ', 'a b'],
  ['a\u0000b\u2028c\u2029d', 'a b c d'],
  ['as it is', 'as it is'],
])('a header gets %j in one line', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test.each([
  ['Kashikari <no-reply@example.org>', 'no-reply@example.org'],
  ['Kashikari <no-reply@example.org>  ', 'no-reply@example.org'],
  ['<a> of <no-reply@example.org>', 'no-reply@example.org'],
  [' no-reply@example.org ', 'no-reply@example.org'],
  ['<a> no-reply@example.org', '<a> no-reply@example.org'],
  ['<>', '<>'],
])('the bare address of %j is %j', (from, address) => {
  expect(addressOf(from)).toBe(address);
});
