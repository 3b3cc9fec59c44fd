import { folders, PATCHES } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { bulkOf, newGood, startCatalog, type CatalogUnderTest, type Person } from './catalog-under-test';

let catalog: CatalogUnderTest;
let lender: Person;
let member: Person;
let from: { id: string };
let to: { id: string };

beforeAll(async () => {
  catalog = await startCatalog();
  [lender, member] = [await catalog.person(), await catalog.person()];
  [from, to] = [await catalog.group(lender), await catalog.group(lender)];
  await catalog.join(member, from);
  await catalog.join(member, to);
});
afterAll(() => catalog.stop());

const register = async (fields: Record<string, unknown> = {}) =>
  (await catalog.goods(lender.actor).createGood(newGood({ group_ids: [from.id], ...fields }))).good!;
const folderIn = async (group: { id: string }) =>
  (
    await catalog
      .as(lender.actor)
      .connect(folders.FolderServiceClient)
      .createFolder({ groupId: group.id, title: '棚' })
  ).folder!.id;
const read = async (id: string, by = lender) => (await catalog.goods(by.actor).getGood({ id })).good!;
const move = async (ids: string[], moves: object, by = lender) => {
  const { outcomes } = await catalog.goods(by.actor).bulkUpdateGoods(bulkOf(ids, {}, moves));
  return outcomes.map(({ refusal }) => refusal?.code ?? '');
};

test('five hundred goods enter a group and leave another by one call; who is refused is named', async () => {
  const rows = Array.from({ length: 498 }, (_, n) => ({ title: `No. ${n}`, group_ids: [from.id] }));
  const { goods } = await catalog
    .goods(lender.actor)
    .importGoods({ goods: rows, dryRun: false, partial: false });
  const theirs = (await catalog.goods(member.actor).createGood(newGood())).good!.id;
  const ids = [...goods.map(({ id }) => id), theirs, newId()];
  const codes = await move(ids, { addGroupIds: [to.id], removeGroupIds: [from.id] });
  expect(codes).toEqual([...Array<string>(498).fill(''), 'not_found', 'not_found']);
  expect((await read(goods[497]!.id)).groupIds).toEqual([to.id]);
});

test('a member of the groups moves nothing', async () => {
  const { id } = await register();
  expect(await move([id], { addGroupIds: [to.id] }, member)).toEqual(['forbidden']);
  expect((await read(id)).groupIds).toEqual([from.id]);
});

test('groups beside those that are named stay, and what is added and removed is added', async () => {
  const other = await catalog.group(lender);
  const { id } = await register({ group_ids: [from.id, other.id] });
  expect(await move([id], { addGroupIds: [to.id, from.id], removeGroupIds: [from.id] })).toEqual(['']);
  expect([...(await read(id)).groupIds].sort()).toEqual([from.id, other.id, to.id].sort());
});

test('a good enters no more groups than it may be in', async () => {
  const groups = [];
  while (groups.length < 50) groups.push((await catalog.group(lender)).id);
  const { id } = await register({ group_ids: groups });
  expect(await move([id], { addGroupIds: [to.id] })).toEqual(['validation.too_many']);
});

describe('folders of a good', () => {
  test('are set with it, are several of a group, and change no version', async () => {
    const [one, two] = [await folderIn(from), await folderIn(from)];
    const good = await register({ folder_ids: [one, two] });
    expect([...good.folderIds].sort()).toEqual([one, two].sort());
    const patch = PATCHES.good.write({ folder_ids: [two] });
    const { good: changed } = await catalog.goods(lender.actor).updateGood({ id: good.id, patch });
    expect(changed).toMatchObject({ folderIds: [two], version: 1 });
    expect(await move([good.id], { addFolderIds: [one], removeFolderIds: [two] })).toEqual(['']);
    expect((await read(good.id, member)).folderIds).toEqual([one]);
  });

  test('are those of its groups, and are there', async () => {
    const elsewhere = await folderIn(to);
    const refused = { refusal: { code: 'folder.good', field: 'folder_ids' } };
    await expect(register({ folder_ids: [elsewhere] })).rejects.toMatchObject(refused);
    await expect(register({ folder_ids: [newId()] })).rejects.toMatchObject(refused);
    expect((await register({ group_ids: [to.id], folder_ids: [elsewhere] })).folderIds).toEqual([elsewhere]);
  });

  test('are entered by those who sort them, not by who lends into the group', async () => {
    const accepting = await catalog.group(lender, { acceptMemberGoods: true });
    await catalog.join(member, accepting);
    const sent = newGood({ group_ids: [accepting.id], folder_ids: [await folderIn(accepting)] });
    await expect(catalog.goods(member.actor).createGood(sent)).rejects.toMatchObject({
      refusal: { code: 'folder.good' },
    });
  });

  test('are seen by those with a place in their group, and stay with those who sort it', async () => {
    const [owner, accepts] = [await catalog.person(), await catalog.person()];
    const club = await catalog.group(owner, { acceptMemberGoods: true });
    await catalog.join(accepts, club);
    const asOwner = catalog.as(owner.actor).connect(folders.FolderServiceClient);
    const { folder } = await asOwner.createFolder({ groupId: club.id, title: '会' });
    const { good } = await catalog
      .goods(accepts.actor)
      .createGood(newGood({ group_ids: [club.id], is_public: true }));
    await asOwner.updateFolder({ id: folder!.id, addGoodIds: [good!.id], removeGoodIds: [] });
    const patch = PATCHES.good.write({ folder_ids: [] });
    await catalog.goods(accepts.actor).updateGood({ id: good!.id, patch });
    expect((await read(good!.id, accepts)).folderIds).toEqual([folder!.id]);
    expect((await read(good!.id, member)).folderIds).toEqual([]);
  });
});
