import { PATCHES } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import {
  newGood,
  startCatalog,
  SYSTEM,
  VISITOR,
  type CatalogUnderTest,
  type Person,
} from './catalog-under-test';

let catalog: CatalogUnderTest;
let lender: Person;

beforeAll(async () => {
  catalog = await startCatalog();
  lender = await catalog.person();
});
afterAll(() => catalog.stop());

const TOPIC = 'kashikari.catalog.good.v1';

async function register(fields: Record<string, unknown> = {}, by: Person = lender) {
  return (await catalog.goods(by.actor).createGood(newGood(fields))).good!;
}

const eventsOf = async (id: string) =>
  (await catalog.published(TOPIC))
    .filter(({ key }) => key === id)
    .map(({ data }) => data as Record<string, unknown>);

describe('registering a good', () => {
  test('answers it with its defaults, its tags and what the lender may do', async () => {
    const good = await register({ description: '初心者向け #一眼レフ ＃動画' });
    expect(good).toMatchObject({
      ...{ title: 'カメラ', ownerId: lender.id, tags: ['一眼レフ', '動画'], groupIds: [], version: 1 },
      terms: { quantity: 1, marginDays: 0, isHourly: false, from: '', to: '' },
      ...{ isPublic: false, isPublicUse: false, isHidden: false, images: [] },
      permissions: ['edit', 'delete', 'book', 'manage_bookings'],
    });
    expect(good.terms?.maxDays).toBeUndefined();
  });

  test('keeps every field that is sent', async () => {
    const fields = {
      ...{
        author: '夏目漱石',
        publisher: '岩波書店',
        location: '2階 棚B',
        category: '本',
        management_id: 'A-001',
      },
      ...{
        purchase_price: 1200,
        release_date: '1914-09-20',
        isbn: '9784815630447',
        custom_tag_title: '色',
        custom_tag: '赤',
      },
      ...{
        quantity: 3,
        max_days: 14,
        margin_days: 1,
        is_exclusive: true,
        auto_extend: true,
        for_reference_only: true,
      },
      ...{ restrict_reservation: true, only_scan_booking: true, confirmation_upon_return: true },
      ...{ from: '2026-04-01', to: '2027-03-31', price_per_day: 100, price_per_week: 500 },
      ...{ price_per_month: 1500, is_public: true, is_public_use: true, is_hidden: true },
    };
    const { id } = await register(fields);
    const { good } = await catalog.goods(lender.actor).getGood({ id });
    expect(good).toMatchObject({
      ...{
        author: '夏目漱石',
        publisher: '岩波書店',
        location: '2階 棚B',
        category: '本',
        managementId: 'A-001',
      },
      ...{
        purchasePrice: 1200,
        releaseDate: '1914-09-20',
        isbn: '9784815630447',
        customTagTitle: '色',
        customTag: '赤',
      },
      terms: {
        ...{
          quantity: 3,
          maxDays: 14,
          marginDays: 1,
          isExclusive: true,
          autoExtend: true,
          forReferenceOnly: true,
        },
        ...{ restrictReservation: true, onlyScanBooking: true, confirmationUponReturn: true },
        ...{ from: '2026-04-01', to: '2027-03-31', pricePerDay: 100, pricePerWeek: 500 },
        pricePerMonth: 1500,
      },
      ...{ isPublic: true, isPublicUse: true, isHidden: true },
    });
  });

  test('tells what it has cost to those alone who may edit it', async () => {
    const { id } = await register({ purchase_price: 1200, is_public: true });
    const price = async (who: Person) => (await catalog.goods(who.actor).getGood({ id })).good?.purchasePrice;
    expect([await price(lender), await price(await catalog.person())]).toEqual([1200, undefined]);
  });

  test('is told to reservation before the answer, and to everybody by event', async () => {
    const good = await register({ title: '三脚', quantity: 2 });
    expect(catalog.peers.pushed.at(-1)?.good).toMatchObject({ id: good.id, version: 1, title: '三脚' });
    await catalog.drain();
    expect(await eventsOf(good.id)).toMatchObject([
      { id: good.id, version: 1, owner_id: lender.id, title: '三脚', terms: { quantity: 2 } },
    ]);
  });

  test('happens once for one idempotency key, and its refusal stays a refusal', async () => {
    const key = { idempotency: { key: newId(), bodyHash: 'a' } };
    const client = catalog.goods(lender.actor);
    const first = await client.createGood(newGood({ title: 'プロジェクター' }), key);
    expect((await client.createGood(newGood({ title: 'プロジェクター' }), key)).good?.id).toBe(
      first.good?.id,
    );
    const reused = client.createGood(newGood(), { idempotency: { ...key.idempotency, bodyHash: 'b' } });
    await expect(reused).rejects.toMatchObject({ refusal: { code: 'idempotency_key_reused' } });
  });

  test.each([
    ['without a title', { title: '' }, 'validation', 'title'],
    ['by the hour with several units', { is_hourly: true, quantity: 2 }, 'good.hourly_quantity', 'quantity'],
    ['by the hour with a margin', { is_hourly: true, margin_days: 1 }, 'good.hourly_margin', 'margin_days'],
    [
      'by the hour with a price per day',
      { is_hourly: true, price_per_day: 50 },
      'good.price_unit',
      'price_per_day',
    ],
    ['by the day with a price per hour', { price_per_hour: 0 }, 'good.price_unit', 'price_per_hour'],
    ['in a group that one does not know', { group_ids: [newId()] }, 'good.group', 'group_ids'],
    ['with a picture that is not there', { image_ids: [newId()] }, 'image.unknown', 'image_ids'],
    ['for somebody else', { owner_id: newId() }, 'forbidden', 'owner_id'],
  ])('is refused %s, and nothing is written', async (_, fields, code, field) => {
    const before = await catalog.db.one('select count(*) from good');
    const error = await register(fields).catch((error: unknown) => error);
    expect(error).toMatchObject({ refusal: { code } });
    const { refusal, fields: faults } = error as {
      refusal: { field?: string };
      fields: { field?: string }[];
    };
    expect([refusal, ...faults].map((fault) => fault.field)).toContain(field);
    expect(await catalog.db.one('select count(*) from good')).toEqual(before);
  });

  test('is refused to visitors and to member cards', async () => {
    const group = await catalog.group(lender, { acceptMemberGoods: true });
    const holder = await catalog.person();
    await catalog.join(holder, group);
    const card = { kind: 'card', userId: holder.id, groupId: group.id } as const;
    const kindOf = (act: Promise<unknown>) =>
      act.then(
        () => '',
        (error: { refusal: { kind: string } }) => error.refusal.kind,
      );
    expect(await kindOf(catalog.goods(VISITOR).createGood(newGood()))).toBe('unauthenticated');
    expect(await kindOf(catalog.goods({ ...card, canWrite: true }).createGood(newGood()))).toBe('forbidden');
    expect(await kindOf(catalog.goods({ ...card, canWrite: false }).createGood(newGood()))).toBe(
      'no_edit_rights',
    );
  });
});

