import { newId } from '@kashikari/platform';
import { days, refusalOf, request, World } from './world';

/** Every refusal for want of room says what could be had instead. */
describe('a refusal', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let ken: string;

  beforeAll(async () => {
    world = await World.start();
    lender = await world.user();
    hana = await world.user();
    ken = await world.user();
  });
  afterAll(() => world.stop());

  const titled = (title: string, more: Parameters<World['good']>[1] = {}) =>
    world.good(lender, { title, ...more });

  /** Books a good for Hana, then requests it as Ken; returns the ids of the offered goods. */
  async function offered(goodId: string, asker = ken, more: Parameters<World['book']>[4] = {}) {
    await world.book(hana, goodId, '2027-02-10', '2027-02-12');
    return equalsOf(world.book(asker, goodId, '2027-02-11', '2027-02-12', more));
  }

  async function equalsOf(call: Promise<unknown>): Promise<string[]> {
    const refusal = await refusalOf(call);
    const equal = refusal?.params?.['equal_goods'] as { id: string }[] | undefined;
    return equal?.map(({ id }) => id) ?? [];
  }

  it('offers another of the same title, whatever its case, width and spaces', async () => {
    const asked = await titled('Lens 50 mm');
    const like = await titled(' ＬＥＮＳ  50 MM ');
    await titled('Lens 85 mm');
    expect(await offered(asked)).toEqual([like]);
  });

  it('names what it offers', async () => {
    const asked = await titled('Tent for four');
    const like = await titled('Tent for four');
    await world.book(hana, asked, '2027-02-10');
    const refusal = await refusalOf(world.book(ken, asked, '2027-02-10'));
    expect(refusal?.params?.['equal_goods']).toEqual([{ id: like, title: 'Tent for four' }]);
  });

  it('offers the same ISBN first, then the title, then the category', async () => {
    const book = { isbn: '978-4-00-310101-8', category: 'Novels' };
    const asked = await titled('Kokoro', book);
    const shelf = await titled('Botchan', { category: 'novels' });
    const title = await titled('Kokoro', { isbn: '9784101010137' });
    const copy = await titled('Kokoro (hardcover)', { isbn: '9784003101018' });
    expect(await offered(asked)).toEqual([copy, title, shelf]);
  });

  it('offers only what is free for the whole range, three at most', async () => {
    const asked = await titled('Drill');
    const taken = await titled('Drill');
    const rest = await Promise.all([1, 2, 3, 4].map(() => titled('Drill')));
    await world.book(hana, taken, '2027-02-12');
    const ids = await offered(asked);
    expect(ids).toHaveLength(3);
    expect(rest).toEqual(expect.arrayContaining(ids));
  });

  it('offers nothing that is closed then, shorter lent, by the hour, or too few', async () => {
    const asked = await titled('Chair', { terms: { quantity: 2 } });
    await titled('Chair', { terms: { quantity: 2, maxDays: 1 } });
    await titled('Chair', { terms: { quantity: 2, to: '2027-02-11' } });
    await titled('Chair', { terms: { isHourly: true } });
    await titled('Chair', { terms: { quantity: 1 } });
    expect(await offered(asked, ken, { quantity: 2 })).toEqual([]);
  });

  it('offers nothing that the asker may not see or book', async () => {
    const asked = await titled('Projector');
    await titled('Projector', { isPublicUse: false });
    await titled('Projector', { isPublicUse: false, isPublic: true });
    await titled('Projector', { isHidden: true });
    await titled('Projector', { terms: { forReferenceOnly: true } });
    await titled('Projector', { terms: { restrictReservation: true } });
    await titled('Projector', { terms: { onlyScanBooking: true } });
    const gone = await titled('Projector');
    await titled('Projector', { id: gone, deleted: true });
    expect(await offered(asked)).toEqual([]);
  });

  it('offers another lender’s only where both stand in one group', async () => {
    const group = await world.group(lender);
    await world.member(group, ken);
    await world.member(group, hana);
    const other = await world.user();
    const inGroup = { isPublicUse: false, groupIds: [group] };
    const asked = await titled('Speaker', inGroup);
    const like = await world.good(other, { title: 'Speaker', ...inGroup });
    await world.good(other, { title: 'Speaker' });
    expect(await offered(asked)).toEqual([like]);
  });

  it('to a manager who books for somebody offers what that one may have', async () => {
    const asked = await titled('Laptop');
    await titled('Laptop', { isPublicUse: false });
    const like = await titled('Laptop', { terms: { restrictReservation: true } });
    expect(await offered(asked, lender, { userId: ken })).toEqual([like]);
  });

  it('of an exclusive good offers others too', async () => {
    const asked = await titled('Hall key', { terms: { isExclusive: true } });
    const like = await titled('Hall key');
    expect(await offered(asked)).toEqual([like]);
  });

  it('follows a good that is renamed', async () => {
    const asked = await titled('Ladder');
    const like = await titled('Stool');
    await titled('Ladder', { id: like });
    expect(await offered(asked)).toEqual([like]);
  });

  it('in bulk says it of the good that is missing', async () => {
    const free = await titled('Microphone');
    const asked = await titled('Cable');
    const like = await titled('Cable');
    await world.book(hana, asked, '2027-02-10', '2027-02-12');
    const range = days('2027-02-11', '2027-02-12');
    const call = { goodIds: [free, asked], range, memo: '', userId: '' };
    const refusal = await refusalOf(world.bookings(ken).bulkCreateBookings(call));
    expect(refusal?.params).toMatchObject({
      good_id: asked,
      before: { start_date: '2027-02-08', end_date: '2027-02-09' },
      after: { start_date: '2027-02-13', end_date: '2027-02-14' },
      equal_goods: [{ id: like, title: 'Cable' }],
    });
  });

  it('for other reasons says nothing of goods', async () => {
    const asked = await titled('Guitar', { terms: { maxDays: 1 } });
    await titled('Guitar', { id: newId() });
    expect(
      (await refusalOf(world.bookings(ken).createBooking(request(asked, '2027-02-10', '2027-02-12'))))
        ?.params,
    ).not.toHaveProperty('equal_goods');
  });
});
