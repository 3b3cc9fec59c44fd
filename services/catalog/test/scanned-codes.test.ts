import { labels as proto } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { newGood, startCatalog, type CatalogUnderTest, type Person } from './catalog-under-test';

let catalog: CatalogUnderTest;
let lender: Person;
let member: Person;
let stranger: Person;
let group: { readonly id: string; readonly slug: string };

beforeAll(async () => {
  catalog = await startCatalog();
  [lender, member, stranger] = [await catalog.person(), await catalog.person(), await catalog.person()];
  group = await catalog.group(lender);
  await catalog.join(member, group);
});
afterAll(() => catalog.stop());

const ISBN = '9784815630447';
const register = async (fields: Record<string, unknown>, by: Person = lender) =>
  (await catalog.goods(by.actor).createGood(newGood({ group_ids: [group.id], ...fields }))).good!.id;
const resolve = async (asked: Partial<proto.ResolveCodeRequest>, actor: Actor = member.actor) => {
  const request = proto.ResolveCodeRequest.create(asked);
  const { goods, books, manages } = await catalog
    .as(actor)
    .connect(proto.LabelServiceClient)
    .resolveCode(request);
  return { goods: goods.map(({ id }) => id), books: books.map(({ id }) => id), manages };
};
const NOTHING = { goods: [], books: [], manages: false };

test('a label and an id lead to their good, hidden from lists or not, for those who see it', async () => {
  const id = await register({ is_hidden: true });
  const { labels } = await catalog
    .as(lender.actor)
    .connect(proto.LabelServiceClient)
    .issueLabelCodes({ goodIds: [id], groupId: '' });
  const codes = [{ labelCode: labels[0]!.code.toLowerCase() }, { goodId: id.toUpperCase() }];
  for (const code of codes) {
    expect(await resolve(code)).toEqual({ ...NOTHING, goods: [id] });
    expect(await resolve(code, lender.actor)).toEqual({ ...NOTHING, goods: [id], manages: true });
    for (const actor of [stranger.actor, VISITOR]) expect(await resolve(code, actor)).toEqual(NOTHING);
  }
});

test('a management id leads to the good of the group, then to those of one’s own groups and accounts', async () => {
  const other = await catalog.group(stranger);
  await catalog.join(member, other);
  const here = await register({ management_id: 'CAM-1' });
  const there = await register({ management_id: 'cam-1', group_ids: [other.id] }, stranger);
  const open = { management_id: 'CAM-1', group_ids: [], is_public: true };
  const elsewhere = await register(open, await catalog.person());
  const managementIds = ['ＣＡＭ-1'];
  expect((await resolve({ managementIds, groupId: group.slug })).goods).toEqual([here]);
  expect((await resolve({ managementIds, groupId: other.id })).goods).toEqual([there]);
  expect((await resolve({ managementIds })).goods).toEqual([here, there]);
  for (const actor of [VISITOR, (await catalog.person()).actor])
    expect(await resolve({ managementIds }, actor)).toEqual(NOTHING);
  expect((await resolve({ goodId: elsewhere }, VISITOR)).goods).toEqual([elsewhere]);
});

test('an ISBN leads to the books of the closest circle', async () => {
  const open = { isbn: ISBN, group_ids: [], is_public: true };
  const elsewhere = await register(open, await catalog.person());
  const [first, second] = [await register({ isbn: ISBN }), await register({ isbn: ISBN })];
  expect((await resolve({ isbn: ISBN, groupId: group.id })).books).toEqual([first, second]);
  expect((await resolve({ isbn: ISBN })).books).toEqual([first, second]);
  expect((await resolve({ isbn: ISBN }, VISITOR)).books).toEqual([elsewhere]);
});

test('whoever runs the group, or any without one, manages there', async () => {
  const [owner, manager] = [await catalog.person(), await catalog.person()];
  await catalog.join(owner, group, { groupOwner: true });
  await catalog.manage(manager, lender);
  for (const { actor } of [lender, owner, manager]) {
    expect((await resolve({ groupId: group.id }, actor)).manages).toBe(true);
    expect((await resolve({}, actor)).manages).toBe(true);
  }
  const other = await catalog.group(stranger);
  expect((await resolve({ groupId: other.id }, lender.actor)).manages).toBe(false);
  const card: Actor = { kind: 'card', userId: member.id, groupId: group.id, canWrite: true };
  expect((await resolve({}, card)).manages).toBe(false);
});
