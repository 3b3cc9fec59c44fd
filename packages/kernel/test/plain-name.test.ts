import { hasUnseenCharacters, holdsAddress } from '../src/plain-name';

describe('a name of one line', () => {
  it.each([
    ['a line feed', 'a\nb'],
    ['a tab', 'a\tb'],
    ['an escape', 'a\u001bb'],
    ['a next line', 'a\u0085b'],
    ['a line separator', 'a\u2028b'],
    ['a paragraph separator', 'a\u2029b'],
    ['tag characters', '\u{e0041}\u{e0042}'],
    ['tag characters behind a letter', 'a\u{e0041}'],
    ['a message of tag characters behind a flag', `\u{1f3f4}${'\u{e0061}'.repeat(8)}`],
    ['a lone variation selector', '\ufe0f'],
    ['variation selectors and blanks', ' \ufe0f \ufe0e\ufe0f'],
    ['a lone ideographic selector', '\u{e0100}'],
  ])('has unseen characters: %s', (_what, name) => expect(hasUnseenCharacters(name)).toBe(true));

  it.each([
    'カメラ',
    '❤️ heart',
    '1️⃣',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '葛\u{e0100}城',
    '👩‍🔬',
  ])('has none: %s', (name) => expect(hasUnseenCharacters(name)).toBe(false));
});

describe('a name that stands in mails', () => {
  it.each([
    'https://evil.example',
    'www.evil',
    'evil.example/login',
    'bit.ly/x',
    'BIT.LY/x',
    'ｂｉｔ．ｌｙ／ｘ',
    'Prize: evil.example:8080/',
    'evil.xn--p1ai/x',
    'evil.com',
    'See login.evil.co.jp today',
    '当選はevil.comへ',
    'ASP.NET of evil.com',
  ])('holds an address: %s', (name) => expect(holdsAddress(name)).toBe(true));

  it.each([
    ...[
      'A.B.',
      'St.Mary',
      '3.5mm',
      'No.1',
      'No.1/2',
      'A.B./C.D.',
      'Node.js',
      'ASP.NET',
      'AC/DC',
      'e.g./x',
      '2.4GHz/5GHz',
    ],
    ...['J.Common', 'hanako@example.com', 'カメラ・レンズ/三脚', 'U.S.A.', 'v1.0.io2'],
  ])('holds none: %s', (name) => expect(holdsAddress(name)).toBe(false));
});
