import { GOODS_FILTERS, GOODS_SORTS } from '@kashikari/kernel';
import { readSearch, type SearchRequest } from './read-search';

const NOTHING: SearchRequest = {
  ...{
    match: '',
    group: '',
    tag: '',
    owner: '',
    category: '',
    location: '',
    code: '',
    facets: [],
    filter: '',
    from: '',
    to: '',
    sort: '',
  },
  ...{ page: 0, perPage: 0 },
};
const read = (asked: Partial<SearchRequest>) => readSearch({ ...NOTHING, ...asked });
const refusal = (asked: Partial<SearchRequest>) => {
  const verdict = read(asked);
  return verdict.ok ? undefined : verdict.refusal;
};
const invalid = (field: string, params: object) => ({ kind: 'invalid', code: 'validation', field, params });

describe('a search', () => {
  it('of nothing is the first 20 of everything, the latest first', () => {
    expect(read({})).toEqual({
      ok: true,
      value: {
        ...{ match: undefined, group: undefined, tag: undefined, owner: undefined, category: undefined },
        ...{ location: undefined, priced: undefined, codes: undefined, facets: [] },
        ...{ isHourly: undefined, among: undefined, filter: 'all', sort: 'latest', page: 1, perPage: 20 },
        days: { from: undefined, to: undefined },
      },
    });
  });

  it('keeps what was asked', () => {
    const asked = {
      ...{ match: '三脚', group: 'lab', owner: 'u', isHourly: false, among: ['a', 'b'], filter: 'in_use' },
      ...{ category: 'カメラ', location: '髙岡', priced: true, code: 'Ａ-4568', facets: ['tag'] as const },
      ...{ from: '2026-03-01', to: '2026-03-04', sort: 'popular', page: 3, perPage: 50 },
    };
    expect(read(asked)).toMatchObject({
      value: {
        ...{
          group: 'lab',
          owner: 'u',
          isHourly: false,
          among: ['a', 'b'],
          filter: 'in_use',
          sort: 'popular',
        },
        ...{ page: 3, perPage: 50, days: { from: '2026-03-01', to: '2026-03-04' } },
        match: { words: [{ sequences: [{ terms: ['三脚'], prefix: false }] }] },
        ...{ category: 'かめら', location: '高岡', priced: true, codes: ['a4568'], facets: ['tag'] },
      },
    });
  });

  it.each([
    ['カメラ', 'かめら'],
    ['#カメラ', 'かめら'],
    ['＃カメラ', 'かめら'],
    ['c#', 'c#'],
    ['##a', '#a'],
    ['#', undefined],
  ])('for the tag %s is for %s', (tag, folded) =>
    expect(read({ tag })).toMatchObject({ value: { tag: folded } }),
  );

  it.each(['all', 'available', 'in_use'])('may be filtered by %s', (filter) =>
    expect(read({ filter })).toMatchObject({ value: { filter } }),
  );

  it.each(['latest', 'popular', 'alphabetic', 'booked_at'])('may be sorted by %s', (sort) =>
    expect(read({ sort })).toMatchObject({ value: { sort } }),
  );

  it('by a filter or a sort that is none is told which there are', () => {
    expect(refusal({ filter: 'broken' })).toEqual(invalid('filter', { allowed: GOODS_FILTERS }));
    expect(refusal({ sort: 'price' })).toEqual(invalid('sort', { allowed: GOODS_SORTS }));
  });

  it('has 200 characters at most, an emoji being one', () => {
    expect(read({ match: 'あ'.repeat(200) }).ok).toBe(true);
    expect(read({ match: '🎸'.repeat(200) }).ok).toBe(true);
    expect(refusal({ match: 'あ'.repeat(201) })).toEqual(invalid('match', { max: 200 }));
  });
});

describe('the days of a search', () => {
  it.each([
    [{ from: '2026-03-01' }, { from: '2026-03-01', to: undefined }],
    [{ to: '2026-03-01' }, { from: undefined, to: '2026-03-01' }],
    [
      { from: '2026-03-01', to: '2026-03-01' },
      { from: '2026-03-01', to: '2026-03-01' },
    ],
    [
      { from: '2026-01-01', to: '2026-04-02' },
      { from: '2026-01-01', to: '2026-04-02' },
    ],
  ])('may be %j', (asked, days) => expect(read(asked)).toMatchObject({ value: { days } }));

  it.each([
    ['a day that is none', { from: '2026-02-30' }, 'from', { expected: 'YYYY-MM-DD' }],
    ['a last day that is none', { to: 'tomorrow' }, 'to', { expected: 'YYYY-MM-DD' }],
    ['an end before the beginning', { from: '2026-03-02', to: '2026-03-01' }, 'to', { min: '2026-03-02' }],
    ['more than 92 days', { from: '2026-01-01', to: '2026-04-03' }, 'to', { max: '2026-04-02' }],
  ])('may not be %s', (_what, asked, field, params) =>
    expect(refusal(asked)).toEqual(invalid(field, params)),
  );
});

describe('the page of a search', () => {
  it.each([1, 1_000_000])('may be %d', (page) => expect(read({ page })).toMatchObject({ value: { page } }));

  it.each([-1, 1_000_001])('may not be %d', (page) =>
    expect(refusal({ page })).toEqual(invalid('page', { min: 1, max: 1_000_000 })),
  );

  it.each([1, 100])('may have %d goods', (perPage) =>
    expect(read({ perPage })).toMatchObject({ value: { perPage } }),
  );

  it.each([-1, 101])('may not have %d goods', (perPage) =>
    expect(refusal({ perPage })).toEqual(invalid('per_page', { min: 1, max: 100 })),
  );
});
