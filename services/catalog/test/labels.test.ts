import { createHash } from 'node:crypto';
import { catalogEvents, labels as proto } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { newGood, startCatalog, type CatalogUnderTest, type Person } from './catalog-under-test';

let catalog: CatalogUnderTest;
let lender: Person;
let stranger: Person;

beforeAll(async () => {
  catalog = await startCatalog();
  [lender, stranger] = [await catalog.person(), await catalog.person()];
});
afterAll(() => catalog.stop());

const labels = (actor: Actor) => catalog.as(actor).connect(proto.LabelServiceClient);
const register = async (fields: Record<string, unknown> = {}) =>
  (await catalog.goods(lender.actor).createGood(newGood(fields))).good!;
const issue = async (goodIds: string[], actor: Actor = lender.actor) =>
  (await labels(actor).issueLabelCodes({ goodIds, groupId: '' })).labels.map(({ code }) => code);
const reissue = async (goodId: string) => (await labels(lender.actor).reissueLabelCode({ goodId })).code;
const found = async (code: string, actor: Actor = lender.actor) =>
  (await labels(actor).findLabelCode({ code })).goodId;
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'allowed',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );
const sha256 = (code: string) => createHash('sha256').update(code).digest('hex');

test('a code is made when a label is first printed, and is the same when it is printed again', async () => {
  const goods = [await register(), await register()];
  const ids = goods.map(({ id }) => id);
  const codes = await issue(ids);
  expect(codes.join(' ')).toMatch(/^[A-HJ-NP-Z2-9]{12} [A-HJ-NP-Z2-9]{12}$/);
  expect(await issue([...ids].reverse())).toEqual([...codes].reverse());
  expect(await found(`https://lend.example/q/${codes[0]!.toLowerCase()}`)).toBe(ids[0]);
});

test('a new code ends the old one', async () => {
  const { id } = await register({ is_public: true });
  const [old] = await issue([id]);
  const code = await reissue(id);
  expect(code).not.toBe(old);
  expect(await codeOf(found(old!))).toBe('not_found');
  expect(await found(code, VISITOR)).toBe(id);
});

test('events carry the hash of the code and never the code', async () => {
  const { id, version } = await register();
  const [code] = await issue([id]);
  const rows = await catalog.db.read<{ data: object }>(
    `select data from outbox where key = $1 order by id desc limit 1`,
    [id],
  );
  const event = catalogEvents.GoodChanged.fromJSON(rows[0]!.data);
  expect(event).toMatchObject({ version: version + 1, labelHash: sha256(code!) });
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(catalog.peers.pushed.at(-1))).not.toContain(code);
  expect(catalog.peers.pushed.at(-1)?.good?.labelHash).toBe(sha256(code!));
  const changed = await catalog.goods(lender.actor).getGood({ id });
  expect(JSON.stringify(changed)).not.toContain(code);
});

test('only those who may edit a good get its code, and only those who see it find it', async () => {
  const [hidden, open] = [await register(), await register({ is_public: true })];
  const [code] = await issue([hidden.id]);
  expect(await codeOf(issue([hidden.id], stranger.actor))).toBe('not_found');
  expect(await codeOf(issue([open.id, hidden.id], VISITOR))).toBe('unauthenticated');
  expect(await codeOf(issue([open.id], stranger.actor))).toBe('forbidden');
  expect(await codeOf(found(code!, stranger.actor))).toBe('not_found');
  expect(await codeOf(found('ABCDEFGHJKLM', stranger.actor))).toBe('not_found');
});

test('the labels of a group are those of its goods that the actor may edit', async () => {
  const group = await catalog.group(lender);
  await catalog.join(stranger, group);
  const mine = [await register({ group_ids: [group.id] }), await register({ group_ids: [group.id] })];
  const printed = (actor: Actor) => labels(actor).issueLabelCodes({ goodIds: [], groupId: group.id });
  const ids = (await printed(lender.actor)).labels.map(({ good }) => good?.id);
  expect(ids).toEqual(mine.map(({ id }) => id));
  expect((await printed(stranger.actor)).labels).toEqual([]);
});

test('a deleted good is not found by its label', async () => {
  const { id } = await register();
  const [code] = await issue([id]);
  await catalog.goods(lender.actor).deleteGood({ id });
  expect(await codeOf(found(code!))).toBe('not_found');
});
