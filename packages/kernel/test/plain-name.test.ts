import { hasUnseenCharacters } from '../src/plain-name';

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
