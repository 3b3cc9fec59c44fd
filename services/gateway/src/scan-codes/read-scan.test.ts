import fc from 'fast-check';
import { readScan } from './read-scan';

const HERE = 'https://lend.example';
const ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11';
const read = (text: string, format?: string, with979 = false) =>
  readScan(text, format, { origins: [HERE], with979 });

test('reads addresses of the installation, and never repeats the secret of a card', () => {
  expect(read(` ${HERE}/goods/${ID} `)).toMatchObject({ kind: 'own', normal: `${HERE}/goods/${ID}` });
  const card = read(`${HERE}/auth_tokens/s3cret`);
  expect(card).toEqual({ kind: 'own', normal: '', address: { kind: 'card', secret: 's3cret' } });
  expect(read('https://evil.example/q/ABCDEFGHJKL2')).toMatchObject({ kind: 'foreign' });
});

test.each([
  ['9784815630447', 'ean_13', { isbn: '9784815630447' }],
  ['978-4-8156-3044-7', undefined, { isbn: '9784815630447', normal: '9784815630447' }],
  ['4815630445', undefined, { isbn: '9784815630447' }],
  ['4815630445', 'code_128', { isbn: '' }],
  ['1920793014003', 'ean_13', { isbn: '', fault: 'good.isbn_jan' }],
  ['9784815630448', undefined, { isbn: '', fault: 'good.isbn' }],
  ['9791032305690', 'ean_13', { isbn: '', fault: 'good.isbn' }],
  ['a0001b', 'codabar', { spellings: ['0001'], normal: '0001' }],
  ['a0001b', undefined, { spellings: ['a0001b', '0001'] }],
  ['036000291452', 'upc_a', { normal: '0036000291452' }],
  ['ＣＡＭ-1', undefined, { normal: 'CAM-1', spellings: ['CAM-1'], labelCode: '' }],
  ['abcdefghjkl2', undefined, { labelCode: 'ABCDEFGHJKL2', spellings: ['abcdefghjkl2'] }],
  ['javascript:alert(1)', 'qr_code', { normal: 'javascript:alert(1)', labelCode: '' }],
])('reads %s as %s: %o', (text, format, expected) => {
  expect(read(text, format)).toMatchObject({ kind: 'code', ...expected });
});

test('a maker’s number is found in whatever length it was registered', () => {
  expect(read('036000291452', 'upc_a')).toMatchObject({
    spellings: expect.arrayContaining(['036000291452', '0036000291452', '00036000291452']),
  });
});

test('979 is an ISBN by setting', () => {
  expect(read('9791032305690', 'ean_13', true)).toMatchObject({ isbn: '9791032305690' });
});

test('any text is read without a fault, with few spellings', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 512 }),
      fc.constantFrom(undefined, 'codabar', 'qr_code'),
      (text, format) => {
        const scan = read(text, format);
        if (scan.kind === 'code') expect(scan.spellings.length).toBeLessThanOrEqual(8);
      },
    ),
  );
});
