import type { reservation } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { codeOf, World } from './world';

describe('a note about a booking', () => {
  let world: World;
  let lender: string;
  let manager: string;
  let hana: string;
  let groupOwner: string;
  let booking: reservation.Booking;
  beforeAll(async () => {
    world = await World.start();
    [lender, manager, hana] = [await world.user(), await world.user(), await world.user()];
    [groupOwner] = [await world.user()];
    await world.manager(lender, manager);
    const group = await world.group(await world.user());
    await world.member(group, groupOwner, { groupOwner: true });
    const camera = await world.good(lender, { groupIds: [group] });
    booking = await world.book(hana, camera, '2027-01-10');
  });
  afterAll(() => world.stop());

  const set = (who: string, body: string, ifVersion?: number) =>
    world.messages(who).setBookingNote({ bookingId: booking.id, body, ifVersion });
  const get = (who: string, bookingId = booking.id) => world.messages(who).getBookingNote({ bookingId });

  it('is written and read by those who manage the good, the last wording standing', async () => {
    expect((await get(lender)).note).toMatchObject({ body: '', userId: '', version: 0 });
    await set(lender, 'Lamp: 1,200 hours left');
    await set(manager, 'Lamp replaced');
    expect((await get(lender)).note).toMatchObject({ body: 'Lamp replaced', userId: manager, version: 2 });
    expect(
      (
        await world
          .messages(manager)
          .listMessages({ bookingId: booking.id, page: undefined, sort: undefined })
      ).permissions,
    ).toContain('note');
  });

  it('is kept from borrower and group owners, and is not there for strangers', async () => {
    for (const call of [get, (who: string) => set(who, 'x')]) {
      expect(await codeOf(call(hana))).toBe('booking.manager_only');
      expect(await codeOf(call(groupOwner))).toBe('booking.manager_only');
      expect(await codeOf(call(newId()))).toBe('not_found');
    }
    expect(await codeOf(get(lender, newId()))).toBe('not_found');
  });

  it('is not written over by who has seen an older one, nor by who has seen none', async () => {
    const { note } = await set(lender, 'one');
    expect(await codeOf(set(manager, 'two', note?.version))).toBe('ok');
    expect(await codeOf(set(lender, 'three', note?.version))).toBe('stale');
    expect(await codeOf(set(lender, 'three', 0))).toBe('stale');
    expect((await get(lender)).note?.body).toBe('two');
  });

  it('is at most 2,000 characters, and may be emptied', async () => {
    expect(await codeOf(set(lender, 'あ'.repeat(2_000)))).toBe('ok');
    expect(await codeOf(set(lender, 'あ'.repeat(2_001)))).toBe('validation');
    expect((await set(lender, '')).note?.body).toBe('');
  });
});
