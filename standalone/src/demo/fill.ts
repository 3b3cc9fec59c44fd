import { setTimeout as wait } from 'node:timers/promises';
import { addDays, dayOf, HOURLY_UNIT_MINUTES, startOfDay } from '@kashikari/kernel';
import type { Api } from './api';
import { RefusedError } from './api';
import { BOOKINGS, COMMENTS, PAST_BOOKINGS, WAITS } from './bookings';
import { yearBefore } from './history';
import { MEDIA_LIBRARY } from './media-library';
import type { DemoBooking, DemoGroup, DemoLender, DemoRange } from './model';
import { NURSERY } from './nursery';
import { MEMBERS } from './people';
import type { PastBookings } from './past';
import type { Illustrations } from './pictures';
import type { LenderIds } from './shells';

export const LENDERS: readonly DemoLender[] = [NURSERY, MEDIA_LIBRARY];

/** The zone of both lenders, in which their days are days. */
const ZONE = 'Asia/Tokyo';

const QUARTER_MS = HOURLY_UNIT_MINUTES * 60_000;

type Answer<K extends string> = Record<K, { id: string }>;

const HOUR_MS = 3_600_000;

/** Looks for a payment, half a second apart. */
const PAYMENT_ATTEMPTS = 60;

/** Created people, groups and goods, by their keys. */
export interface DemoData {
  /** Signed in. */
  readonly people: ReadonlyMap<string, Person>;
  /** Ids of goods. */
  readonly goods: ReadonlyMap<string, string>;
}

/** The ids of the lenders' accounts, by their keys. */
export function lenderIdsOf({ people }: DemoData): LenderIds {
  return Object.fromEntries(LENDERS.map(({ key }) => [key, people.get(key)!.id]));
}

/**
 * Fills an empty installation through its public interface, as its users would: nothing here knows a table or a
 * service. What was made before a crash is found again by its idempotency key.
 * @param past makes what began before today
 * @param now epoch milliseconds; "today" of the demonstration
 * @param password of everybody in it
 */
export async function fill(
  api: Api,
  pictures: Illustrations,
  past: PastBookings,
  now: number,
  password: string,
): Promise<DemoData> {
  const goods = new Map<string, string>();
  const people = new Map<string, Person>();
  const made = { people, goods };
  for (const lender of LENDERS)
    people.set(lender.key, await makeLender(api, pictures, lender, goods, password));
  for (const { key, name, reading, email, groups, locale } of MEMBERS) {
    const person = await signUp(api, { name, email, locale, password }, { name_reading: reading });
    people.set(key, person);
    for (const slug of groups) {
      const passcode = LENDERS.flatMap((lender) => lender.groups).find(
        (group) => group.slug === slug,
      )?.passcode;
      await person.api.post('memberships', { group_id: slug, passcode }, `membership ${key} ${slug}`);
    }
  }
  await bookPast(made, past, now);
  for (const booking of BOOKINGS) await book(booking, made, now);
  for (const { by, good, days } of WAITS)
    await unlessOver(
      people
        .get(by)!
        .api.post('waits', { good_id: goods.get(good), ...rangeOf({ days }, now) }, `wait ${by} ${good}`),
    );
  for (const { by, good, asks, answer } of COMMENTS) {
    const write = (who: string, body: string) =>
      people.get(who)!.api.post('comments', { good_id: goods.get(good), body }, `comment ${who} ${good}`);
    await write(by, asks);
    await write(lenderOf(good).key, answer);
  }
  return made;
}

/** Makes the bookings of the year before today; they take a while. */
export async function fillYear({ people, goods }: DemoData, past: PastBookings, now: number): Promise<void> {
  const today = dayOf(now, ZONE);
  for (const lender of LENDERS)
    for (const { good, by, ...booking } of yearBefore(today, ZONE, lender, MEMBERS))
      await past.make({
        ...booking,
        goodId: goods.get(good)!,
        borrowerId: people.get(by)!.id,
        lenderId: people.get(lender.key)!.id,
      });
}

const lenderOf = (good: string) => LENDERS.find(({ goods }) => goods.some(({ key }) => key === good))!;

/** Creates bookings that are late or due back today, and those returned some days ago with their reviews. */
async function bookPast({ people, goods }: DemoData, past: PastBookings, now: number): Promise<void> {
  const today = dayOf(now, ZONE);
  for (const { by, good, days, quantity = 1, review } of PAST_BOOKINGS) {
    const [startDate, endDate] = [addDays(today, days[0]), addDays(today, days[1])];
    const borrower = people.get(by)!;
    await past.make({
      ...{ goodId: goods.get(good)!, borrowerId: borrower.id, quantity },
      lenderId: people.get(lenderOf(good).key)!.id,
      range: { startDate, endDate },
      madeAt: startOfDay(startDate, ZONE) - HOUR_MS,
      ...(review && { returnedAt: startOfDay(endDate, ZONE) + 16 * HOUR_MS }),
    });
    if (review)
      await borrower.api.post('reviews', { good_id: goods.get(good), body: review }, `review ${by} ${good}`);
  }
}

interface Person {
  readonly api: Api;
  readonly id: string;
}

/** Refusals of a sign-up that an earlier attempt has done: the address is known, or its token has expired. */
const DONE_BEFORE = ['user.email_taken', 'unauthenticated', 'token_expired'];

