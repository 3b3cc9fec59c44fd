import { offsetOf, pageOf } from './page';

describe('a page of a list', () => {
  it.each([[undefined], [{}], [{ page: undefined, perPage: undefined }], [{ page: 0, perPage: 0 }]])(
    'is the first of 20 for %j',
    (asked) => expect(pageOf(asked)).toEqual({ page: 1, perPage: 20 }),
  );

  it.each([
    [1, 1],
    [100_000, 100_000],
    [100_001, 100_000],
    [-3, 1],
  ])('numbered %d is %d', (page, read) => expect(pageOf({ page }).page).toBe(read));

  it.each([
    [1, 1],
    [100, 100],
    [101, 100],
    [-3, 1],
  ])('of %d has %d', (perPage, read) => expect(pageOf({ perPage }).perPage).toBe(read));

  it('begins after all before it', () => {
    expect(offsetOf({ page: 1, perPage: 20 })).toBe(0);
    expect(offsetOf({ page: 3, perPage: 50 })).toBe(100);
  });
});
