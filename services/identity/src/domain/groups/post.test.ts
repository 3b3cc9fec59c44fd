import { changePost, excerptOf, showPost, writePost, type Post } from './post';

const WHERE = { id: 'p', groupId: 'g', authorId: 'u' };
const post: Post = {
  ...{ ...WHERE, version: 1, body: '本日休館', pinned: true, createdAt: 1_000, updatedAt: 1_000 },
};

describe('an announcement', () => {
  it('is written', () => {
    expect(writePost({ body: ' 本日休館 ', pin: true }, WHERE, 1_000)).toEqual({ post, faults: [] });
    expect(writePost({ body: '一行\n二行', pin: false }, WHERE, 1_000).post).toMatchObject({
      ...{ body: '一行\n二行', pinned: false },
    });
  });

  it('has some words, 5,000 characters at most', () => {
    const faultsOf = (body: string) => writePost({ body, pin: false }, WHERE, 1_000).faults;
    expect(faultsOf('')).toEqual([{ kind: 'invalid', code: 'validation.required', field: 'body' }]);
    expect(faultsOf('あ'.repeat(5_000))).toEqual([]);
    expect(faultsOf('あ'.repeat(5_001))).toEqual([
      { kind: 'invalid', code: 'validation.too_long', field: 'body', params: { max: 5_000 } },
    ]);
  });

  it('that is wrong has nothing of it', () => {
    expect(writePost({ body: '', pin: false }, WHERE, 1_000).post).toEqual({
      ...{ ...post, body: '', pinned: false },
    });
  });

  it('is changed', () => {
    expect(changePost(post, { body: '開館', pin: false, groupId: 'x' }, 2_000)).toEqual({
      value: { ...post, body: '開館', pinned: false, version: 2, updatedAt: 2_000 },
      faults: [],
    });
    expect(changePost(post, { pin: 'yes' }, 2_000).faults).toMatchObject([
      { code: 'validation.type', field: 'pin' },
    ]);
  });

  it('stands whole in a mail up to 800 characters, and is cut to that with a sign', () => {
    expect(excerptOf({ ...post, body: '🎥'.repeat(800) })).toBe('🎥'.repeat(800));
    expect(excerptOf({ ...post, body: '🎥'.repeat(801) })).toBe(`${'🎥'.repeat(799)}…`);
  });

  it('is changed and deleted by those who edit the group', () => {
    expect(showPost(post, { permissions: ['see_goods', 'edit'] })).toEqual({
      ...{ ...post, permissions: ['edit', 'delete'] },
    });
    expect(showPost(post, { permissions: ['see_goods'] })).toEqual({ ...post, permissions: [] });
  });
});
