import { fold } from '@kashikari/kernel';
import fc from 'fast-check';
import { indexGood, LAST_POSITION, type GoodTexts } from './index-good';
import { readMatch } from './match';
import { runsOf } from './terms';
import { whenLong } from '../../../../packages/platform/src/testing/budget';

const NOTHING: GoodTexts = {
  title: '',
  tags: [],
  author: '',
  description: '',
  isbn: '',
  others: [],
};

/** What PostgreSQL does with the index, in a few lines: every sequence at neighbouring positions. */
function finds(good: Partial<GoodTexts>, typed: string): boolean {
  const at = new Map<number, string>();
  for (const { position, term } of indexGood({ ...NOTHING, ...good })) at.set(position, term);
  const match = readMatch(typed);
  if (!match) return true;
  if (!match.sequences.length) return false;
  return match.sequences.every(({ terms, prefix }) =>
    [...at.keys()].some((start) =>
      terms.every((term, offset) => {
        const found = at.get(start + offset);
        return prefix && offset === terms.length - 1 ? found?.startsWith(term) : found === term;
      }),
    ),
  );
}

describe('searching goods by words', () => {
  it.each([
    ['デジタルカメラ', 'カメラ'],
    ['デジタルカメラ', 'かめら'],
    ['デジタルカメラ', 'ｶﾒﾗ'],
    ['ﾊﾞﾄﾞﾐﾝﾄﾝ ﾗｹｯﾄ', 'バドミントン'],
    ['コンピューター', 'コンピュータ'],
    ['プリンタ用紙', 'プリンター'],
    ['こんぴゅーたー', 'コンピュータ'],
    ['ラ−メン鉢', 'ラーメン'],
    ['移動図書館', '図書'],
    ['事務机', '机'],
    ['机と椅子', '机'],
    ['A4版の用紙', '版'],
    ['Projector EPSON EB-2250', 'proj'],
    ['Projector EPSON EB-2250', 'ＥＰＳＯＮ'],
    ['Projector EPSON EB-2250', 'eb-22'],
    ['Café table', 'cafe'],
    ['3人用テント', '3人用'],
    ['三脚 (大)', '大 三脚'],
    ['タブレット　10インチ', '10　タブレット'],
    ['Straße', 'straß'],
    ['𠮷野家の𩸽', '𩸽'],
    ['佐々木の〆切', '佐々木'],
  ])('finds %s by %s', (title, typed) => expect(finds({ title }, typed)).toBe(true));

  it.each([
    ['東京の京都展', '東京都'],
    ['カメラ', 'カメラマン'],
    ['ビル', 'ビール'],
    ['コートを着る', '着ること'],
    ['Projector', 'jector'],
    ['デジタルカメラ', 'カメラ 三脚'],
    ['ギター', '🎸'],
    ['ギター', '、。!?'],
    ['貸出 返却', '出返'],
  ])('does not find %s by %s', (title, typed) => expect(finds({ title }, typed)).toBe(false));

  it('finds an ISBN with and without its hyphens', () => {
    const book = { isbn: '978-4-00-310101-8' };
    expect(finds(book, '9784003101018')).toBe(true);
    expect(finds(book, '978-4-00-310101-8')).toBe(true);
    expect(finds({ isbn: '9784003101018' }, '978-4-00-310101-8')).toBe(true);
    expect(finds(book, '97840031')).toBe(true);
  });

  it('looks for words as beginnings, and for neighbours as they are', () => {
    expect(readMatch('pro 予約表 机 貸出')).toEqual({
      sequences: [
        { terms: ['pro'], prefix: true },
        { terms: ['予約', '約表'], prefix: false },
        { terms: ['机'], prefix: true },
        { terms: ['貸出'], prefix: false },
      ],
    });
  });

  it('looks for a word once that was typed twice, and for 24 of them at most', () => {
    expect(readMatch('カメラ 机 かめら 机')?.sequences.map(({ terms }) => terms[0])).toEqual(['かめ', '机']);
    const words = Array.from({ length: 25 }, (_, at) => `w${at}`);
    expect(readMatch(words.join(' '))?.sequences.map(({ terms }) => terms[0])).toEqual(words.slice(0, 24));
  });

  it.each([
    ['978-4-00-310101-8', ['9784003101018']],
    ['979-10-90636-07-1', ['9791090636071']],
    ['9784003101018', ['9784003101018']],
    ['977-4-00-310101-8', ['977', '4', '00', '310101', '8']],
    ['978-4-00-310101', ['978', '4', '00', '310101']],
    ['1978-4-00-310101-8', ['1978', '4', '00', '310101', '8']],
    ['978-4-00-310101-89', ['978', '4', '00', '310101', '89']],
    ['1-978-4-00-310101-8', ['1', '978', '4', '00', '310101', '8']],
    ['978-4-00-310101-8-1', ['978', '4', '00', '310101', '8', '1']],
  ])('reads the number %s as %j', (typed, words) =>
    expect(readMatch(typed)?.sequences.map(({ terms }) => terms[0])).toEqual(words),
  );

  it('finds nothing where something was typed that is no word', () => {
    expect(readMatch('。')).toEqual({ sequences: [] });
  });

  it('finds everything when nothing was typed', () => {
    expect(readMatch('')).toBeUndefined();
    expect(readMatch(' 　\t')).toBeUndefined();
  });

  it('weighs the title above tags, tags above the author, the author above the rest', () => {
    const good = {
      title: 'あ',
      tags: ['い'],
      author: 'う',
      description: 'え',
      isbn: '978-4',
      others: ['お'],
    };
    expect(indexGood(good).map(({ term, weight }) => term + weight)).toEqual([
      ...['あA', 'いB', 'うC', 'おD', '9784D', 'えD'],
    ]);
  });

  it('stops at the last position that the index keeps', () => {
    const postings = indexGood({ ...NOTHING, title: '題', description: 'あい'.repeat(20_000) });
    expect(postings).toHaveLength(LAST_POSITION);
    expect(postings[0]).toEqual({ term: '題', position: 1, weight: 'A' });
  });
});

