import { DomainError, snakeCase } from '@kashikari/kernel';
import fc from 'fast-check';
import { checkTerms } from './check-terms';
import { GOOD_FIELDS } from './good';
import { initialFields, readGood } from './read-good';

function faultsOf(act: () => unknown): { code: string; fields: Record<string, string> } {
  try {
    act();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { refusal, fields } = error;
    return {
      code: refusal.code,
      fields: Object.fromEntries(fields.map(({ field = '', code }) => [field, code])),
    };
  }
  return { code: '', fields: {} };
}

describe('reading a good', () => {
  test.each([
    ['title', 'あ'.repeat(200), 'あ'.repeat(201), 'validation.too_long'],
    ['title', 'x', '  ', 'validation.required'],
    ['title', '👨‍👩‍👧‍👦', 'a\0b', 'validation.characters'],
    ['title', 'が', '\ud800', 'validation.characters'],
    ['title', 'x', '\u200b', 'validation.characters'],
    ['title', 'x', 'a\u202eb', 'validation.characters'],
    ['title', 'می\u200cخواهم', 'a\u200cb', 'validation.characters'],
    ['title', 'क्\u200dष', 'क\u200d', 'validation.characters'],
    ['title', 'x', 12, 'validation.type'],
    ['description', '𠮷'.repeat(10_000), 'x'.repeat(10_001), 'validation.too_long'],
    ['quantity', 1, 0, 'validation.too_small'],
    ['quantity', 100_000, 100_001, 'validation.too_large'],
    ['quantity', 2, 1.5, 'validation.type'],
    ['quantity', 2, '2', 'validation.type'],
    ['quantity', 2, 1e12, 'validation.too_large'],
    ['max_days', null, 0, 'validation.too_small'],
    ['margin_days', 365, 366, 'validation.too_large'],
    ['margin_days', 0, -1, 'validation.too_small'],
    ['price_per_day', 0, -1, 'validation.too_small'],
    ['purchase_price', 100_000_000, 100_000_001, 'validation.too_large'],
    ['from', '2028-02-29', '2027-02-29', 'validation.date'],
    ['release_date', '', '2026-2-1', 'validation.date'],
    ['is_public', true, 'true', 'validation.type'],
    ['isbn', '978-4-8156-3044-7', '978-4-8156-3044-8', 'good.isbn'],
    ['group_ids', [], ['nonsense'], 'validation.format'],
    ['group_ids', [], 'nonsense', 'validation.type'],
    ['image_ids', [], Array(11).fill('0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11'), 'validation.too_many'],
    ['owner_id', '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11', 'me', 'validation.format'],
  ])('takes %s %j and refuses %j with its code', (field, good, bad, code) => {
    expect(faultsOf(() => readGood({ [field]: good }))).toEqual({ code: '', fields: {} });
    expect(faultsOf(() => readGood({ [field]: bad })).fields).toEqual({ [field]: code });
  });

  test('tells every fault of a request at once', () => {
    const faults = faultsOf(() => readGood({ title: '', quantity: 0, from: 'soon' }));
    expect(faults).toEqual({
      code: 'validation',
      fields: { title: 'validation.required', quantity: 'validation.too_small', from: 'validation.date' },
    });
  });

  test('drops white space at both ends, hyphens of an ISBN, and ids sent twice', () => {
    const id = '0199D3A0-5B7E-7C41-9F0A-2F9C1D6E8B11';
    const read = readGood({ title: '　カメラ ', isbn: '９７８-4-8156-3044-7', group_ids: [id, id] });
    expect(read.fields).toEqual({ title: 'カメラ', isbn: '9784815630447' });
    expect(read.groupIds).toEqual([id.toLowerCase()]);
  });

  test('answers only what was sent, and passes over names that it does not know', () => {
    expect(readGood({ quantity: 3, no_such_field: 'red', __proto__: { title: 'x' } }).fields).toEqual({
      quantity: 3,
    });
  });

  test('never throws anything but a refusal, whatever is sent', () => {
    const names = [...Object.keys(GOOD_FIELDS).map(snakeCase), 'group_ids', 'image_ids', 'owner_id'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (sent) => {
        expect(() => faultsOf(() => readGood(sent))).not.toThrow();
      }),
    );
  });
});

describe('the terms of a good', () => {
  const fields = { ...initialFields(), title: 'カメラ' };

  test('by the hour go neither with several units nor with a margin', () => {
    expect(faultsOf(() => checkTerms({ ...fields, isHourly: true, quantity: 2, marginDays: 1 }))).toEqual({
      code: 'good.hourly_quantity',
      fields: { quantity: 'good.hourly_quantity', margin_days: 'good.hourly_margin' },
    });
    expect(faultsOf(() => checkTerms({ ...fields, isHourly: true, marginDays: 1 })).code).toBe(
      'good.hourly_margin',
    );
    expect(faultsOf(() => checkTerms({ ...fields, isHourly: true })).code).toBe('');
  });

  test('say what the most is; one end alone is no range', () => {
    const refusals = (about: object) => {
      try {
        checkTerms({ ...fields, ...about });
      } catch (error) {
        return error instanceof DomainError ? error.fields : [];
      }
      return [];
    };
    expect(refusals({ isHourly: true, quantity: 2, marginDays: 1 })).toEqual([
      { kind: 'invalid', code: 'good.hourly_quantity', field: 'quantity', params: { max: 1 } },
      { kind: 'invalid', code: 'good.hourly_margin', field: 'margin_days', params: { max: 0 } },
    ]);
    const ends = { from: '2026-12-02', to: '2026-12-01' };
    expect(refusals(ends)).toMatchObject([{ field: 'to', params: ends }]);
    expect(refusals({ from: '2026-12-02' })).toEqual([]);
    expect(refusals({ to: '2026-12-01' })).toEqual([]);
  });

  test('begin before they end', () => {
    const terms = { ...fields, from: '2026-12-02' };
    expect(faultsOf(() => checkTerms({ ...terms, to: '2026-12-01' })).fields).toEqual({ to: 'good.range' });
    expect(faultsOf(() => checkTerms({ ...terms, to: '2026-12-02' })).code).toBe('');
  });
});
