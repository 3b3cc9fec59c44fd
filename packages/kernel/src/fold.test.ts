import { fold } from './fold';

describe('folding a text', () => {
  it.each([
    ['capitals become small', 'EPSON', 'epson'],
    ['full width becomes half width', 'ＥＢ２', 'eb2'],
    ['half width kana become full, and hiragana', 'ｶﾞｲﾄﾞ', 'がいど'],
    ['katakana become hiragana', 'ァヶヽヾヴ', 'ぁゖゝゞゔ'],
    ['accents go', 'Crème Brûlée', 'creme brulee'],
    ['a voicing mark joins its kana', 'か\u3099', 'が'],
    ['a voicing mark that no kana takes goes', 'あ\u3099い\u309a', 'あい'],
    ['white space stays where it is', ' a  b ', ' a  b '],
    ['kanji stay as they are', '貸出表', '貸出表'],
  ])('%s', (_what, text, folded) => expect(fold(text)).toBe(folded));

  it.each([
    ['サーバー', 'さーば'],
    ['コンピューター', 'こんぴゅーた'],
    ['メーター', 'めーた'],
    ['わーーいーー', 'わーーい'],
  ])('takes the long vowel from the end of the longer word %s', (text, folded) =>
    expect(fold(text)).toBe(folded),
  );

  it.each(['きー', 'かばー', 'らーめん', 'ーーー'])('leaves the long vowels of %s', (text) =>
    expect(fold(text)).toBe(text),
  );

  it.each(['-', '‐', '‑', '–', '—', '―', '−'])('reads %s between kana as a long vowel', (dash) => {
    expect(fold(`ラ${dash}メン`)).toBe('らーめん');
    expect(fold(`スーパ${dash}マン`)).toBe('すーぱーまん');
    expect(fold(`ラー${dash}メン`)).toBe('らーーめん');
  });

  it.each(['カメラ-', '-カメラ', 'eb-2250', 'カメラ-2', '2-カメラ'])(
    'leaves the dash of %s, which has kana on one side at most',
    (text) => expect(fold(text)).toContain('-'),
  );
});
