import { readdirSync } from 'node:fs';
import path from 'node:path';
import { StandaloneProduct } from '../product/standalone';
import { setClock } from '../product/clock';
import { clockAhead } from '../product/fixed-day';
import { send } from '../product/rest';
import { makeCluster } from '../../standalone/src/postgres/make-cluster';
import {
  answers,
  folderOfLastRelease,
  inEach,
  kept,
  restoreDatabases,
  restoreFiles,
  timeless,
} from './last-release';
import { dayFromToday } from './lender';

const FOLDER = folderOfLastRelease();

/** Within this time a mail that did not leave is tried again at the first. */
const TRIED_AGAIN_MS = 10 * 60_000;

describe('a start over the database and the events that the last release has left', () => {
  const last = kept(FOLDER);
  const { people, bookings, goods } = last;
  let product: StandaloneProduct;
  let waitingMails: readonly string[] = [];

  beforeAll(async () => {
    // Its clock is that of the release, so that a mail which can’t leave at the start is due again later, not earlier.
    product = await StandaloneProduct.prepared(clockAhead(Date.parse(last.madeAt) - Date.now()));
    restoreFiles(FOLDER, product.dataDir);
    const stop = await makeCluster(product.dataDir);
    try {
      await restoreDatabases(FOLDER, product.dataDir);
      const waiting = await rows<{ id: string }>('notify', `select id from mail where state = 'waiting'`);
      waitingMails = waiting.map(({ id }) => id);
    } finally {
      await stop();
    }
    await product.start();
    await product.whole();
    // Time advances until failed mails are retried, and every unhandled event is handled.
    await setClock(product.url, Date.parse(last.madeAt) + 2 * TRIED_AGAIN_MS);
  }, 180_000);

  afterAll(() => product?.remove());

  async function rows<T>(wanted: string, sql: string): Promise<T[]> {
    const found: T[] = [];
    await inEach(product.dataDir, async (client, database) => {
      if (database === wanted) found.push(...((await client.query(sql)).rows as T[]));
    });
    return found;
  }

  const tokens = new Map<string, string>();
  /** Calls as a user who signs in with the old password. */
  async function as(who: keyof typeof people, method: string, where: string, body?: unknown) {
    const { email, password } = people[who];
    if (!tokens.has(who)) {
      const answer = await send(product.url, 'POST', '/auth/login', { body: { email, password } });
      tokens.set(who, answer.body.token);
    }
    return send(product.url, method, where, { token: tokens.get(who), body });
  }

  test('answers people, groups, cards, goods, bookings and plans as they were answered before', async () => {
    const before = timeless(last.answers, last.madeAt);
    const now = timeless(await answers(product.url, [...Object.values(people), ...last.shown]), last.madeAt);
    expect(Object.keys(now).sort()).toEqual(Object.keys(before).sort());
    // A later version may say more, and nothing else.
    for (const [asked, answer] of Object.entries(before))
      expect({ [asked]: now[asked] }).toMatchObject({ [asked]: answer });
  });

  test('has bookings in every state to compare', () => {
    const lent = last.answers[`${people.lender.email} /bookings?scope=lend&per_page=100`] as {
      bookings: { state: string }[];
    };
    const states = new Set(lent.bookings.map(({ state }) => state));
    expect([...states].sort()).toEqual(['cancelled', 'handed_over', 'overdue', 'reserved', 'returned']);
  });

  test('takes the events that nobody had read, and those that had not left their service', async () => {
    const taken = ['unread', 'unsent', 'extended', 'byTheHour'].map((name) => bookings[name]!);
    const states = `select b.id, b.state, b.live from booking b where b.id in ('${taken.join(`', '`)}')`;
    expect(await rows('search', `${states} order by array_position('{${taken.join()}}', b.id)`)).toEqual([
      { id: taken[0], state: 'reserved', live: true },
      { id: taken[1], state: 'reserved', live: true },
      { id: taken[2], state: 'cancelled', live: false },
      { id: taken[3], state: 'reserved', live: true },
    ]);
    const title = `select title from good where id = '${goods['camera']}'`;
    expect(await rows('search', title)).toEqual([{ title: '古いカメラ' }]);
    const behind = `select consumer_group, topic from bus_group g join bus_topic t using (topic)
      where g.next_offset < t.next_offset`;
    expect(await rows('bus', behind)).toEqual([]);
    await inEach(product.dataDir, async (client, database) => {
      if (database === 'bus') return;
      const left = await client.query(`select 'event not sent' as what, type from outbox
        union all select 'put aside: ' || error, type from dead_letter`);
      expect({ database, left: left.rows }).toEqual({ database, left: [] });
    });
  });

  test('sends every mail that waited, with its words', async () => {
    expect(waitingMails.length).toBeGreaterThan(50);
    const states = `select state, reason, count(*)::int as mails from mail
      where id in ('${waitingMails.join(`', '`)}') group by 1, 2`;
    expect(await rows('notify', states)).toEqual([
      { state: 'sent', reason: null, mails: waitingMails.length },
    ]);
    // Copies of most mails are stored for a while.
    const { body } = await send(product.url, 'GET', '/test/mail');
    const { mail } = body as { mail: { to: string; subject: string; text: string }[] };
    const faulty = mail.filter(
      ({ subject, text }) => !subject || !text || /\{\{|undefined|\[object/.test(subject + text),
    );
    expect(faulty).toEqual([]);
    const toLender = mail.filter(({ to, text }) => to === people.lender.email && text.includes('椅子'));
    expect(toLender.length).toBeGreaterThan(0);
  });

  test('keeps everybody signed in, and knows an access token as long as it lasts', async () => {
    const { token, refreshToken } = people.kaoru;
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { exp: number };
    const old = await send(product.url, 'GET', '/users/current', { token });
    expect([old.status, old.body.code]).toEqual(
      exp * 1000 > Date.now() ? [200, undefined] : [401, 'token_expired'],
    );
    const renewed = await send(product.url, 'POST', '/auth/refresh', {
      body: { refresh_token: refreshToken },
    });
    expect(renewed.status).toBe(200);
    const me = await send(product.url, 'GET', '/users/current', { token: renewed.body.token });
    expect(me.body.user.id).toBe(people.kaoru.id);
  });

  test('shows a picture of before', async () => {
    const [picture = ''] = readdirSync(path.join(FOLDER, 'files/images'));
    const address =
      new RegExp(`[^"]*${picture}[^"]*thumb[^"]*`).exec(JSON.stringify(last.answers))?.[0] ?? '';
    const answer = await fetch(new URL(address, product.url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('goes on from there: books, extends, hands over and takes back', async () => {
    const day = dayFromToday(60);
    const range = { start_date: day, end_date: day };
    const made = await as('mina', 'POST', '/bookings', { good_id: goods['chair'], ...range });
    expect(made.status).toBe(201);
    const extended = await as('lender', 'POST', `/bookings/${bookings['reserved']}/extend`, { days: 1 });
    expect(extended.body.booking).toMatchObject({ id: bookings['reserved'], extended_days: 1 });
    const returned = await as('lender', 'POST', `/bookings/${bookings['handedOver']}/return`, {});
    expect(returned.body.booking).toMatchObject({ id: bookings['handedOver'], state: 'returned' });
    const refused = await as('kaoru', 'POST', '/bookings', {
      good_id: goods['camera'],
      ...range,
      quantity: 2,
    });
    expect(refused.body.code).toBe('booking.quantity');
  });

  test('leaves what was booked before free, also moved, and asks the price of the good from now on', async () => {
    const { body: old } = await as('mina', 'GET', `/bookings/${bookings['byTheHour']}`);
    expect(old.booking).toMatchObject({ price: null, payments: [] });
    const hours = (day: string) => ({ start_at: `${day}T01:00:00.000Z`, end_at: `${day}T03:00:00.000Z` });
    const path = `/bookings/${bookings['byTheHour']}`;
    const moved = await as('mina', 'PATCH', path, hours(dayFromToday(62)));
    expect(moved.body.booking).toMatchObject({ price: null, payments: [] });
    const asked = { good_id: goods['room'], ...hours(dayFromToday(63)) };
    const made = await as('mina', 'POST', '/bookings', asked);
    expect(made.body.booking).toMatchObject({ price: 1000, payments: [{ status: 'draft', amount: 1000 }] });
  });

  test('does the work that fell due under the version before', async () => {
    const asked = `${people.mina.email} /bookings?scope=use&per_page=100`;
    const { bookings: before } = last.answers[asked] as { bookings: { id: string; end_date: string }[] };
    const { end_date: end = '' } = before.find(({ id }) => id === bookings['extendsItself']) ?? {};
    // The midnight after it was stored is over, or the start has handled it.
    await setClock(product.url, Date.parse(last.madeAt) + 26 * 3_600_000);
    const { body } = await as('lender', 'GET', `/bookings/${bookings['extendsItself']}`);
    expect(end && body.booking.end_date > end).toBe(true);
  });
});
