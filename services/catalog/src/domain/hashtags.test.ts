import fc from 'fast-check';
import { hashtagsOf, tagKey } from './hashtags';

describe('the tags of a description', () => {
  test.each([
    [
      'in any script, half and full width sign',
      '#カメラ と ＃一眼レフ #Camera',
      ['カメラ', '一眼レフ', 'Camera'],
    ],
    ['in the order of their first mention, each once', '#b #a #b', ['b', 'a']],
    ['once, whatever their width and capitals', '#Canon #ＣＡＮＯＮ #canon', ['Canon']],
    ['after a bracket, a comma or a new line', '（#春）、#夏\n#秋', ['春', '夏', '秋']],
    [
      'with low lines, digits and middle dots within',
      '#vol_2 #レ・ミゼラブル・',
      ['vol_2', 'レ・ミゼラブル'],
    ],
    ['with long vowels and marks', '#サーバー #कैमरा #café', ['サーバー', 'कैमरा', 'café']],
  ])('are found %s', (_, description, tags) => {
    expect(hashtagsOf(description)).toEqual(tags);
  });

  test.each([
    ['inside a word', 'C#major 備品#1番'],
    ['in an address', 'https://example.jp/#top https://example.jp/?a=1&#b'],
    ['as a number alone', '#1 #２０２６'],
    ['as a sign alone or doubled', '# ## ##two'],
    ['when longer than 50 characters', `#${'あ'.repeat(51)}`],
  ])('are not found %s', (_, description) => {
    expect(hashtagsOf(description)).toEqual([]);
  });

  test('are found of 50 characters', () => {
    expect(hashtagsOf(`#${'あ'.repeat(50)}`)).toEqual(['あ'.repeat(50)]);
  });

  test('are at most 50', () => {
    const words = Array.from({ length: 60 }, (_, n) => `#t${n}`);
    expect(hashtagsOf(words.join(' '))).toHaveLength(50);
  });

  test('are what they were when written out and read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (description) => {
        const tags = hashtagsOf(`#あ ${description}`);
        const again = hashtagsOf(tags.map((tag) => `#${tag}`).join(' '));
        expect(new Set(tags.map(tagKey)).size).toBe(tags.length);
        // Some compatibility forms unfold into words with spaces; what is before the space is a tag again.
        if (tags.every((tag) => !/\s/.test(tag))) expect(again.length).toBeGreaterThan(0);
      }),
    );
  });

  test('have one key for every way to write them', () => {
    fc.assert(
      fc.property(fc.constantFrom('Camera', 'ﾋﾞﾃﾞｵ', '春２０２６', 'İstanbul'), (word) => {
        expect(tagKey(tagKey(word))).toBe(tagKey(word));
        expect(tagKey(`＃${word}`)).toBe(tagKey(word));
      }),
    );
  });

  test('have small letters in their key, and no sign at its beginning', () => {
    expect([tagKey('＃Camera'), tagKey('C#'), tagKey('ＣＡＮＯＮ')]).toEqual(['camera', 'c#', 'canon']);
  });
});
