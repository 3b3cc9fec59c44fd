import fc from 'fast-check';
import { checkNumber, numberKey, NumbersInUse } from './management-number';

const good = (id: string, managementId: string, ownerId = 'hana') => ({ id, ownerId, managementId });
const TAKEN = {
  ok: false,
  refusal: {
    kind: 'conflict',
    code: 'good.management_id_taken',
    params: { management_id: 'ａ-7' },
    field: 'management_id',
  },
};

describe('a management id', () => {
  const numbers = () => new NumbersInUse([good('first', 'A-7')]);

  test('is one good’s of a lender, however it is typed', () => {
    expect(checkNumber(good('second', 'ａ-7'), undefined, numbers())).toEqual(TAKEN);
    expect(checkNumber(good('second', 'ａ-7'), 'B-1', numbers())).toEqual(TAKEN);
  });

  test.each([
    ['the good that has it', good('first', 'a-7'), ''],
    ['a good of another lender', good('second', 'A-7', 'ken'), undefined],
    ['a good that had it before', good('second', 'a-7'), 'A-7'],
    ['a good without a number', good('second', ''), 'A-7'],
    ['another number', good('second', 'A-8'), undefined],
  ])('is allowed to %s', (_, asked, before) => {
    expect(checkNumber(asked, before, numbers())).toEqual({ ok: true, value: asked });
  });

  test('is given once within one change', () => {
    const inUse = new NumbersInUse();
    expect(checkNumber(good('one', 'A-1'), undefined, inUse).ok).toBe(true);
    expect(checkNumber(good('two', 'Ａ-1'), undefined, inUse).ok).toBe(false);
  });

  test('is the same in capitals and in full width', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab-09 ') }), (text) => {
        const wide = text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
        expect(numberKey(wide.toUpperCase())).toBe(numberKey(text));
      }),
    );
  });
});
