import fc from 'fast-check';
import { isbnOf } from '../../src';

const JAN = { fault: 'good.isbn_jan' };
const NONE = { fault: 'good.isbn' };

test.each([
  '9784815630447',
  '978-4-8156-3044-7',
  '978 4815630447',
  '978‐4‑8156–3044−7',
  '９７８４８１５６３０４４７',
])('%s is an ISBN', (text) => expect(isbnOf(text)).toEqual({ isbn: '9784815630447' }));

test.each([
  ['4815630445', '9784815630447'],
  ['4-8156-3044-5', '9784815630447'],
  ['080442957X', '9780804429573'],
  ['０８０４４２９５７ｘ', '9780804429573'],
])(
  'an ISBN of 10 characters, %s, becomes %s when it is typed, and is none when it is scanned',
  (text, isbn) => {
    expect(isbnOf(text, { typed: true })).toEqual({ isbn });
    expect(isbnOf(text)).toEqual(NONE);
  },
);

/** Compares with the formula for the check digit: 11 minus the weighted sum of nine digits. */
test('of the eleven last characters of an ISBN of 10, one is right', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }), (nine) => {
      const check = (11 - (nine.reduce((sum, digit, at) => sum + digit * (10 - at), 0) % 11)) % 11;
      const right = [...'0123456789X'].filter(
        (last) => 'isbn' in isbnOf(nine.join('') + last, { typed: true }),
      );
      expect(right).toEqual(['0123456789X'[check]]);
    }),
  );
});

test('an ISBN with any one digit changed is refused', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digits = [...'9784815630447'];
      digits[place] = String((Number(digits[place]) + by) % 10);
      expect(isbnOf(digits.join(''), { typed: true, with979: true })).toEqual(NONE);
    }),
  );
});

test.each(['1920037015005', '191-0037-01500-5', '１９２００３７０１５００５', '1920037015000'])(
  '%s is the lower barcode of a book, read well or not',
  (text) => expect(isbnOf(text, { typed: true })).toEqual(JAN),
);

test.each([
  ...['4901234567894', '69784815630447', '97848156304470', '978481563044', '978-4-8156-3044-X'],
  ...['1930037015005', '192003701500', '080442957Y', 'X804429570', '', 'https://x.example/9784815630447'],
])('%j is no ISBN', (text) => expect(isbnOf(text, { typed: true })).toEqual(NONE));

test('an ISBN of 979 is read if the setting allows it, and printed music never is', () => {
  expect(isbnOf('9791186178140')).toEqual(NONE);
  expect(isbnOf('9791186178140', { with979: true })).toEqual({ isbn: '9791186178140' });
  expect(isbnOf('9790060115615', { with979: true })).toEqual(NONE);
  expect(isbnOf('9784815630447', { with979: true })).toEqual({ isbn: '9784815630447' });
});
