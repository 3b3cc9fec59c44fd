import { usualKanji } from './kanji-forms';
import { foldWords } from './fold-words';

test.each([
  ['髙橋', '高橋'],
  ['宮﨑', '宮崎'],
  ['簞笥', '箪笥'],
  ['國學院', '国学院'],
  ['渡邊と渡邉', '渡辺と渡辺'],
  ['𠮷野家', '吉野家'],
  ['神・福', '神・福'],
])('%s and %s are found by each other', (one, other) => expect(foldWords(one)).toBe(foldWords(other)));

test('a usual form has no other usual form, so that twice changes nothing', () => {
  const forms = Array.from({ length: 0xa000 - 0x3400 }, (_, at) => String.fromCodePoint(0x3400 + at)).join(
    '',
  );
  expect(usualKanji(usualKanji(forms))).toBe(usualKanji(forms));
});

test('kanji that are words of their own stay apart', () => {
  expect(usualKanji('大犬太 未末 千干 土士')).toBe('大犬太 未末 千干 土士');
});
