import { folders, PATCHES } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { newGood, startCatalog, VISITOR, type CatalogUnderTest, type Person } from './catalog-under-test';

let catalog: CatalogUnderTest;
let owner: Person;
let member: Person;
let stranger: Person;
let group: { id: string };
let goodIds: string[];

beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(async () => {
  [owner, member, stranger] = [await catalog.person(), await catalog.person(), await catalog.person()];
  group = await catalog.group(owner);
  await catalog.join(member, group);
  goodIds = [];
  for (const title of ['カメラ', '三脚', 'レンズ']) {
    const made = await catalog
      .goods(owner.actor)
      .createGood(newGood({ title, group_ids: [group.id], is_public: title === 'レンズ' }));
    goodIds.push(made.good!.id);
  }
});
afterAll(() => catalog.stop());

const foldersAs = (actor: Actor) => catalog.as(actor).connect(folders.FolderServiceClient);
const likes = (actor: Actor) => catalog.as(actor).connect(folders.LikeServiceClient);
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'allowed',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );
const listed = async (filter: object, actor = member.actor) => {
  const asked = { groupId: '', tag: '', sort: 'GOOD_SORT_LATEST' as never, ownerId: '', page: undefined };
  const { goods } = await catalog.goods(actor).listGoods({ ...asked, ...filter });
  return goods.map(({ title }) => title);
};

describe('folders of a group', () => {
  const make = async (title: string) =>
    (await foldersAs(owner.actor).createFolder({ groupId: group.id, title })).folder!;
  const change = (id: string, patch: Partial<folders.UpdateFolderRequest>, actor = owner.actor) =>
    foldersAs(actor).updateFolder({ id, addGoodIds: [], removeGoodIds: [], ...patch });
  const titles = async (actor = member.actor, goodId = '') =>
    (await foldersAs(actor).listFolders({ groupId: group.id, goodId })).folders.map(
      ({ title, goodsCount }) => `${title} ${goodsCount}`,
    );

  test('hold goods of the group, which are listed by them', async () => {
    const { id } = await make('光学');
    await make('照明');
    await change(id, { addGoodIds: [goodIds[0]!, goodIds[2]!] });
    expect(await titles()).toEqual(['光学 2', '照明 0']);
    expect(await titles(member.actor, goodIds[0])).toEqual(['光学 2']);
    expect(await listed({ folderId: id })).toEqual(['レンズ', 'カメラ']);
    await change(id, { removeGoodIds: [goodIds[0]!] });
    expect(await listed({ folderId: id })).toEqual(['レンズ']);
    expect(
      (await foldersAs(member.actor).listShelfIds({ folderId: id, groupId: '', liked: false })).goodIds,
    ).toEqual([goodIds[2]]);
  });

  test('are addressed by a slug made of the title, in their own group alone', async () => {
    const { id, slug } = await make('光学');
    expect(slug).toBe('光学');
    expect((await make('光学')).slug).toBe('光学-2');
    expect((await change(id, { title: '照明', addGoodIds: [goodIds[0]!, goodIds[2]!] })).folder?.slug).toBe(
      '光学',
    );
    const other = await catalog.group(owner);
    const ids = async (groupId: string) =>
      (await foldersAs(member.actor).listShelfIds({ folderId: '光学', groupId, liked: false })).goodIds;
    expect(await listed({ folderId: '光学', groupId: group.id })).toEqual(['レンズ', 'カメラ']);
    expect(await ids(group.id)).toEqual([goodIds[2], goodIds[0]]);
    expect(await listed({ folderId: '光学', groupId: other.id }, owner.actor)).toEqual([]);
    expect(await ids(other.id)).toEqual([]);
    expect(await listed({ folderId: '光学-3', groupId: group.id })).toEqual([]);
    // In both groups, and in a folder of this name in one of them.
    await catalog.goods(owner.actor).updateGood({
      ...{ id: goodIds[0]!, ifVersion: undefined },
      patch: PATCHES.good.write({ group_ids: [group.id, other.id] }),
    });
    expect(await listed({ groupId: other.id }, owner.actor)).toEqual(['カメラ']);
    expect(await listed({ folderId: '光学', groupId: other.id }, owner.actor)).toEqual([]);
    expect(await ids(other.id)).toEqual([]);
    const asked = { folderId: '光学', groupId: (await catalog.group(owner)).id };
    expect(await code(listed(asked, stranger.actor))).toBe('not_found');
  });

  test('have slugs of their own when many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => make('棚')));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(8);
  });

  test('have an order, in which one is moved and the others make room', async () => {
    for (const title of ['一', '二', '三']) await make(title);
    const third = (await foldersAs(owner.actor).listFolders({ groupId: group.id, goodId: '' })).folders[2]!;
    await change(third.id, { place: 0 });
    expect(await titles()).toEqual(['三 0', '一 0', '二 0']);
    await change(third.id, { place: 1 });
    expect(await titles()).toEqual(['一 0', '三 0', '二 0']);
    await change(third.id, { place: 90 });
    expect(await titles()).toEqual(['一 0', '二 0', '三 0']);
  });

  test('show no good that has left the group, and take none that does not stand in it', async () => {
    const { id } = await make('光学');
    await change(id, { addGoodIds: [goodIds[0]!] });
    await catalog
      .goods(owner.actor)
      .updateGood({ id: goodIds[0]!, patch: PATCHES.good.write({ group_ids: [] }), ifVersion: undefined });
    expect(await titles()).toEqual(['光学 0']);
    expect(await listed({ folderId: id }, owner.actor)).toEqual([]);
    expect(await code(change(id, { addGoodIds: [goodIds[0]!] }))).toBe('folder.good');
    expect(await code(change(id, { addGoodIds: [newId()] }))).toBe('folder.good');
    expect(await code(change(id, { removeGoodIds: [newId()] }))).toBe('folder.good');
    expect(await code(change(id, { title: ' ' }))).toBe('validation.required');
  });

  test('are sorted by who edits the group, seen by its people, and not there for strangers', async () => {
    const { id } = await make('光学');
    const manager = await catalog.person();
    await catalog.manage(manager, owner);
    for (const { actor } of [member, manager])
      expect(await code(change(id, { title: 'x' }, actor))).toBe('forbidden');
    for (const actor of [stranger.actor, VISITOR]) {
      expect(await code(change(id, { title: 'x' }, actor))).toBe('not_found');
      expect(await code(titles(actor))).toBe('not_found');
    }
    const groupOwner = await catalog.person();
    await catalog.join(groupOwner, group, { groupOwner: true });
    expect((await change(id, { title: '光学機器' }, groupOwner.actor)).folder?.title).toBe('光学機器');
    await foldersAs(groupOwner.actor).deleteFolder({ id });
    expect(await titles()).toEqual([]);
  });

  test('go with the group; their goods stay', async () => {
    const { id } = await make('光学');
    await change(id, { addGoodIds: [goodIds[0]!] });
    await catalog.replica.applyGroup({
      group: { ...(await catalog.group(owner)), id: group.id, version: 9, deleted: true },
    });
    expect(await code(change(id, { title: 'x' }))).toBe('not_found');
    expect(await listed({}, owner.actor)).toContain('カメラ');
  });
});

