import { labels as proto, PATCHES } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newGood, startCatalog, type CatalogUnderTest, type Person } from './catalog-under-test';

let catalog: CatalogUnderTest;
let lender: Person;
let group: { readonly id: string };

beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(async () => {
  lender = await catalog.person();
  group = await catalog.group(lender);
});
afterAll(() => catalog.stop());

const JAN = '4901234567894';
const register = async (fields: Record<string, unknown>, by: Person = lender) =>
  (await catalog.goods(by.actor).createGood(newGood({ group_ids: [group.id], ...fields }))).good!;
const change = async (id: string, fields: object) =>
  (await catalog.goods(lender.actor).updateGood({ id, patch: PATCHES.good.write(fields) })).good!;
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'allowed',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );
const resolve = async (asked: Partial<proto.ResolveCodeRequest>, actor: Actor = lender.actor) => {
  const request = proto.ResolveCodeRequest.create(asked);
  const client = catalog.as(actor).connect(proto.LabelServiceClient);
  return (await client.resolveCode(request)).goods.map(({ id }) => id);
};

test('a good has further codes in their normal form, which are changed as a whole', async () => {
  const good = await register({ codes: [` ${JAN}`, `0${JAN}`, 'TAG-1'] });
  expect(good.codes).toEqual([JAN, 'TAG-1']);
  expect((await change(good.id, { title: 'Other' })).codes).toEqual([JAN, 'TAG-1']);
  expect((await change(good.id, { codes: ['TAG-2'] })).codes).toEqual(['TAG-2']);
  expect((await change(good.id, { codes: null })).codes).toEqual([]);
});

test('a scan finds the goods with a further code, after management ids and for those who see them', async () => {
  const first = await register({ codes: [JAN] });
  const second = await register({ codes: [JAN] });
  const tagged = await register({ codes: ['TAG-1'] });
  expect(await resolve({ managementIds: [JAN] })).toEqual([first.id, second.id]);
  expect(await resolve({ managementIds: ['ｔag-1'] })).toEqual([tagged.id]);
  const stranger = await catalog.person();
  expect(await resolve({ managementIds: [JAN] }, stranger.actor)).toEqual([]);
  const numbered = await register({ management_id: JAN });
  expect(await resolve({ managementIds: [JAN] })).toEqual([numbered.id]);
});

test('a code that is no GTIN is one good’s of a lender, and free again when that gives it up', async () => {
  const first = await register({ codes: ['TAG-1'] });
  const refused = register({ codes: ['tag-1'] });
  await expect(refused).rejects.toMatchObject({
    refusal: { code: 'good.code_taken', params: { code: 'tag-1', good_id: first.id, title: first.title } },
  });
  const other = await catalog.person();
  expect(await codeOf(register({ codes: ['TAG-1'], group_ids: [] }, other))).toBe('allowed');
  await change(first.id, { codes: [] });
  expect(await codeOf(register({ codes: ['tag-1'] }))).toBe('allowed');
});

test('of many that ask for one code at once, one gets it', async () => {
  const owner = await register({});
  const asked = [
    ...Array.from({ length: 8 }, () => codeOf(register({ codes: ['race'] }))),
    codeOf(change(owner.id, { codes: ['RACE'] })),
  ];
  const codes = await Promise.all(asked);
  expect(codes.filter((code) => code === 'allowed')).toHaveLength(1);
  expect(codes.filter((code) => code === 'good.code_taken')).toHaveLength(asked.length - 1);
});
