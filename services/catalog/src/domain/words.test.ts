import { checkAlt } from './alt';
import { editsFolders, MAX_FOLDERS, readTitle, seesFolders } from './folder';
import { SYSTEM_TIES, VISITOR_TIES, type ActorTies } from './ties';

describe('the wording of a picture', () => {
  test('is at most 300 characters, and may be empty', () => {
    expect(checkAlt(` ${'あ'.repeat(300)} `)).toEqual({ ok: true, value: 'あ'.repeat(300) });
    expect(checkAlt('')).toEqual({ ok: true, value: '' });
    expect(checkAlt('あ'.repeat(301))).toEqual({
      ok: false,
      refusal: { kind: 'invalid', code: 'validation.too_long', field: 'alt', params: { max: 300 } },
    });
  });
});

describe('a folder', () => {
  const member: ActorTies = {
    ...{ kind: 'user', userId: 'ken', accountIds: ['ken'], canWrite: true },
    groups: [{ groupId: 'club', ownerId: 'hana', runs: true, edits: false, acceptsMemberGoods: false }],
  };

  test('has a title of at most 100 characters', () => {
    expect(readTitle(' 図鑑 ')).toEqual({ ok: true, value: '図鑑' });
    expect(readTitle('あ'.repeat(100)).ok).toBe(true);
    expect(readTitle('あ'.repeat(101))).toMatchObject({
      ok: false,
      refusal: { code: 'validation.too_long', field: 'title' },
    });
    expect(readTitle('  ')).toEqual({
      ok: false,
      refusal: { kind: 'invalid', code: 'validation.required', field: 'title' },
    });
  });

  test('is seen by everybody with a place in its group, and by the services', () => {
    expect(seesFolders('club', member)).toBe(true);
    expect(seesFolders('club', SYSTEM_TIES)).toBe(true);
    expect(seesFolders('den', member)).toBe(false);
    expect(seesFolders('club', VISITOR_TIES)).toBe(false);
  });

  test('is sorted by those who edit its group, not by whoever runs it', () => {
    const editor = { ...member, groups: member.groups.map((place) => ({ ...place, edits: true })) };
    expect(editsFolders('club', editor)).toBe(true);
    expect(editsFolders('club', member)).toBe(false);
    expect(editsFolders('den', editor)).toBe(false);
  });

  test('is one of a hundred at most', () => {
    expect(MAX_FOLDERS).toBe(100);
  });
});
