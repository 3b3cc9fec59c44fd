import fc from 'fast-check';
import { foldAsStored, holdsText } from '../src/store/booking/holds-text';
import { runs } from '../../../packages/platform/src/testing/budget';
import { byHand, type ByHand } from './rows';

describe('a folded column', () => {
  let hand: ByHand;
  beforeAll(async () => void (hand = await byHand()));
  afterAll(() => hand.close());

  const holds = async (text: string, typed: string): Promise<boolean> => {
    const params: unknown[] = [foldAsStored(text)];
    const condition = holdsText(typed, (value) => `$${params.push(value)}`)('t.folded');
    const { rows } = await hand.app.query(
      `select ${condition} as holds from (select $1::text as folded) as t`,
      params,
    );
    return rows[0].holds;
  };

  it('holds every part of a text without loose marks and dashes, in any spelling', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({
          unit: fc.constantFrom(...'カメラーらａbZ漢字％_\\１é'.split('')),
          minLength: 1,
          maxLength: 12,
        }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'),
        async (text, from, length, form) => {
          const start = from % text.length;
          const part = text.slice(start, start + 1 + (length % (text.length - start)));
          fc.pre(/[^ー]/.test(part));
          expect(await holds(text, part.normalize(form))).toBe(true);
        },
      ),
      { numRuns: runs(500, 10_000) },
    ));

  it.each([
    ['メーター', 'ター'],
    ['カカカー字カ', 'カカー字'],
    ['カメラーé', 'ーé'],
    ['メーター(予備)', 'ター(予備)'],
  ])('%s holds %j, whose long vowel the whole word has lost', async (text, typed) =>
    expect(await holds(text, typed)).toBe(true),
  );

  it.each([
    ['かき', 'キー'],
    ['カカ字', 'カカー字'],
    ['鍵', 'キー'],
    ['あいう', 'アー'],
    ['カメラ', '  '],
    ['カメラ', '\u0301'],
    ['カメラ 三脚', '¨'],
  ])('%s does not hold %j', async (text, typed) => expect(await holds(text, typed)).toBe(false));
});
