import { appoint, confirmAddress } from '../product/consent';
import { Client } from './client';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly api: Client;
}

/** A lender with a closed group and its things, a member who booked one, and a stranger who has nothing to do with them. */
export interface World {
  readonly lender: Person;
  readonly member: Person;
  readonly stranger: Person;
  readonly visitor: Client;
  readonly group: { readonly id: string; readonly slug: string };
  /** Written by the lender. */
  readonly postId: string;
  /** The lender is signed in on one more device. */
  readonly sessionId: string;
  readonly refreshToken: string;
  /** The lender is told of news in a browser. */
  readonly pushTokenId: string;
  readonly membershipId: string;
  readonly managerId: string;
  /** A member card of the group. */
  readonly cardId: string;
  readonly cardSecret: string;
  readonly inviteId: string;
  /** For members alone. */
  readonly goodId: string;
  readonly otherGoodId: string;
  /** Its lender has deleted it. */
  readonly deletedGoodId: string;
  readonly folderId: string;
  readonly bookingId: string;
  /** Of the member, about that booking. */
  readonly messageId: string;
  /** The lender waits for a good that the member has booked, all of it, on `day(60)`. */
  readonly waitId: string;
  /** The lender's calendar subscribes to what it has booked. */
  readonly feedId: string;
  readonly feedSecret: string;
  /** Days from `day(0)`, today in Tokyo, `YYYY-MM-DD`. */
  day(offset: number): string;
}

/** In every private text of the lender: a stranger must never read it. */
export const SECRET_WORD = 'himitsu';

/** What the lender paid for each of its goods, yen. */
export const SECRET_PRICE = 98_765_432;

export const PASSWORD = 'correct horse 1';

export async function makeWorld(url: string): Promise<World> {
  const visitor = new Client(url);
  const lender = await signUp(visitor, 'lender');
  const member = await signUp(visitor, 'member');
  const manager = await signUp(visitor, 'manager');
  const stranger = await signUp(visitor, 'stranger');
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
  const post = await made(lender.api.post('/posts', { group_id: group.id, body: SECRET_WORD }), 'post');
  const good = await made(lender.api.post('/goods', goodOf(group.id, 'カメラ')), 'good');
  const other = await made(lender.api.post('/goods', goodOf(group.id, '三脚')), 'good');
  const deleted = await made(lender.api.post('/goods', goodOf(group.id, '壊れた傘')), 'good');
  await lender.api.delete(`/goods/${deleted.id}`);
  const folder = await made(
    lender.api.post('/folders', { group_id: group.id, title: SECRET_WORD }),
    'folder',
  );
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
  const allOfIt = { good_id: other.id, start_date: day(60), end_date: day(60), quantity: 3 };
  await made(member.api.post('/bookings', allOfIt), 'booking');
  const wait = await made(lender.api.post('/waits', allOfIt), 'wait');
  const message = await made(
    member.api.post('/messages', { booking_id: booking.id, body: SECRET_WORD }),
    'message',
  );
  await confirmAddress(url, willing(lender));
  await confirmAddress(url, willing(manager));
  const managing = await appoint(willing(lender), willing(manager));
  const card = (await made(
    lender.api.post('/auth_tokens', { group_id: group.id, name: `${SECRET_WORD} card` }),
    'auth_token',
  )) as { id: string; jti?: string };
  const feed = (await made(lender.api.post('/feeds', { name: '予約' }), 'feed')) as {
    id: string;
    path?: string;
  };
  const browser = await made(
    lender.api.post('/push_tokens', {
      endpoint: `https://push.example.org/${SECRET_WORD}`,
      p256dh: `B${'a'.repeat(86)}`,
      auth: 'a'.repeat(22),
    }),
    'push_token',
  );
  const { body: device } = await visitor.post('/auth/login', { email: lender.email, password: PASSWORD });
  const { sessions } = (await lender.api.get('/auth/sessions')).body as { sessions: { id: string }[] };
  const invited = await lender.api.post('/invites', { group_id: group.id, emails: ['guest@example.jp'] });
  return {
    lender,
    member,
    stranger,
    visitor,
    group: { id: group.id, slug: 'camera-club' },
    postId: post.id,
    sessionId: sessions[0]!.id,
    refreshToken: String(device.refresh_token),
    pushTokenId: browser.id,
    membershipId: membership.id,
    managerId: managing.id,
    cardId: card.id,
    cardSecret: card.jti ?? '',
    inviteId: String(invited.body.invites[0].id),
    goodId: good.id,
    otherGoodId: other.id,
    deletedGoodId: deleted.id,
    folderId: folder.id,
    bookingId: booking.id,
    messageId: message.id,
    waitId: wait.id,
    feedId: feed.id,
    feedSecret: feed.path?.slice('/v1/feeds/'.length, -'.ics'.length) ?? '',
    day,
  };
}

export async function signUp(visitor: Client, name: string): Promise<Person> {
  const email = `${name}-${Math.random().toString(36).slice(2)}@example.jp`;
  const { status, body } = await visitor.post('/users', { name, email, password: PASSWORD });
  if (status !== 201) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
  return { id: body.user.id as string, email, api: visitor.as(body.token as string) };
}

/** The same person, for what takes two who agree. */
export const willing = ({ id, email, api }: Person) => ({
  ...{ id, email },
  send: (method: string, path: string, body?: unknown) => api.send(method, path, { body }),
});

async function made(
  answer: Promise<{ status: number; body: unknown }>,
  name: string,
): Promise<{ id: string }> {
  const { status, body } = await answer;
  const thing = (body as Record<string, { id: string }>)[name];
  if (status !== 201 || !thing) throw new Error(`No ${name}: ${status} ${JSON.stringify(body)}`);
  return thing;
}

function goodOf(groupId: string, title: string) {
  const terms = { quantity: 3, purchase_price: SECRET_PRICE };
  return { title, description: `${SECRET_WORD} #camera`, group_ids: [groupId], ...terms };
}

function dayInTokyo(instant: number): string {
  return new Date(instant + 9 * 3_600_000).toISOString().slice(0, 10);
}
