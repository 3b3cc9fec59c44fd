import { SETS, textOf, transfers } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { newGood, startCatalog, VISITOR, type CatalogUnderTest, type Person } from './catalog-under-test';

const DAY = 24 * 60 * 60_000;

let catalog: CatalogUnderTest;
let owner: Person;
let receiver: Person;
let stranger: Person;
/** Groups of the owner; one accepts its members' goods. */
let closedGroup: { id: string };
let openGroup: { id: string };
let goodId: string;

beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(async () => {
  [owner, receiver, stranger] = [await catalog.person(), await catalog.person(), await catalog.person()];
  closedGroup = await catalog.group(owner);
  openGroup = await catalog.group(owner, { acceptMemberGoods: true });
  for (const group of [closedGroup, openGroup]) await catalog.join(receiver, group);
  const groups = [closedGroup.id, openGroup.id];
  goodId = await make(owner, { title: '和太鼓 45cm', group_ids: groups, management_id: 'TAI-002' });
  mayReceive(receiver);
});
afterAll(() => catalog.stop());

const as = (actor: Actor) => catalog.as(actor).connect(transfers.TransferServiceClient);
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'allowed',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );
const make = async ({ actor }: Person, fields: Record<string, unknown> = {}) =>
  (await catalog.goods(actor).createGood(newGood(fields))).good!.id;
const mayReceive = ({ id }: Person, managed = false) =>
  catalog.peers.transferees.set(owner.id, [{ userId: id, managed, groupIds: [closedGroup.id] }]);
const request = (by = owner, to = receiver, title = '和太鼓 45cm') =>
  as(by.actor).transferGood({ goodId, userId: to.id, title });
const open = async () => (await request()).transfer!;
const page = { page: 1, perPage: 20 };
const list = async ({ actor }: Person, sent: boolean) =>
  (await as(actor).listTransfers({ sent, state: undefined, page })).transfers.map(({ id, state }) => [
    id,
    textOf(SETS.transferState, state),
  ]);
const sees = ({ actor }: Person) => code(catalog.goods(actor).getGood({ id: goodId }));