describe('changing a good', () => {
  test('changes what is sent and nothing else, and raises the version', async () => {
    const { id } = await register({ description: '#古い', quantity: 2, price_per_day: 50 });
    const patch = PATCHES.good.write({ description: '#新しい', max_days: 3, price_per_day: null });
    const { good } = await catalog.goods(lender.actor).updateGood({ id, patch });
    expect(good).toMatchObject({
      tags: ['新しい'],
      terms: { maxDays: 3, pricePerDay: undefined },
      version: 2,
    });
    expect(catalog.peers.pushed.at(-1)?.good).toMatchObject({ id, version: 2 });
    await catalog.drain();
    expect((await eventsOf(id)).map(({ version }) => version)).toEqual([1, 2]);
  });

  test('to what it is already writes nothing', async () => {
    const { id } = await register({ quantity: 2 });
    const { good } = await catalog
      .goods(lender.actor)
      .updateGood({ id, patch: PATCHES.good.write({ quantity: 2 }) });
    expect(good?.version).toBe(1);
    await catalog.drain();
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('is refused as stale to who has seen an older version', async () => {
    const { id } = await register();
    const client = catalog.goods(lender.actor);
    await client.updateGood({ id, patch: PATCHES.good.write({ title: 'A' }), ifVersion: 1 });
    const late = client.updateGood({ id, patch: PATCHES.good.write({ title: 'B' }), ifVersion: 1 });
    await expect(late).rejects.toMatchObject({ refusal: { kind: 'stale', code: 'stale' } });
  });

  test('of twenty at once with the same version lets one through', async () => {
    const { id } = await register();
    const client = catalog.goods(lender.actor);
    const acts = Array.from({ length: 20 }, (_, n) =>
      client.updateGood({ id, patch: PATCHES.good.write({ title: `T${n}` }), ifVersion: 1 }),
    );
    const outcomes = await Promise.allSettled(acts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('checks the terms as they are after it', async () => {
    const { id } = await register({ quantity: 2 });
    const act = catalog
      .goods(lender.actor)
      .updateGood({ id, patch: PATCHES.good.write({ is_hourly: true }) });
    await expect(act).rejects.toMatchObject({ refusal: { code: 'good.hourly_quantity' } });
  });

  test('is not found to strangers, forbidden to members', async () => {
    const group = await catalog.group(lender);
    const [member, stranger] = [await catalog.person(), await catalog.person()];
    await catalog.join(member, group);
    const { id } = await register({ group_ids: [group.id] });
    const by = (who: Person) =>
      catalog.goods(who.actor).updateGood({ id, patch: PATCHES.good.write({ title: 'X' }) });
    await expect(by(stranger)).rejects.toMatchObject({ refusal: { kind: 'not_found' } });
    await expect(by(member)).rejects.toMatchObject({ refusal: { kind: 'forbidden' } });
  });
});

describe('deleting a good', () => {
  test('makes it not there, and tells so', async () => {
    const { id } = await register({ is_public: true });
    await catalog.goods(lender.actor).deleteGood({ id });
    await expect(catalog.goods(lender.actor).getGood({ id })).rejects.toMatchObject({
      refusal: { kind: 'not_found' },
    });
    expect(catalog.peers.pushed.at(-1)?.good).toMatchObject({ id, deleted: true, version: 2 });
    await catalog.drain();
    expect((await eventsOf(id)).at(-1)).toMatchObject({ id, deleted: true, version: 2 });
    const again = catalog.goods(lender.actor).deleteGood({ id });
    await expect(again).rejects.toMatchObject({ refusal: { kind: 'not_found' } });
  });

  test('is refused while it is out', async () => {
    const { id } = await register();
    catalog.peers.out.set(id, 1);
    const act = catalog.goods(lender.actor).deleteGood({ id });
    await expect(act).rejects.toMatchObject({ refusal: { kind: 'conflict', code: 'good.on_loan' } });
    catalog.peers.out.set(id, 0);
    await catalog.goods(lender.actor).deleteGood({ id });
  });
});

describe('facts of goods', () => {
  test('are for services alone, and tell of deleted goods too', async () => {
    const kept = await register();
    const gone = await register();
    await catalog.goods(lender.actor).deleteGood({ id: gone.id });
    const ids = [kept.id, gone.id, newId()];
    const { goods } = await catalog.goods(SYSTEM).getGoodFacts({ ids });
    expect(goods.map(({ id, deleted }) => [id, deleted]).sort()).toEqual(
      [
        [kept.id, false],
        [gone.id, true],
      ].sort(),
    );
    const act = catalog.goods(lender.actor).getGoodFacts({ ids });
    await expect(act).rejects.toMatchObject({ refusal: { kind: 'forbidden' } });
  });
});

test('ids that can be none are not found', async () => {
  const client = catalog.goods(lender.actor);
  for (const id of ['', 'x', '%00', '🙂', newId()]) {
    await expect(client.getGood({ id })).rejects.toMatchObject({ refusal: { kind: 'not_found' } });
    await expect(client.deleteGood({ id })).rejects.toMatchObject({ refusal: { kind: 'not_found' } });
  }
});
