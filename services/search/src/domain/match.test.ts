import fc from 'fast-check';
import { foldWords } from './fold-words';
import { indexGood, LAST_POSITION, type GoodTexts } from './index-good';
import { readMatch, type Sequence, type Word } from './match';
import { runsOf } from './terms';
import { whenLong } from '../../../../packages/platform/src/testing/budget';

const NOTHING: GoodTexts = {
  ...{ title: '', reading: '', tags: [], author: '', codes: [], description: '', others: [] },
};

/** Models PostgreSQL's matching in a few lines: every sequence must be at adjacent positions. */
function finds(good: Partial<GoodTexts>, typed: string): boolean {
  const at = new Map<number, string>();
  for (const { position, term } of indexGood({ ...NOTHING, ...good })) at.set(position, term);
  const match = readMatch(typed);
  if (!match) return true;
  const isThere = ({ terms, prefix }: Sequence) =>
    [...at.keys()].some((start) =>
      terms.every((term, offset) => {
        const found = at.get(start + offset);
        return prefix && offset === terms.length - 1 ? found?.startsWith(term) : found === term;
      }),
    );
  const isFound = ({ sequences, joined }: Word) =>
    sequences.every(isThere) || (joined !== undefined && isThere({ terms: [joined], prefix: true }));
  return match.words.length > 0 && match.words.every(isFound);
}

/** The first terms of what is looked for, and numbers in one. */
const sought = (typed: string) =>
  readMatch(typed)?.words.map(({ sequences, joined }) => joined ?? sequences[0]?.terms[0]);

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

  it.each([
    ['978-4-00-310101-8', '9784003101018'],
    ['978-4-00-310101-8', '978-4-00-310101-8'],
    ['9784003101018', '978-4-00-310101-8'],
    ['978-4-00-310101-8', '97840031'],
    ['9784003101018', '978-4-00'],
    ['A-4568', 'A4568'],
    ['A-4568', 'ａ４５６８'],
    ['A4568', 'A-4568'],
    ['A-4568', 'A-45'],
    ['A-4568', '4568'],
    ['備-12/3', '備-12'],
    ['CAM_003', 'cam003'],
  ])('finds the number %s by %s', (code, typed) => expect(finds({ codes: [code] }, typed)).toBe(true));

  it.each([
    ['A-4568', 'A4569'],
    ['A-4568', 'A-4569'],
    ['A4568', '4568'],
    ['A-4568', 'B-4568'],
  ])('does not find the number %s by %s', (code, typed) =>
    expect(finds({ codes: [code] }, typed)).toBe(false),
  );

  it.each([
    ['髙島屋の箱', '高島'],
    ['国語辞典', '國語'],
    ['箪笥', '簞笥'],
  ])('finds %s by another form of its kanji, %s', (title, typed) =>
    expect(finds({ title }, typed)).toBe(true),
  );

  it('looks for words as beginnings, and for neighbours as they are', () => {
    expect(readMatch('pro 予約表 机 貸出')?.words).toEqual([
      { sequences: [{ terms: ['pro'], prefix: true }] },
      { sequences: [{ terms: ['予約', '約表'], prefix: false }] },
      { sequences: [{ terms: ['机'], prefix: true }] },
      { sequences: [{ terms: ['貸出'], prefix: false }] },
    ]);
  });

  it('looks for a word once that was typed twice, and for 24 of them at most', () => {
    expect(sought('カメラ 机 かめら 机')).toEqual(['かめ', '机']);
    const words = Array.from({ length: 25 }, (_, at) => `w${at}`);
    expect(sought(words.join(' '))).toEqual(words.slice(0, 24));
  });

  it.each([
    ['978-4-00-310101-8', ['9784003101018']],
    ['A-4568 カメラ', ['a4568', 'かめ']],
    ['2026/11', ['202611']],
    ['wi-fi', ['wi', 'fi']],
    ['A-', ['a']],
    ['備-12', ['備', '12']],
  ])('reads %s as %j', (typed, words) => expect(sought(typed)).toEqual(words));

  it('finds nothing where something was typed that is no word', () => {
    expect(readMatch('。')).toEqual({ words: [], code: '' });
  });

  it('finds everything when nothing was typed', () => {
    expect(readMatch('')).toBeUndefined();
    expect(readMatch(' 　\t')).toBeUndefined();
  });

  it('weighs the title above its reading, tags, the author, and does not weigh the rest', () => {
    const good = {
      ...{ title: 'あ', reading: 'い', tags: ['う'], author: 'え' },
      ...{ description: 'か', codes: ['978-4'], others: ['お'] },
    };
    expect(indexGood(good).map(({ term, weight }) => term + (weight ?? ''))).toEqual([
      ...['あA', 'いB', 'うC', 'えD', '978', '4', '9784', 'お', 'か'],
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
          if (runsOf(foldWords(word)).length)
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
      fc.property(anyText, (text) => expect(foldWords(foldWords(text))).toBe(foldWords(text))),
      { numRuns: 3000 },
    ));

  it('terms hold neither space nor quote nor operator, so that they need no escape in a query', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        for (const run of runsOf(foldWords(text))) {
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
