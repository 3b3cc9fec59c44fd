import { filtersIn, narrowingOf, without } from './narrowing';

const read = (query: string) => narrowingOf(new URLSearchParams(query));

test.each([
  ['match= カメラ &tag=%23撮影&group=lab', { match: 'カメラ', tag: '撮影', group: 'lab' }],
  [
    'priced=true&category=絵本&location=棚1&code=A-1',
    {
      ...{ priced: 'true', category: '絵本', location: '棚1', code: 'A-1' },
    },
  ],
  ['priced=yes&from=tomorrow&match=', {}],
  ['from=2026-02-30&to=2026-13-01', {}],
  ['from=2026-12-01&to=2026-12-03', { from: '2026-12-01', to: '2026-12-03' }],
  ['from=2026-12-01', { from: '2026-12-01', to: '2026-12-01' }],
  ['to=2026-12-03', { from: '2026-12-03', to: '2026-12-03' }],
  ['from=2026-12-05&to=2026-12-03', { from: '2026-12-05', to: '2026-12-05' }],
])('the address ?%s is read as %j', (query, narrowing) => expect(read(query)).toEqual(narrowing));

test('each filter is taken away alone, and words are none', () => {
  const all = read('match=x&tag=a&from=2026-12-01&to=2026-12-02');
  expect(filtersIn(all).map(({ kind }) => kind)).toEqual(['days', 'tag']);
  expect(without(all, filtersIn(all)[0]!)).toEqual({ match: 'x', tag: 'a' });
  expect(without(all, filtersIn(all)[1]!)).toEqual({ match: 'x', from: '2026-12-01', to: '2026-12-02' });
});
