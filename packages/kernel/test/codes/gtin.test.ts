import fc from 'fast-check';
import { runs } from '../../../platform/src/testing/budget';
import { expandUpcE, gtinOf } from '../../src';

/** The check digit by the formula of the specification: weight 3 at the digit before it, up to the next ten. */
function checkDigit(digits: readonly number[]): number {
  let sum = 0;
  let weight = 3;
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    sum += digits[at]! * weight;
    weight = 4 - weight;
  }
  return Math.ceil(sum / 10) * 10 - sum;
}

/** Excludes 13 digits that begin with `19`, which may be the lower barcode of a book. */
const gtin = fc
  .constantFrom(8, 12, 13, 14)
  .chain((length) => fc.array(fc.nat(9), { minLength: length - 1, maxLength: length - 1 }))
  .filter((digits) => digits.length !== 12 || digits[0] !== 1 || digits[1] !== 9)
  .map((digits) => [...digits, checkDigit(digits)].join(''));

test('a GTIN of any length is read as 14 digits, and none with one digit changed', () => {
  fc.assert(
    fc.property(gtin, (digits) => {
      expect(gtinOf(digits)).toBe(digits.padStart(14, '0'));
      for (let at = 0; at < digits.length; at += 1) {
        for (let by = 1; by <= 9; by += 1) {
          const other = (Number(digits[at]) + by) % 10;
          if (gtinOf(digits.slice(0, at) + other + digits.slice(at + 1)) !== undefined)
            throw new Error(`${digits}: ${other} at ${at} was read`);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

test.each(['', '0', '00000000000', '123456789012345', '4901234567894 ', '49012345678９4', 'ABCDEFGH'])(
  '%j is no GTIN',
  (text) => expect(gtinOf(text)).toBeUndefined(),
);

test('element strings are read also without a format', () =>
  expect(gtinOf('(01)09784815630447')).toBe('09784815630447'));

test('Codabar has no GTIN', () => expect(gtinOf('4901234567894', 'Codabar')).toBeUndefined());

/** The six digits of a UPC-E by the rules for leaving zeros out, from a UPC-A of two times five digits. */
function compressed(maker: string, product: string): string | undefined {
  const [m, p] = [Number(maker), Number(product)];
  if (m % 100 === 0 && Math.floor(m / 100) % 10 <= 2 && p <= 999)
    return maker.slice(0, 2) + product.slice(2) + maker[2];
  if (m % 100 === 0 && p <= 99) return `${maker.slice(0, 3)}${product.slice(3)}3`;
  if (m % 10 === 0 && p <= 9) return `${maker.slice(0, 4)}${product[4]}4`;
  if (p >= 5 && p <= 9) return maker + product[4];
  return undefined;
}

/** Products beyond which no code of the maker can be compressed. */
const mostProducts = (maker: number): number => (maker % 100 === 0 ? 999 : 9);

test('a UPC-E is expanded to the UPC-A from which it was compressed', () => {
  const step = runs(7, 1);
  let seen = 0;
  for (let maker = 0; maker < 100_000; maker += step) {
    for (let product = 0; product <= mostProducts(maker); product += 1) {
      const [m, p] = [String(maker).padStart(5, '0'), String(product).padStart(5, '0')];
      const six = compressed(m, p);
      if (!six) continue;
      const system = product % 2;
      if (expandUpcE(`${system}${six}9`) !== `${system}${m}${p}9`) throw new Error(`${six} is not ${m}${p}`);
      seen += 1;
    }
  }
  // 300,000 and 70,000 of makers that end in 00, 90,000 of those in 0, 450,000 of all others.
  expect(Math.round((seen * step) / 10_000)).toBe(91);
});

test.each(['123456', '1234567', '21234565', '0123456x', '012345650', ''])('%j is no UPC-E', (digits) =>
  expect(expandUpcE(digits)).toBeUndefined(),
);
