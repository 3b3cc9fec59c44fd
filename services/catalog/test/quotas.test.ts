import { transfers } from '@kashikari/contracts';
import { newGood, startCatalog, type CatalogUnderTest, type Person } from './catalog-under-test';

const GOODS = 5;
let catalog: CatalogUnderTest;
let lender: Person;

beforeAll(async () => {
  catalog = await startCatalog({ QUOTA_GOODS: `${GOODS}`, QUOTA_PICTURES: '4', QUOTA_BYTES: '1000' });
});
beforeEach(async () => {
  lender = await catalog.person();
});
afterAll(() => catalog.stop());

const register = async (by = lender) => (await catalog.goods(by.actor).createGood(newGood({}))).good!;
const announce = (byteSize: number, by = lender) =>
  catalog.images(by.actor).createUpload({ contentType: 'image/png', byteSize, alt: '' });
const bringIn = (count: number, partial = false) =>
  catalog.goods(lender.actor).importGoods({
    goods: Array.from({ length: count }, (_none, at) => ({ title: `${at}` })),
    ...{ dryRun: false, partial },
  });

const outcome = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    ({ refusal }: { refusal: { kind: string; code: string; params: object } }) => refusal,
  );
const full = (what: string, limit: number) => ({ kind: 'limited', code: 'quota', params: { what, limit } });
const useOf = async ({ id }: Person) =>
  (
    await catalog.db.read<{ goods: number; pictures: number; bytes: number }>(
      'select goods::int, pictures::int, bytes::int from account_use where account_id = $1',
      [id],
    )
  )[0];

describe('what one account may have', () => {
  test('are so many goods, however many are registered at the same moment', async () => {
    const outcomes = await Promise.all(Array.from({ length: 3 * GOODS }, () => outcome(register())));
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(GOODS);
    for (const one of outcomes) if (one !== 'done') expect(one).toEqual(full('goods', GOODS));
    expect(await useOf(lender)).toMatchObject({ goods: GOODS });
    await register(await catalog.person());
  });

  test('has room again for each good that was deleted, whichever way', async () => {
    const first = await register();
    await register();
    await catalog.goods(lender.actor).deleteGood({ id: first.id });
    expect(await useOf(lender)).toMatchObject({ goods: 1 });
    await catalog.replica.applyUser({ user: { ...lender.user, version: 2, deleted: true } });
    expect(await useOf(lender)).toMatchObject({ goods: 0 });
  });

  test('is not passed by many at once: a list that would be too long is refused whole', async () => {
    expect(await outcome(bringIn(GOODS + 1))).toEqual(full('goods', GOODS));
    expect(await outcome(bringIn(GOODS + 1, true))).toEqual(full('goods', GOODS));
    expect(await useOf(lender)).toBeUndefined();
    await bringIn(GOODS);
    expect(await outcome(bringIn(1))).toEqual(full('goods', GOODS));
  });

  test('are so many goods also where one is transferred, and the transfer stays open', async () => {
    const sender = await catalog.person();
    const { id: goodId } = await register(sender);
    catalog.peers.transferees.set(sender.id, [{ userId: lender.id, managed: false, groupIds: [] }]);
    const as = ({ actor }: Person) => catalog.as(actor).connect(transfers.TransferServiceClient);
    const asked = { goodId, userId: lender.id, title: 'カメラ' };
    const { transfer } = await as(sender).transferGood(asked);
    await bringIn(GOODS);
    const accept = () => outcome(as(lender).acceptTransfer({ id: transfer!.id }));
    expect(await accept()).toEqual(full('goods', GOODS));
    const own = await catalog.db.one<{ id: string }>('select id from good where owner_id = $1', [lender.id]);
    await catalog.goods(lender.actor).deleteGood({ id: own!.id });
    expect(await accept()).toBe('done');
  });

  test('are so many pictures, and so many bytes of them, until they are removed', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcome(announce(1))));
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(4);
    expect(outcomes).toContainEqual(full('pictures', 4));
    lender = await catalog.person();
    await announce(600);
    expect(await outcome(announce(500))).toEqual(full('bytes', 1000));
    await announce(400);
    catalog.clock.advance(25 * 60 * 60 * 1000);
    await catalog.drain();
    expect(await useOf(lender)).toMatchObject({ pictures: 0, bytes: 0 });
    await announce(1000);
  });

  test('is counted as what there is', async () => {
    const [{ wrong } = { wrong: -1 }] = await catalog.db.read<{ wrong: number }>(
      `select count(*)::int as wrong from account_use u where goods <> (
         select count(*) from good g where g.owner_id = u.account_id and g.deleted_at is null)
       or (pictures, bytes) <> (select count(*), coalesce(sum(byte_size), 0) from picture p where p.uploader_id = u.account_id)`,
    );
    expect(wrong).toBe(0);
  });
});
