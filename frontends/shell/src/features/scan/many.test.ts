import { ApiError } from '@kashikari/web-kit';
import { type ManyAct, type ManyRow, many } from './many';

const good = (id: string, quantity = 1) => ({ id, quantity, title: id }) as unknown as ManyRow['good'];
const add = (id: string, quantity?: number): ManyAct => ({
  kind: 'add',
  good: good(id, quantity),
  code: `code ${id}`,
});
const after = (...acts: readonly ManyAct[]) => acts.reduce<readonly ManyRow[]>(many, []);
const shown = (rows: readonly ManyRow[]) =>
  rows.map(({ good: { id }, quantity, state }) => `${id} ${quantity} ${state}`);

test('a good that is read again is one unit more, as far as there are', () => {
  expect(
    shown(after(add('tripod', 2), add('lamp'), add('tripod', 2), add('tripod', 2), add('lamp'))),
  ).toEqual(['lamp 1 ready', 'tripod 2 ready']);
});

test('a refused good is tried again when it is read again, and one that is booked begins anew', () => {
  const refused: ManyAct = {
    kind: 'set',
    id: 'lamp',
    row: { state: 'refused', error: new ApiError(409, 'x') },
  };
  expect(shown(after(add('lamp'), refused, add('lamp')))).toEqual(['lamp 1 ready']);
  expect(after(add('lamp'), refused, add('lamp'))[0]?.error).toBeUndefined();
  const done: ManyAct = { kind: 'set', id: 'lamp', row: { state: 'done' } };
  expect(shown(after(add('lamp'), done, add('lamp')))).toEqual(['lamp 1 ready', 'lamp 1 done']);
});

test('what is being booked is left alone, and what is booked is not taken off', () => {
  const sending: ManyAct = { kind: 'set', id: 'lamp', row: { state: 'sending' } };
  const done: ManyAct = { kind: 'set', id: 'lamp', row: { state: 'done' } };
  const off: ManyAct = { kind: 'remove', id: 'lamp' };
  expect(shown(after(add('lamp', 3), sending, add('lamp', 3)))).toEqual(['lamp 1 sending']);
  expect(after(add('lamp'), off)).toEqual([]);
  expect(shown(after(add('lamp'), done, off))).toEqual(['lamp 1 done']);
  expect(after(add('lamp'), done, { kind: 'clear' })).toEqual([]);
});
