import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { byHand, type ByHand } from './rows';
import { codeOf, START, World } from './world';

describe('calendar feeds', () => {
  let world: World;
  let hand: ByHand;
  let lender: string;
  let hana: string;
  let ken: string;
  let group: string;
  let good: string;

  beforeAll(async () => {
    world = await World.start();
    hand = await byHand(world.service.database);
    [lender, hana, ken] = [await world.user(), await world.user(), await world.user()];
    group = await world.group(lender);
    good = await world.good(lender, { groupIds: [group], isPublicUse: false, terms: { quantity: 5 } });
    await world.member(group, hana);
    await world.member(group, ken);
  });
  afterAll(async () => {
    await hand.close();
    await world.stop();
  });
  beforeEach(() => world.at(START));

  const feeds = (who: Parameters<World['bookings']>[0]) =>
    world.service
      .as(typeof who === 'string' ? { kind: 'user', userId: who } : who)
      .connect(reservation.FeedServiceClient);
  const read = (secret: string) => feeds({ kind: 'visitor' }).readFeed({ secret });
  const make = async (who: string, groupId = '') =>
    (await feeds(who).createFeed({ groupId, name: 'Bookings' })).feed as reservation.Feed;

  it('of a person holds what it has booked, cancelled ones too, each with its version', async () => {
    const { secret } = await make(hana);
    const first = await world.book(hana, good, '2027-01-10');
    const second = await world.book(hana, good, '2027-01-20');
    await world.book(ken, good, '2027-01-10');
    await world.bookings(hana).cancelBooking({ id: second.id });
    const { bookings } = await read(secret);
    expect(bookings.map(({ id, state, version }) => [id, state, version])).toEqual([
      [first.id, enumOf(SETS.bookingState, 'reserved'), 1],
      [second.id, enumOf(SETS.bookingState, 'cancelled'), 2],
    ]);
  });

  it('forgets what has been over for more than a month', async () => {
    const { secret } = await make(ken);
    await world.book(ken, good, '2027-01-06');
    expect((await read(secret)).bookings).not.toHaveLength(0);
    world.at('2027-03-20T12:00:00+09:00');
    expect((await read(secret)).bookings).toHaveLength(0);
  });

  it('of a group is for those who run it, and for members where they see each other’s bookings', async () => {
    expect(await codeOf(feeds(hana).createFeed({ groupId: group, name: 'x' }))).toBe('not_found');
    const { secret } = await make(lender, group);
    expect((await read(secret)).bookings.length).toBeGreaterThan(2);
    await world.group(lender, { id: group, memberBookingVisible: true });
    const seen = await make(hana, group);
    expect((await read(seen.secret)).bookings.length).toBeGreaterThan(2);
    await world.group(lender, { id: group, memberBookingVisible: false });
    expect(await codeOf(read(seen.secret))).toBe('not_found');
    expect(await codeOf(feeds(hana).createFeed({ groupId: newId(), name: 'x' }))).toBe('not_found');
  });

  it('is there once for each person and group', async () => {
    const mika = await world.user();
    await make(mika);
    expect(await codeOf(feeds(mika).createFeed({ groupId: '', name: 'x' }))).toBe('feed.exists');
  });

  it('gets a new secret, and the old one opens nothing', async () => {
    const mika = await world.user();
    const before = await make(mika);
    const { feed: after } = await feeds(mika).rotateFeed({ id: before.id });
    expect(await codeOf(read(before.secret))).toBe('not_found');
    expect(await codeOf(read(after?.secret ?? ''))).toBe('ok');
    expect(Buffer.from(after?.secret ?? '', 'base64url')).toHaveLength(32);
    expect((await feeds(mika).listFeeds({})).feeds.map(({ secret }) => secret)).toEqual([after?.secret]);
    await feeds(mika).deleteFeed({ id: before.id });
    expect(await codeOf(read(after?.secret ?? ''))).toBe('not_found');
    expect((await feeds(mika).listFeeds({})).feeds).toEqual([]);
  });

  it('is nobody else’s to change, and no member card’s to make', async () => {
    const mika = await world.user();
    const { id } = await make(mika);
    expect(await codeOf(feeds(ken).rotateFeed({ id }))).toBe('not_found');
    expect(await codeOf(feeds(ken).deleteFeed({ id }))).toBe('not_found');
    expect((await feeds(ken).listFeeds({})).feeds.map((feed) => feed.id)).not.toContain(id);
    const card = { kind: 'card', userId: ken, groupId: group, cardId: newId(), canWrite: true } as never;
    expect(await codeOf(feeds(card).createFeed({ groupId: '', name: 'x' }))).toBe('forbidden');
    expect(await codeOf(feeds({ kind: 'visitor' }).listFeeds({}))).toBe('unauthenticated');
    expect(await codeOf(read('x'.repeat(43)))).toBe('not_found');
  });

  it('has its secret neither in its row nor in a stored answer', async () => {
    const mika = feeds(await world.user());
    const once = () =>
      mika.createFeed({ groupId: '', name: 'x' }, { idempotency: { key: 'once', bodyHash: 'a' } });
    const { feed: { secret } = { secret: '' } } = await once();
    expect((await once()).feed?.secret).toBe(secret);
    const { rows } = await hand.app.query<{ text: string }>(
      'select f::text as text from feed f union all select i::text from idempotency i union all select o.data::text from outbox o',
    );
    expect(rows.some(({ text }) => text.includes(secret))).toBe(false);
  });
});
