import { good, idOf } from '../../../../test/screens/fixtures';
import { undoOf } from './undo';

const [one, two, three] = [21, 22, 23].map((place) => good({ id: idOf(place), max_days: 7, location: null }));
const other = good({ id: idOf(24), max_days: 14, location: '棚3' });

test('goods with equal former values are restored by one call, each other value by its own', () => {
  const before = [one!, two!, other];
  const after = before.map((was) => ({ ...was, max_days: 3, location: '棚1' }));
  expect(undoOf(before, after)).toEqual([
    { ids: [idOf(21), idOf(22)], changes: { changes: { max_days: 7, location: null } } },
    { ids: [idOf(24)], changes: { changes: { max_days: 14, location: '棚3' } } },
  ]);
});

test('a good that left a group goes back into it and into its folders, and leaves what it entered', () => {
  const before = { ...one!, group_ids: ['a', 'b'], folder_ids: ['f'] };
  const after = { ...one!, group_ids: ['b', 'c'], folder_ids: ['g'] };
  expect(undoOf([before], [after])).toEqual([
    {
      ids: [idOf(21)],
      changes: {
        ...{ add_group_ids: ['a'], remove_group_ids: ['c'] },
        ...{ add_folder_ids: ['f'], remove_folder_ids: ['g'] },
      },
    },
  ]);
});

test('what was refused or had the value already is not touched', () => {
  expect(undoOf([two!, three!], [{ ...two! }])).toEqual([]);
});
