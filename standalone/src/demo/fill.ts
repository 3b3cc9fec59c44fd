import { addDays, dayOf, HOURLY_UNIT_MINUTES } from '@kashikari/kernel';
import type { Api } from './api';
import { RefusedError } from './api';
import { BOOKINGS } from './bookings';
import { MEDIA_LIBRARY } from './media-library';
import { type DemoBooking, type DemoLender, type DemoRange } from './model';
import { NURSERY } from './nursery';
import { MEMBERS } from './people';
import type { Illustrations } from './pictures';
import type { LenderIds } from './shells';

export const LENDERS: readonly DemoLender[] = [NURSERY, MEDIA_LIBRARY];

/** The zone of both lenders, in which their days are days. */
const ZONE = 'Asia/Tokyo';

const QUARTER_MS = HOURLY_UNIT_MINUTES * 60_000;

type Answer<K extends string> = Record<K, { id: string }>;

/**
 * Fills an empty installation through its public interface, as its users would: nothing here knows a table or a
 * service. What was made before a crash is found again by its idempotency key.
 * @param now epoch milliseconds; "today" of the demonstration
 * @param password of everybody in it
 * @returns the ids of the lenders' accounts, by their keys
 */
export async function fill(
  api: Api,
  pictures: Illustrations,
  now: number,
  password: string,
): Promise<LenderIds> {
  const goods = new Map<string, string>();
  const lenders: Record<string, string> = {};
  for (const lender of LENDERS)
    lenders[lender.key] = await makeLender(api, pictures, lender, goods, password);
  const members = new Map<string, Api>();
  for (const { key, name, reading, email, groups, locale } of MEMBERS) {
    const { api: signedIn } = await signUp(api, { name, email, locale, password }, { name_reading: reading });
    members.set(key, signedIn);
    for (const slug of groups) {
      const passcode = LENDERS.flatMap((lender) => lender.groups).find(
        (group) => group.slug === slug,
      )?.passcode;
      await signedIn.post('memberships', { group_id: slug, passcode }, `membership ${key} ${slug}`);
    }
  }
  for (const booking of BOOKINGS) await book(booking, members, goods, now);
  return lenders;
}

interface Person {
  readonly api: Api;
  readonly id: string;
}

/** What a sign-up says that was done by an earlier attempt: the address is known, or its token has run out. */
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
): Promise<string> {
  const { api: owner, id } = await signUp(
    api,
    { name: lenderName, email, password },
    { name_reading: reading, ...rules },
  );
  const groups = new Map<string, string>();
  for (const { slug, name, description, passcode, memberBookingVisible } of lender.groups) {
    const body = { slug, name, description, passcode, member_booking_visible: memberBookingVisible };
    const { group } = await owner.post<Answer<'group'>>('groups', body, `group ${slug}`);
    groups.set(slug, group.id);
  }
  // The newest stands first in lists, so the first of ours is made last. The picture follows in a call of its own:
  // its id differs each time, and the same key must come with the same body.
  for (const { key, title, description, picture, group, terms } of [...lender.goods].reverse()) {
    const body = { title, description, group_ids: group ? [groups.get(group)] : [], ...terms };
    const { good } = await owner.post<Answer<'good'>>('goods', body, `good ${key}`);
    goods.set(key, good.id);
    await owner.patch(`goods/${good.id}`, { image_ids: [await pictures.send(picture, id)] });
  }
  return id;
}

async function book(
  booking: DemoBooking,
  members: Map<string, Api>,
  goods: Map<string, string>,
  now: number,
): Promise<void> {
  const borrower = members.get(booking.by);
  const body = {
    good_id: goods.get(booking.good),
    quantity: booking.quantity ?? 1,
    memo: booking.memo,
    ...rangeOf(booking.when, now),
  };
  const about = `booking ${booking.by} ${booking.good} ${JSON.stringify(booking.when)}`;
  try {
    const made = await borrower?.post<Answer<'booking'>>('bookings', body, about);
    if (booking.asks && made)
      await borrower?.post(
        'messages',
        { booking_id: made.booking.id, body: booking.asks },
        `message ${about}`,
      );
    if (booking.returned && made)
      await borrower?.post(`bookings/${made.booking.id}/return`, {}, `return ${about}`);
  } catch (error) {
    // Gone on with on a later day, "today" has passed; the other bookings are still worth having.
    if (!(error instanceof RefusedError && error.code === 'booking.in_the_past')) throw error;
  }
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
