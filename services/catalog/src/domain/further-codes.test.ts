import { codeList } from './fields/code-list';
import { checkCodes, CodesInUse, storedCode, type GoodCodes } from './further-codes';
import type { ActorTies } from './ties';

const good = (id: string, ...codes: string[]): GoodCodes => ({
  id,
  ownerId: 'hana',
  title: `Good ${id}`,
  codes,
});
const HANA = { accountIds: ['hana'] } as unknown as ActorTies;
const OTHER = { accountIds: ['ken'] } as unknown as ActorTies;
const JAN = '4901234567894';

describe('a further code', () => {
  it.each([
    [' ４９０１２３４５６７８９４ ', JAN],
    ['04901234567894', JAN],
    ['14901234567891', '14901234567891'],
    ['49012347', '49012347'],
    ['036000291452', '0036000291452'],
    ['TAG-7', 'TAG-7'],
    ['\u0007 ', ''],
  ])('%j is stored as %j', (text, stored) => {
    expect(storedCode(text)).toBe(stored);
    expect(storedCode(stored)).toBe(stored);
  });

  it('is one good’s of a lender, however it is typed; the other is named to those who act for the lender', () => {
    const inUse = () => new CodesInUse([good('first', 'TAG-7')]);
    const taken = { kind: 'conflict', code: 'good.code_taken', field: 'codes' };
    const named = { code: 'ｔag-7', by: 'good', good_id: 'first', title: 'Good first' };
    expect(checkCodes(good('second', 'ｔag-7'), [], inUse(), HANA)).toMatchObject({
      refusal: { ...taken, params: named },
    });
    expect(checkCodes(good('second', 'TAG-7'), [], inUse(), OTHER)).toMatchObject({
      refusal: { ...taken, params: { code: 'TAG-7' } },
    });
    expect(checkCodes(good('first', 'TAG-7'), [], inUse(), HANA).ok).toBe(true);
    expect(checkCodes({ ...good('second', 'TAG-7'), ownerId: 'ken' }, [], inUse(), OTHER).ok).toBe(true);
  });

  it('may be on several goods if it is a GTIN', () => {
    expect(checkCodes(good('second', JAN), [], new CodesInUse([good('first', JAN)]), HANA).ok).toBe(true);
  });

  it('is not given twice within one change', () => {
    const inUse = new CodesInUse();
    expect(checkCodes(good('one', 'A'), [], inUse, HANA).ok).toBe(true);
    expect(checkCodes(good('two', 'a'), [], inUse, HANA).ok).toBe(false);
  });
});

describe('a list of codes', () => {
  const read = (raw: unknown) => codeList(3).read(raw);

  it('has each code once, in its normal form, and none that is empty', () => {
    expect(read([JAN, `0${JAN}`, ' '])).toEqual([JAN]);
    expect(read(null)).toEqual([]);
  });

  it.each([
    ['A', 'validation.type'],
    [[7], 'validation.type'],
    [['A', 'B', 'C', 'D'], 'validation.too_many'],
    [['A'.repeat(513)], 'code.too_long'],
  ])('%j is refused: %s', (raw, code) => {
    expect(read(raw)).toMatchObject({ code });
  });
});