describe('what somebody likes', () => {
  const toggle = async (goodId: string, actor = member.actor) =>
    (await likes(actor).toggleLike({ goodId })).liked;

  test('is toggled, listed, and seen by nobody else', async () => {
    expect(await toggle(goodIds[0]!)).toBe(true);
    expect(await toggle(goodIds[2]!)).toBe(true);
    expect(await listed({ liked: true })).toEqual(['レンズ', 'カメラ']);
    expect((await likes(member.actor).listLiked({ goodIds })).goodIds.sort()).toEqual(
      [goodIds[0]!, goodIds[2]!].sort(),
    );
    expect(await toggle(goodIds[0]!)).toBe(false);
    expect(await listed({ liked: true })).toEqual(['レンズ']);
    expect(await listed({ liked: true }, owner.actor)).toEqual([]);
    expect(await listed({ liked: true }, VISITOR)).toEqual([]);
  });

  test('becomes what is wished, however often it is said', async () => {
    const wish = async (liked: boolean) =>
      (await likes(member.actor).toggleLike({ goodId: goodIds[0]!, liked })).liked;
    expect([await wish(true), await wish(true)]).toEqual([true, true]);
    expect(await listed({ liked: true })).toEqual(['カメラ']);
    expect([await wish(false), await wish(false)]).toEqual([false, false]);
    expect(await listed({ liked: true })).toEqual([]);
  });

  test('is toggled once by a call that is repeated', async () => {
    const idempotency = { key: newId(), bodyHash: 'b'.repeat(64) };
    for (const _ of [1, 2])
      expect(await likes(member.actor).toggleLike({ goodId: goodIds[0]! }, { idempotency })).toEqual({
        liked: true,
      });
    expect((await likes(member.actor).listLiked({ goodIds })).goodIds).toEqual([goodIds[0]]);
  });

  test('is something that one sees, and no card’s that only reads', async () => {
    for (const id of [goodIds[0]!, newId(), 'nonsense'])
      expect(await code(toggle(id, stranger.actor))).toBe('not_found');
    expect(await code(toggle(goodIds[0]!, VISITOR))).toBe('unauthenticated');
    const reader: Actor = { kind: 'card', userId: member.id, groupId: group.id, canWrite: false };
    expect(await code(toggle(goodIds[0]!, reader))).toBe('no_edit_rights');
  });
});
