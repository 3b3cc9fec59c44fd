import { defineConfig } from '@kashikari/platform';
import { KEEP_UNUSED } from './domain/picture';
import { SETTINGS } from './settings';

test('an account has as many goods and pictures as the REST contract says, where nobody says otherwise', () => {
  expect(defineConfig(SETTINGS)({})).toMatchObject({
    ...{ QUOTA_GOODS: 100_000, QUOTA_PICTURES: 200_000, QUOTA_BYTES: 10 * 1024 ** 3 },
  });
});

test('a picture that nothing shows goes after a day', () => {
  expect(KEEP_UNUSED).toBe(24 * 60 * 60 * 1000);
});

test('no catalog of books is asked where nobody says so, and none in a private network', () => {
  const read = defineConfig(SETTINGS);
  expect(read({})).toMatchObject({ BOOK_SOURCES: [], OUTBOUND_TO_PRIVATE: '0', OUTBOUND_ALLOW_CIDRS: [] });
  expect(read({ BOOK_SOURCES: 'openbd, ndl' })).toMatchObject({ BOOK_SOURCES: ['openbd', 'ndl'] });
  expect(() => read({ BOOK_SOURCES: 'amazon' })).toThrow('BOOK_SOURCES');
});
