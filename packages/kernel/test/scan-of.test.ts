import { isScanOf } from '../src';

const good = { id: 'abc', managementId: 'C-7' };

test.each([
  ...['abc', ' abc ', ' C-7 '],
  ...['https://lend.example/goods/abc', 'https://lend.example/goods/abc?source=qr'],
  ...['https://lend.example/goods/abc/', 'https://lend.example/goods/abc#top'],
])('%p is read from the good', (read) => expect(isScanOf(read, good)).toBe(true));

test.each([
  ...[undefined, '', '   ', 'abcd', 'C-8', 'goods/abc'],
  ...['https://lend.example/goods/abcd', 'https://lend.example/goods/abc.html'],
])('%p is read from something else', (read) => expect(isScanOf(read, good)).toBe(false));

test.each(['', null])('a good whose management id is %p is not read from an empty code', (managementId) =>
  expect(isScanOf('', { id: 'abc', managementId })).toBe(false),
);

test('a management id in full width is read in half width, as scanners send it', () => {
  expect(isScanOf('C-7', { id: 'abc', managementId: 'Ｃ－７' })).toBe(true);
  expect(isScanOf('Ｃ－７', good)).toBe(true);
});

test.each(['A100-7A', 'b100-7d', '100-7'])('an NW-7 barcode is read as %s', (read) => {
  const numbered = { id: 'abc', managementId: '100-7' };
  expect(isScanOf(read, numbered)).toBe(true);
  expect(isScanOf(read, { ...numbered, managementId: '100' })).toBe(false);
});

test('letters around a number are its own unless it is an NW-7 number', () => {
  expect(isScanOf('A100A', { id: 'abc', managementId: 'A100A' })).toBe(true);
  expect(isScanOf('AC-7A', good)).toBe(false);
});
