import { bodyOf, NO_CHANGES } from './change-draft';

test('an untouched draft has no body', () => {
  expect(bodyOf(NO_CHANGES)).toBeUndefined();
});

test('sends only what is to change, numbers as numbers and an empty value as null', () => {
  const draft = {
    groups: { add: ['a'], remove: [] },
    folders: { add: [], remove: ['f'] },
    flags: { is_hidden: false },
    values: { max_days: '', margin_days: '２', location: ' 棚1 ', category: '' },
  };
  expect(bodyOf(draft)).toEqual({
    changes: { is_hidden: false, max_days: null, margin_days: 2, location: '棚1', category: null },
    add_group_ids: ['a'],
    remove_folder_ids: ['f'],
  });
});
