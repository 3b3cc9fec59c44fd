import { snakeCase } from '@kashikari/kernel';
import { catalog, PATCHES } from '@kashikari/contracts';
import { GOOD_FIELD_NAMES } from '../domain/good';

const travelled = (sent: Record<string, unknown>) => {
  const bytes = catalog.GoodPatch.encode(PATCHES.good.write(sent as object)).finish();
  return PATCHES.good.read(catalog.GoodPatch.decode(bytes));
};

describe('the fields that are sent of a good', () => {
  test('arrive as they were sent, absent, empty, false and null told apart', () => {
    const sent = {
      ...{
        title: '',
        author: null,
        quantity: 0,
        is_hourly: false,
        max_days: null,
        from: '2026-04-01',
        to: null,
      },
      ...{ group_ids: [], image_ids: ['a', 'b'] },
    };
    expect(travelled(sent)).toEqual(sent);
  });

  test('are those of the table, with its links, and no other', () => {
    const { mask: _, ...fields } = catalog.GoodPatch.fromJSON({});
    const links = ['groupIds', 'folderIds', 'imageIds', 'ownerId'];
    expect(Object.keys(fields).sort()).toEqual([...GOOD_FIELD_NAMES, ...links].sort());
    const nothing = Object.fromEntries(GOOD_FIELD_NAMES.map((name) => [snakeCase(name), null]));
    expect(travelled(nothing)).toEqual({ ...nothing, authors: [], codes: [] });
  });
});