const letters = fc.constantFrom(
  ...'カメラがぱーンっヴ漢字貸出々〆aZé9ｶﾞｰＡ１ß한글 　-−#🎸\u0000\u0301\u3099'.split(''),
);
const anyText = fc.oneof(
  fc.string({ unit: letters, maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('for any text', () => {
  it('each of its words finds it, in any field', () =>
    fc.assert(
      fc.property(anyText, fc.constantFrom('title', 'author', 'description', 'others'), (text, field) => {
        for (const word of text.split(/\s+/)) {
          if (runsOf(fold(word)).length)
            expect(finds({ [field]: field === 'others' ? [text] : text }, word)).toBe(true);
        }
      }),
      { numRuns: 3000 },
    ));

  it('every beginning of a plain kanji or kana text finds it', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'貸出返却かめらカメラ机'.split('')), minLength: 1 }),
        (text) => {
          for (let end = 1; end <= text.length; end += 1) {
            expect(finds({ title: `本 ${text}` }, text.slice(0, end))).toBe(true);
          }
        },
      ),
    ));

  it('folding twice changes nothing', () =>
    fc.assert(
      fc.property(anyText, (text) => expect(fold(fold(text))).toBe(fold(text))),
      { numRuns: 3000 },
    ));

  it('terms hold neither space nor quote nor operator, so that they need no escape in a query', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        for (const run of runsOf(fold(text))) {
          for (const term of run.terms) {
            expect(term).toMatch(/^[^\s\p{P}\p{Sm}\p{C}]+$/u);
            expect(Buffer.byteLength(term)).toBeLessThan(2046);
          }
        }
      }),
      { numRuns: 3000 },
    ));

  it('never takes long', () => {
    for (const nasty of [
      'ー'.repeat(50_000),
      'あー'.repeat(25_000),
      'ｱ-'.repeat(25_000),
      '\u0301'.repeat(50_000),
    ]) {
      const began = performance.now();
      indexGood({ ...NOTHING, description: nasty });
      whenLong(() => expect(performance.now() - began).toBeLessThan(1000));
    }
  });
});