/** Signs up, or in when that was done before, and fills in the rest of the profile. */
async function signUp(
  api: Api,
  user: { name: string; email: string; locale?: string; password: string },
  profile: Readonly<Record<string, unknown>>,
): Promise<Person> {
  const credentials = { email: user.email, password: user.password };
  const enter = async (path: string, body: Record<string, unknown>, about: string) => {
    const { token } = await api.post<{ token: string }>(path, body, about);
    const signedIn = api.as(token);
    const { user: me } = await signedIn.get<Answer<'user'>>('users/current');
    return { api: signedIn, id: me.id };
  };
  const person = await enter('users', user, `user ${user.email}`).catch((error: unknown) => {
    if (!(error instanceof RefusedError && DONE_BEFORE.includes(error.code ?? ''))) throw error;
    return enter('auth/login', credentials, `sign-in ${user.email} ${Date.now()}`);
  });
  await person.api.patch(`users/${person.id}`, profile);
  return person;
}

async function makeLender(
  api: Api,
  pictures: Illustrations,
  { name: lenderName, email, reading, rules, ...lender }: DemoLender,
  goods: Map<string, string>,
  password: string,
): Promise<Person> {
  const person = await signUp(
    api,
    { name: lenderName, email, password },
    { name_reading: reading, ...rules },
  );
  const { api: owner, id } = person;
  const groups = new Map<string, string>();
  for (const { slug, name, description, passcode, memberBookingVisible } of lender.groups) {
    const body = { slug, name, description, passcode, member_booking_visible: memberBookingVisible };
    const { group } = await owner.post<Answer<'group'>>('groups', body, `group ${slug}`);
    groups.set(slug, group.id);
  }
  // Lists show the newest first, so goods are created in reverse order. A separate call adds the picture: its id
  // differs each time, and one key requires one body.
  for (const { key, title, description, picture, group, terms } of [...lender.goods].reverse()) {
    const body = { title, description, group_ids: group ? [groups.get(group)] : [], ...terms };
    const { good } = await owner.post<Answer<'good'>>('goods', body, `good ${key}`);
    goods.set(key, good.id);
    await owner.patch(`goods/${good.id}`, { image_ids: [await pictures.send(picture, id)] });
  }
  for (const group of lender.groups) await furnish(group, person, goods);
  return person;
}

/** The posts and the folders of a group. Its cover is the drawn shelf, as of every group without a photo. */
async function furnish(
  { slug, posts, folders }: DemoGroup,
  { api: owner }: Person,
  goods: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [place, body] of posts.entries())
    await owner.post('posts', { group_id: slug, body, pin: place === 0 }, `post ${slug} ${place}`);
  for (const { title, goods: keys } of folders) {
    const { folder } = await owner.post<Answer<'folder'>>(
      'folders',
      { group_id: slug, title },
      `folder ${slug} ${title}`,
    );
    await owner.patch(`folders/${folder.id}`, { add_good_ids: keys.map((key) => goods.get(key)) });
  }
}

async function book(booking: DemoBooking, { people, goods }: DemoData, now: number): Promise<void> {
  const borrower = people.get(booking.by)!.api;
  const body = {
    good_id: goods.get(booking.good),
    quantity: booking.quantity ?? 1,
    memo: booking.memo,
    ...rangeOf(booking.when, now),
  };
  const about = `booking ${booking.by} ${booking.good} ${JSON.stringify(booking.when)}`;
  await unlessOver(
    borrower.post<Answer<'booking'>>('bookings', body, about).then(async ({ booking: { id } }) => {
      if (booking.asks)
        await borrower.post('messages', { booking_id: id, body: booking.asks }, `message ${about}`);
      if (booking.returned) await borrower.post(`bookings/${id}/return`, {}, `return ${about}`);
      if (booking.paid) await notePayment(people.get(lenderOf(booking.good).key)!.api, id, booking.paid);
    }),
  );
}

/** Records the payment of a booking for its lender, who may have refunded a part. */
async function notePayment(
  lender: Api,
  bookingId: string,
  { refund, ...paid }: NonNullable<DemoBooking['paid']>,
): Promise<void> {
  const { id } = await paymentOf(lender, bookingId);
  await lender.post(`payments/${id}/settle`, paid, `settle ${bookingId}`);
  if (refund) await lender.post(`payments/${id}/refund`, { ...refund }, `refund ${bookingId}`);
}

/** Finds the payment of a booking. Billing receives the booking a moment after it was made. */
async function paymentOf(lender: Api, bookingId: string): Promise<{ readonly id: string }> {
  for (let attempt = 1; ; attempt += 1) {
    const { payments } = await lender.get<{ payments: { id: string }[] }>(
      `payments?scope=receive&booking_id=${bookingId}`,
    );
    if (payments[0]) return payments[0];
    if (attempt === PAYMENT_ATTEMPTS) throw new Error(`No payment was opened for booking ${bookingId}`);
    await wait(500);
  }
}

/**
 * Ignores a range in the past: if filling continues on a later day, "today" has passed, but the other bookings are
 * still useful.
 */
async function unlessOver(booked: Promise<unknown>): Promise<void> {
  await booked.catch((error: unknown) => {
    if (!(error instanceof RefusedError && error.code === 'booking.in_the_past')) throw error;
  });
}

function rangeOf(when: DemoRange, now: number): Record<string, string> {
  if ('days' in when) {
    const today = dayOf(now, ZONE);
    const [first, last] = when.days;
    return { start_date: addDays(today, first), end_date: addDays(today, last) };
  }
  const next = Math.ceil(now / QUARTER_MS) * QUARTER_MS;
  const [first, count] = when.quarters;
  const start = next + first * QUARTER_MS;
  return {
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + count * QUARTER_MS).toISOString(),
  };
}