describe('a transfer', () => {
  test('waits 14 days for the receiver, and changes nothing until then', async () => {
    const transfer = await open();
    expect(transfer).toMatchObject({ goodId, goodTitle: '和太鼓 45cm', fromUserId: owner.id });
    expect(transfer.expiresAt!.getTime() - transfer.createdAt!.getTime()).toBe(14 * DAY);
    expect(await list(receiver, false)).toEqual([[transfer.id, 'open']]);
    expect(await list(owner, true)).toEqual([[transfer.id, 'open']]);
    expect((await catalog.goods(owner.actor).getGood({ id: goodId })).good?.ownerId).toBe(owner.id);
    const { good } = await as(receiver.actor).acceptTransfer({ id: transfer.id });
    expect(good).toMatchObject({
      id: goodId,
      ownerId: receiver.id,
      permissions: expect.arrayContaining(['edit']),
    });
    expect(await list(receiver, false)).toEqual([[transfer.id, 'accepted']]);
  });

  test('takes the good out of groups where the receiver may not lend, and of their folders', async () => {
    const shown = await as(owner.actor).listTransferees({ goodId, match: '', page });
    expect(shown.transferees).toMatchObject([{ userId: receiver.id, leavesGroupIds: [closedGroup.id] }]);
    const { id } = await open();
    const { good } = await as(receiver.actor).acceptTransfer({ id });
    expect(good?.groupIds).toEqual([openGroup.id]);
  });

  test('leaves the old owner without the good at once', async () => {
    const privateId = await make(owner, { title: '三脚' });
    const asked = { goodId: privateId, userId: receiver.id, title: '三脚' };
    const { transfer } = await as(owner.actor).transferGood(asked);
    await as(receiver.actor).acceptTransfer({ id: transfer!.id });
    expect(await code(catalog.goods(owner.actor).getGood({ id: privateId }))).toBe('not_found');
    expect(catalog.peers.pushed.at(-1)?.good).toMatchObject({ id: privateId, ownerId: receiver.id });
    expect(await code(catalog.goods(receiver.actor).getGood({ id: privateId }))).toBe('allowed');
  });

  test('happens at once where the owner manages the receiver', async () => {
    mayReceive(receiver, true);
    await catalog.manage(owner, receiver);
    const idempotency = { key: newId(), bodyHash: 'a'.repeat(64) };
    const asked = { goodId, userId: receiver.id, title: '和太鼓 45cm' };
    for (const _ of [1, 2]) {
      const { good, transfer } = await as(owner.actor).transferGood(asked, { idempotency });
      expect([good?.ownerId, transfer]).toEqual([receiver.id, undefined]);
    }
    expect((await list(owner, true)).map(([, state]) => state)).toEqual(['accepted']);
  });

  test('is for the owning account alone, and not found by who does not see the good', async () => {
    const member = await catalog.person();
    await catalog.join(member, openGroup);
    const manager = await catalog.person();
    await catalog.manage(manager, owner);
    for (const [person, refusal] of [
      [member, 'forbidden'],
      [manager, 'forbidden'],
      [stranger, 'not_found'],
    ] as const) {
      expect(await code(request(person))).toBe(refusal);
      expect(await code(as(person.actor).listTransferees({ goodId, match: '', page }))).toBe(refusal);
    }
    expect(await code(as(VISITOR).listTransferees({ goodId, match: '', page }))).toBe('unauthenticated');
  });

  test('is refused to accounts outside the owner’s groups, and for another title', async () => {
    expect(await code(request(owner, stranger))).toBe('good.no_transferee');
    expect(await code(request(owner, receiver, '和太鼓'))).toBe('good.confirmation');
    expect((await request(owner, receiver, ' 和太鼓　４５ＣＭ ')).transfer?.goodId).toBe(goodId);
  });

  test('is refused while the good is out, when requested and when accepted', async () => {
    catalog.peers.out.set(goodId, 1);
    expect(await code(request())).toBe('good.on_loan');
    catalog.peers.out.delete(goodId);
    const { id } = await open();
    catalog.peers.out.set(goodId, 1);
    const accept = () => code(as(receiver.actor).acceptTransfer({ id }));
    expect(await accept()).toBe('good.on_loan');
    catalog.peers.out.delete(goodId);
    expect(await accept()).toBe('allowed');
  });

  test('is one alone: the same request changes nothing, another receiver ends it', async () => {
    const first = await open();
    expect((await open()).id).toBe(first.id);
    mayReceive(stranger);
    const { transfer } = await request(owner, stranger);
    expect(await list(owner, true)).toEqual([
      [transfer!.id, 'open'],
      [first.id, 'withdrawn'],
    ]);
    expect(await code(as(receiver.actor).acceptTransfer({ id: first.id }))).toBe('transfer.ended');
  });

  test('is withdrawn by its sender, refused by its receiver, and unknown to others', async () => {
    const { id } = await open();
    const end = ({ actor }: Person, which = id) => code(as(actor).deleteTransfer({ id: which }));
    expect([await end(stranger), await code(as(stranger.actor).acceptTransfer({ id }))]).toEqual([
      'not_found',
      'not_found',
    ]);
    expect(await code(as(owner.actor).acceptTransfer({ id }))).toBe('forbidden');
    expect([await end(receiver), await end(receiver), await end(owner)]).toEqual([
      'allowed',
      'allowed',
      'transfer.ended',
    ]);
    const next = await open();
    expect([await end(owner, next.id), await list(owner, true)]).toEqual([
      'allowed',
      [
        [next.id, 'withdrawn'],
        [id, 'refused'],
      ],
    ]);
  });

  test('expires after 14 days, and can be requested again', async () => {
    const { id } = await open();
    catalog.clock.set(catalog.clock.now() + 14 * DAY);
    expect(await code(as(receiver.actor).acceptTransfer({ id }))).toBe('transfer.ended');
    expect(await list(receiver, false)).toEqual([[id, 'expired']]);
    expect((await open()).id).not.toBe(id);
  });

  test('is refused where the receiver has a good of that number, and stays open', async () => {
    const taken = await make(receiver, { title: '笛', management_id: 'tai-002' });
    const { id } = await open();
    expect(await code(as(receiver.actor).acceptTransfer({ id }))).toBe('good.management_id_taken');
    await catalog.goods(receiver.actor).deleteGood({ id: taken });
    expect(await code(as(receiver.actor).acceptTransfer({ id }))).toBe('allowed');
  });

  test('ends when its good is deleted', async () => {
    const { id } = await open();
    await catalog.goods(owner.actor).deleteGood({ id: goodId });
    expect(await code(as(receiver.actor).acceptTransfer({ id }))).toBe('transfer.ended');
    expect(await list(receiver, false)).toEqual([[id, 'withdrawn']]);
  });

  test('is accepted once of many that come at once', async () => {
    const { id } = await open();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => code(as(receiver.actor).acceptTransfer({ id }))),
    );
    expect(new Set(answers)).toEqual(new Set(['allowed', ...answers.filter((each) => each !== 'allowed')]));
    const told = await catalog.published('kashikari.catalog.good.v1');
    const moves = told.filter(
      ({ data }) =>
        (data as { id: string; owner_id: string }).id === goodId &&
        (data as { owner_id: string }).owner_id === receiver.id,
    );
    expect(moves).toHaveLength(1);
  });

  test('and a withdrawal at once: one of them wins', async () => {
    const { id } = await open();
    const [accepted, withdrawn] = await Promise.all([
      code(as(receiver.actor).acceptTransfer({ id })),
      code(as(owner.actor).deleteTransfer({ id })),
    ]);
    expect([accepted, withdrawn].filter((each) => each === 'allowed')).toHaveLength(1);
    expect(await sees(receiver)).toBe('allowed');
  });

  test('counts the good and its pictures in the quotas of the receiver', async () => {
    const upload = { contentType: 'image/png', byteSize: 300, alt: '' };
    const { imageId } = await catalog.images(owner.actor).createUpload(upload);
    const shown = 'update picture set good_id = $1, place = 0, width = 1, height = 1 where id = $2';
    await catalog.db.read(shown, [goodId, imageId]);
    const use = ({ id }: Person) =>
      catalog.db.one('select goods::int, pictures::int, bytes::int from account_use where account_id = $1', [
        id,
      ]);
    expect(await use(owner)).toEqual({ goods: 1, pictures: 1, bytes: 300 });
    const { id } = await open();
    await as(receiver.actor).acceptTransfer({ id });
    expect(await use(owner)).toEqual({ goods: 0, pictures: 0, bytes: 0 });
    expect(await use(receiver)).toEqual({ goods: 1, pictures: 1, bytes: 300 });
  });

  test('is reported as an event, and goes with either account', async () => {
    const { id } = await open();
    await as(receiver.actor).deleteTransfer({ id });
    const told = await catalog.published('kashikari.catalog.transfer.v1');
    expect(
      told.filter(({ data }) => (data as { id: string }).id === id).map(({ data }) => data),
    ).toMatchObject([
      { version: 1, state: 'TRANSFER_STATE_OPEN', good_id: goodId, to_user_id: receiver.id },
      { version: 2, state: 'TRANSFER_STATE_REFUSED' },
    ]);
    await catalog.replica.applyUser({ user: { ...receiver.user, version: 9, deleted: true } });
    expect(await list(owner, true)).toEqual([]);
  });
});
