import { enumOf, type messages, SETS } from '@kashikari/contracts';
import { type reservation } from '@kashikari/contracts';
import { SYSTEM, VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { codeOf, refusalOf, World } from './world';

const page = { page: 1, perPage: 20 };

/** A university lends to Hana, a member of a club; the office has separate staff. */
describe('messages about a booking', () => {
  const office = newId();
  let world: World;
  let lender: string;
  let manager: string;
  let hana: string;
  let club: string;
  let clubManager: string;
  let clerk: string;
  let stranger: string;
  let groupOwner: string;
  let member: string;
  let camera: string;
  let group: string;
  let booking: reservation.Booking;

  beforeAll(async () => {
    world = await World.start({ env: { OFFICE_ACCOUNT_ID: office } });
    [lender, manager, stranger] = [await world.user(), await world.user(), await world.user()];
    [hana, club, clubManager] = [await world.user({ name: 'Hana' }), await world.user(), await world.user()];
    [groupOwner, member, clerk] = [await world.user(), await world.user(), await world.user()];
    await world.user({ id: office });
    await world.manager(lender, manager);
    await world.manager(hana, clubManager);
    await world.manager(office, clerk);
    group = await world.group(club);
    await world.member(group, groupOwner, { groupOwner: true });
    for (const one of [hana, member]) await world.member(group, one);
    camera = await world.good(lender, { groupIds: [group], terms: { quantity: 50 } });
  });
  beforeEach(async () => {
    booking = await world.book(hana, camera, '2027-01-10');
  });
  afterAll(() => world.stop());

  const write = async (
    actor: Actor | string,
    body = 'Where do I get it?',
    more: Partial<messages.CreateMessageRequest> = {},
  ) => {
    const request = { bookingId: booking.id, body, forceNotify: false, ...more };
    return (await world.messages(actor).createMessage(request)).message as messages.Message;
  };
  const read = (actor: Actor | string, more: Partial<messages.ListMessagesRequest> = {}) =>
    world.messages(actor).listMessages({ bookingId: booking.id, page, sort: undefined, ...more });
  it('are refused from an account that is gone, and wait for a deletion that is being taken in', async () => {
    const gone = await world.user();
    await world.manager(lender, gone);
    expect((await write(gone, 'while there')).body).toBe('while there');
    const deleted = 'update account set deleted = true, version = version + 1 where id = $1';
    let late: Promise<string> | undefined;
    await world.service.db.transaction(async (tx) => {
      await tx.read(deleted, [gone]);
      late = codeOf(write(gone, 'too late'));
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(await late).toBe('session_ended');
    await world.service.db.read('update manager set deleted = true where user_id = $1', [gone]);
  });

  it('are listed to who wrote them, in all threads, the newest first', async () => {
    const [first, second] = [await write(hana, 'one'), await write(hana, 'two')];
    await write(lender, 'not hers');
    const own = await world.messages(hana).listOwnMessages({ beforeId: '' });
    expect(own.messages.slice(0, 2).map(({ body }) => body)).toEqual(['two', 'one']);
    expect(own.messages.every(({ userId }) => userId === hana)).toBe(true);
    const before = await world.messages(hana).listOwnMessages({ beforeId: second.id });
    expect(before.messages[0]?.id).toBe(first.id);
    expect(await codeOf(world.messages(VISITOR).listOwnMessages({ beforeId: '' }))).toBe('unauthenticated');
  });

  const unreadOf = async (actor: string) =>
    (await world.messages(actor).countUnreadMessages({})).unread?.messages ?? -1;
  const events = async () => {
    await world.service.drain();
    const told = await world.service.published('kashikari.reservation.message.v1');
    return told.filter(({ key }) => key === booking.id).map(({ data }) => data as Record<string, unknown>);
  };

  it('are written and read by borrower, lender, managers of either and who runs a group of the good', async () => {
    const sides: string[] = [];
    for (const who of [hana, clubManager, lender, manager, groupOwner]) sides.push((await write(who)).side);
    expect(sides).toEqual([
      enumOf(SETS.messageSide, 'borrower'),
      enumOf(SETS.messageSide, 'borrower'),
      enumOf(SETS.messageSide, 'lender'),
      enumOf(SETS.messageSide, 'lender'),
      enumOf(SETS.messageSide, 'group'),
    ]);
    for (const who of [hana, clubManager, lender, manager, groupOwner]) {
      expect((await read(who)).messages).toHaveLength(5);
    }
  });

  it('are not there for members, strangers, the office while nobody disagrees, and are nothing for visitors', async () => {
    await write(hana);
    for (const who of [member, stranger, office, clerk]) {
      expect(await codeOf(write(who))).toBe('not_found');
      expect(await codeOf(read(who))).toBe('not_found');
      const mark = { bookingId: booking.id, messageId: newId() };
      expect(await codeOf(world.messages(who).markMessagesRead(mark))).toBe('not_found');
    }
    expect(await codeOf(read(VISITOR))).toBe('unauthenticated');
    expect(await codeOf(write(hana, 'Hello', { bookingId: newId() }))).toBe('not_found');
  });

  it('stand beside disputes, which are told to who acts for the lender, and to the office when they are opened', async () => {
    await world.bookings(hana).openDispute({ id: booking.id, reason: 'broken' });
    await world.bookings(manager).closeDispute({ id: booking.id });
    const told = (await world.eventsOf(camera)).filter(({ id }) => id === booking.id);
    expect(told.map(({ change, managerIds, officeId }) => [change, managerIds, officeId])).toEqual([
      ['CREATED', [], ''],
      ['DISPUTE_OPENED', [manager], office],
      ['DISPUTE_CLOSED', [manager], ''],
    ]);
  });

  it('stand beside disputes that say that there is an office, in every answer', async () => {
    const { booking: opened } = await world.bookings(hana).openDispute({ id: booking.id, reason: '' });
    const read = await world.bookings(lender).getBooking({ id: booking.id });
    expect([opened?.dispute?.office, read.booking?.dispute?.office]).toEqual([true, true]);
  });

  it('are open to the office while a dispute is, and so is the booking', async () => {
    const open = (who: string) => codeOf(world.bookings(who).getBooking({ id: booking.id }));
    expect(await open(clerk)).toBe('not_found');
    await world.bookings(hana).openDispute({ id: booking.id, reason: 'It was broken' });
    expect(await open(clerk)).toBe('ok');
    expect((await write(clerk, 'We look into it.')).side).toBe(enumOf(SETS.messageSide, 'office'));
    await write(hana, 'Thank you');
    expect([await unreadOf(clerk), await unreadOf(office)]).toEqual([1, 1]);
    expect((await events()).map(({ told_ids: told }) => told)).toEqual([
      [hana, lender],
      [lender, office],
    ]);
    await world.bookings(lender).closeDispute({ id: booking.id });
    expect([await codeOf(read(clerk)), await open(clerk), await unreadOf(clerk)]).toEqual([
      'not_found',
      'not_found',
      0,
    ]);
  });

  it('come page by page, the latest or the oldest first, the last page knowing the total too', async () => {
    for (let at = 1; at <= 5; at += 1) await write(at % 2 ? hana : lender, `${at}`);
    const bodies = async (more: Partial<messages.ListMessagesRequest>) => {
      const found = await read(hana, more);
      return [found.messages.map(({ body }) => body).join(''), found.page?.total];
    };
    expect(await bodies({ page: { page: 1, perPage: 2 } })).toEqual(['54', 5]);
    expect(await bodies({ page: { page: 3, perPage: 2 } })).toEqual(['1', 5]);
    expect(await bodies({ page: { page: 9, perPage: 2 } })).toEqual(['', 5]);
    expect(await bodies({ sort: enumOf(SETS.messageSort, 'oldest') })).toEqual(['12345', 5]);
  });

  it('are new to the other side and those who act for it, until each has read them', async () => {
    const before = await unreadOf(manager);
    const first = await write(hana, 'one');
    const second = await write(hana, 'two');
    const seen = (who: string) => world.bookings(who).getBooking({ id: booking.id });
    const unreadMessages = async (who: string) => (await seen(who)).booking?.unreadMessages;
    expect([await unreadMessages(manager), await unreadMessages(lender), await unreadMessages(hana)]).toEqual(
      [2, 2, 0],
    );
    expect(await unreadOf(manager)).toBe(before + 2);
    await world.messages(manager).markMessagesRead({ bookingId: booking.id, messageId: first.id });
    expect((await read(manager)).messages.map(({ body, unread }) => [body, unread])).toEqual([
      ['two', true],
      ['one', false],
    ]);
    const strange = { bookingId: booking.id, messageId: newId() };
    expect(await codeOf(world.messages(manager).markMessagesRead(strange))).toBe('not_found');
    const { unread } = await world
      .messages(manager)
      .markMessagesRead({ bookingId: booking.id, messageId: second.id });
    expect(unread?.messages).toBe(before);
    expect([await unreadMessages(manager), await unreadMessages(lender)]).toEqual([0, 2]);
  });

  it('show how many are unread in a list of bookings, and after an act', async () => {
    await write(lender, 'Please bring it back clean.');
    const query = { scope: enumOf(SETS.bookingScope, 'use'), goodId: camera, groupId: '', match: '' };
    const { bookings } = await world
      .bookings(hana)
      .listBookings({ ...query, from: undefined, to: undefined, page: undefined });
    expect(bookings.find(({ id }) => id === booking.id)?.unreadMessages).toBe(1);
    const changed = await world.bookings(hana).cancelBooking({ id: booking.id });
    expect(changed.booking?.unreadMessages).toBe(1);
  });

  it('count no more for a manager whose rights have ended', async () => {
    const helper = await world.user();
    await world.manager(lender, helper);
    await write(hana);
    expect(await unreadOf(helper)).toBe(1);
    await world.service.db.read('update manager set deleted = true where user_id = $1', [helper]);
    expect(await unreadOf(helper)).toBe(0);
  });

  it('may press on who lends the good or runs a group of it, and on nobody else', async () => {
    const force = (who: string) => refusalOf(write(who, 'Please answer.', { forceNotify: true }));
    for (const who of [hana, clubManager]) {
      expect(await force(who)).toMatchObject({ kind: 'forbidden', code: 'message.force_notify' });
      expect((await read(who)).permissions).toEqual(['write']);
    }
    for (const who of [lender, manager, groupOwner]) {
      expect(await force(who)).toBeUndefined();
      expect((await read(who)).permissions).toContain('force_notify');
    }
    expect((await events()).map(({ force_notify: forced }) => forced)).toEqual([true, true, true]);
  });

  it('are between 1 and 4,000 characters', async () => {
    expect(await codeOf(write(hana, '😀'.repeat(4_000)))).toBe('ok');
    expect(await codeOf(write(hana, 'あ'.repeat(4_001)))).toBe('validation');
    expect(await codeOf(write(hana, ' \n '))).toBe('validation.required');
    expect(await codeOf(write(hana, 'a\0b'))).toBe('validation');
  });

  it('are told as events, without what they say', async () => {
    const message = await write(hana, 'It is a surprise for Ken.');
    const [told] = await events();
    expect(told).toMatchObject({
      id: message.id,
      booking_id: booking.id,
      author_id: hana,
      told_ids: [lender],
    });
    expect(JSON.stringify(told)).not.toContain('surprise');
  });

  it('are written once, however often they are sent under one key', async () => {
    const idempotency = { key: newId(), bodyHash: 'one' };
    const request = { bookingId: booking.id, body: 'Once', forceNotify: false };
    const send = () => world.messages(hana).createMessage(request, { idempotency });
    const [first, again] = [await send(), await send()];
    expect(again.message).toEqual(first.message);
    expect((await read(hana)).messages).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  it('can be read with a card that only reads, not written', async () => {
    const card = { kind: 'card', userId: hana, groupId: group, canWrite: false } as const;
    expect(await codeOf(write(card))).toBe('no_edit_rights');
    await write(lender);
    expect(await read(card)).toMatchObject({
      permissions: [],
      messages: [{ side: enumOf(SETS.messageSide, 'lender') }],
    });
  });

  it('are handed out for mails to the system alone: what is unread, by name, the last ten', async () => {
    const ids: string[] = [];
    for (let at = 1; at <= 12; at += 1) ids.push((await write(hana, `${at}`)).id);
    const [first = '', , last = ''] = [ids[0], ids[1], ids[11]];
    const asked = [
      { bookingId: booking.id, userId: lender, sinceId: first },
      { bookingId: booking.id, userId: hana, sinceId: first },
      { bookingId: booking.id, userId: lender, sinceId: last },
    ];
    expect(await codeOf(world.messages(hana).listUnreadForMail({ asked }))).toBe('forbidden');
    const { threads } = await world.messages(SYSTEM).listUnreadForMail({ asked });
    expect(threads.map(({ texts }) => texts.map(({ body }) => body).join(' '))).toEqual([
      '3 4 5 6 7 8 9 10 11 12',
      '',
      '12',
    ]);
    expect(threads[0]?.texts[0]?.authorName).toBe('Hana');
  });
});

describe('the memo of a booking', () => {
  it('is told as a note when nothing else changes, so that nobody gets a mail of a change', async () => {
    const world = await World.start();
    const [lender, hana] = [await world.user(), await world.user()];
    const camera = await world.good(lender);
    const { id } = await world.book(hana, camera, '2027-01-10');
    const patch = { id, range: undefined, quantity: undefined, ifVersion: undefined };
    await world.bookings(hana).updateBooking({ ...patch, memo: 'For the club' });
    expect(await world.changesOf(camera)).toEqual(['CREATED', 'NOTED']);
    await world.stop();
  });
});
