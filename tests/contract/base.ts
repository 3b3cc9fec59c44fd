import { confirmAddress } from '../product/consent';
import { Client, type Answer } from './client';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly api: Client;
}

/**
 * A lender with a closed group and its resources, a member who booked one, and an unrelated stranger. It contains what
 * tests of several resources need; the files in `resources` create the rest.
 */
export interface World {
  readonly url: string;
  readonly lender: Person;
  readonly member: Person;
  readonly stranger: Person;
  readonly visitor: Client;
  readonly group: { readonly id: string; readonly slug: string };
  readonly membershipId: string;
  /** A good for members only. */
  readonly goodId: string;
  readonly otherGoodId: string;
  readonly deletedGoodId: string;
  readonly bookingId: string;
  /** Days from `day(0)`, today in Tokyo, `YYYY-MM-DD`. */
  day(offset: number): string;
}

/** Word in every private text of the lender; a stranger must never read it. */
export const SECRET_WORD = 'himitsu';

/** Purchase price of each of the lender's goods, yen. */
export const SECRET_PRICE = 98_765_432;

export const PASSWORD = 'correct horse 1';

export async function makeBase(url: string): Promise<World> {
  const visitor = new Client(url);
  const lender = await signUp(visitor, 'lender');
  const member = await signUp(visitor, 'member');
  const stranger = await signUp(visitor, 'stranger');
  // Users with an unconfirmed address can't invite anybody.
  await confirmAddress(url, willing(lender));
  const group = await made(
    lender.api.post('/groups', {
      name: '写真部',
      slug: 'camera-club',
      description: '週末に撮る',
      passcode: `${SECRET_WORD}-1`,
    }),
    'group',
  );
  const membership = await made(
    member.api.post('/memberships', { group_id: 'camera-club', passcode: `${SECRET_WORD}-1` }),
    'membership',
  );
  const good = await made(lender.api.post('/goods', goodOf(group.id, 'カメラ')), 'good');
  const other = await made(lender.api.post('/goods', goodOf(group.id, '三脚')), 'good');
  const deleted = await made(lender.api.post('/goods', goodOf(group.id, '壊れた傘')), 'good');
  await lender.api.delete(`/goods/${deleted.id}`);
  const day = (offset: number) => dayInTokyo(Date.now() + offset * 86_400_000);
  const booking = await made(
    member.api.post('/bookings', {
      good_id: good.id,
      start_date: day(10),
      end_date: day(11),
      memo: SECRET_WORD,
    }),
    'booking',
  );
  return {
    url,
    lender,
    member,
    stranger,
    visitor,
    group: { id: group.id, slug: 'camera-club' },
    membershipId: membership.id,
    goodId: good.id,
    otherGoodId: other.id,
    deletedGoodId: deleted.id,
    bookingId: booking.id,
    day,
  };
}

export async function signUp(visitor: Client, name: string): Promise<Person> {
  const email = `${name}-${Math.random().toString(36).slice(2)}@example.jp`;
  const { status, body } = await visitor.post('/users', { name, email, password: PASSWORD });
  if (status !== 201) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
  return { id: body.user.id as string, email, api: visitor.as(body.token as string) };
}

/** Returns the same person for operations that require consent of two. */
export const willing = ({ id, email, api }: Person) => ({
  ...{ id, email },
  send: (method: string, path: string, body?: unknown) => api.send(method, path, { body }),
});

/** Returns the resource that a call created, by its name in the response. */
export async function made<More = unknown>(
  answer: Promise<Answer>,
  name: string,
): Promise<{ readonly id: string } & More> {
  const { status, body } = await answer;
  if (status !== 201 || !body[name]) throw new Error(`No ${name}: ${status} ${JSON.stringify(body)}`);
  return body[name];
}

function goodOf(groupId: string, title: string) {
  const terms = { quantity: 3, purchase_price: SECRET_PRICE };
  return { title, description: `${SECRET_WORD} #camera`, group_ids: [groupId], ...terms };
}

function dayInTokyo(instant: number): string {
  return new Date(instant + 9 * 3_600_000).toISOString().slice(0, 10);
}
