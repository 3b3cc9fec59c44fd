import { DomainError } from '@kashikari/kernel';
import { faultsOf, MAX_ROWS, readRows } from './check-import';

const told = (rows: Parameters<typeof readRows>[0]) => {
  const { read, faults } = readRows(rows);
  return {
    read: read.map(({ row, input }) => [row, input.fields]),
    faults: faults.map(({ row, refusal: { code, field } }) => [row, field, code]),
  };
};

test('rows that can be registered are read, the others say what is wrong with them, each by its number', () => {
  expect(
    told([{ title: '三脚', quantity: 2 }, { title: '図鑑', quantity: 0, from: 'soon' }, { title: '望遠鏡' }]),
  ).toEqual({
    read: [
      [0, { title: '三脚', quantity: 2 }],
      [2, { title: '望遠鏡' }],
    ],
    faults: [
      [1, 'quantity', 'validation.too_small'],
      [1, 'from', 'validation.date'],
    ],
  });
});

test('a name that no good has is a fault of its row, which is not registered without it', () => {
  expect(told([{ title: '三脚', titel: 'x', image_ids: [] }, { title: '図鑑' }])).toEqual({
    read: [[1, { title: '図鑑' }]],
    faults: [
      [0, 'titel', 'validation.key'],
      [0, 'image_ids', 'validation.key'],
    ],
  });
  expect(readRows([{ titel: 'x' }]).faults[0]?.refusal.kind).toBe('invalid');
});

test('a row may name its groups and its lender', () => {
  const id = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11';
  expect(readRows([{ title: '三脚', group_ids: [id], owner_id: id }]).read[0]?.input).toMatchObject({
    groupIds: [id],
    ownerId: id,
  });
});

test('a title that lacks is taken from the ISBN', () => {
  const isbn = '978-4-8156-3044-7';
  expect(
    told([{ isbn }, { isbn, title: '' }, { isbn, title: '図鑑' }]).read.map(([, fields]) => fields),
  ).toEqual([
    { title: isbn, isbn: '9784815630447' },
    { title: isbn, isbn: '9784815630447' },
    { title: '図鑑', isbn: '9784815630447' },
  ]);
  expect(told([{ quantity: 1 }])).toEqual({ read: [[0, { quantity: 1 }]], faults: [] });
});

test('an import has from one to a thousand rows', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ({ title: '三脚' }));
  expect(readRows(rows(MAX_ROWS)).read).toHaveLength(1_000);
  for (const count of [0, MAX_ROWS + 1]) {
    expect(() => readRows(rows(count))).toThrow(
      expect.objectContaining({
        fields: [{ kind: 'invalid', code: 'validation.too_many', field: 'goods', params: { max: 1_000 } }],
      }) as Error,
    );
  }
});

test('a refusal of the whole row is its one fault; what is no refusal is thrown on', () => {
  const refusal = { kind: 'forbidden', code: 'forbidden' } as const;
  expect(faultsOf(new DomainError(refusal), 7)).toEqual([{ row: 7, refusal }]);
  expect(() => faultsOf(new TypeError('broken'), 7)).toThrow('broken');
});
