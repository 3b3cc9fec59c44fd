import { startProduct, type Product } from '../product/start-product';
import { changePlans, STAFF } from './change-plans';
import { succeeded } from './client';
import { keepCalendars } from './calendars';
import { OPERATIONS } from './document';
import { exportOwn, keepSafe, switchAccounts } from './keep-safe';
import { mailsTo } from './mails';
import { makeCards } from './make-cards';
import { manyGoods } from './many-goods';
import { askAndAnswer, inviteByMail } from './ask-and-answer';
import { runGroup } from './run-group';
import { waitInLine } from './wait-in-line';
import { SITE, provider, signInAtProvider } from './sign-in-at-provider';
import { usePasskey } from './use-passkey';
import { PASSWORD, makeWorld, signUp, type World } from './world';
import { chooseMails, noteDown, turnBrowserOn, writeAboutBooking } from './write-about-booking';

jest.setTimeout(60_000);

let product: Product;
let world: World;
let campus: Awaited<ReturnType<typeof provider>>['campus'] | undefined;

beforeAll(async () => {
  const known = await provider();
  campus = known.campus;
  product = await startProduct({ env: { ...known.env, STAFF_EMAILS: STAFF } });
  world = await makeWorld(product.url);
}, 180_000);
afterAll(async () => {
  await product?.stop();
  await campus?.stop();
});

/** Every answer on the way is checked against the OpenAPI document by the client itself; see client.ts. */
describe('the contract', () => {
  it('signs in, goes on with a fresh pair, and signs out', async () => {
    const { visitor, lender } = world;
    const signedIn = await visitor.post('/auth/login', { email: lender.email, password: PASSWORD });
    expect(signedIn.status).toBe(200);
    const { refresh_token } = signedIn.body;
    const fresh = await visitor.post('/auth/refresh', { refresh_token });
    expect(fresh.status).toBe(200);
    expect(fresh.body.refresh_token).not.toBe(refresh_token);
    expect((await visitor.post('/auth/logout', { refresh_token: fresh.body.refresh_token })).status).toBe(
      204,
    );
    expect((await visitor.post('/auth', { email: lender.email })).status).toBe(202);
    expect(
      (await visitor.post('/auth/login', { email: lender.email, password: 'wrong one' })).body.code,
    ).toBe('auth.failed');
  });

  it('shows and changes an account, and lets go of it', async () => {
    const { visitor, lender, member } = world;
    const current = await lender.api.get('/users/current');
    expect(current.body).toMatchObject({
      user: { id: lender.id, email: lender.email },
      token: lender.api.token,
    });
    const rules = {
      max_supplies: 5,
      extendable_days: 7,
      queue_answer_hours: 48,
      closed_dates: ['2099-01-01'],
      account_name: 'lender_1',
    };
    const changed = await lender.api.patch(`/users/${lender.id}`, rules);
    expect(changed.body.user).toMatchObject(rules);
    const shown = await member.api.get('/users/lender_1');
    expect(shown.body.user).toMatchObject({ id: lender.id, email: null });
    await lender.api.send('PUT', `/users/${lender.id}`, { body: { max_supplies: null } });
    const leaver = await signUp(visitor, 'leaver');
    expect((await leaver.api.delete(`/users/${leaver.id}`, { email: leaver.email })).status).toBe(204);
  });

  it('refuses a change of what has changed since', async () => {
    const { lender, group } = world;
    for (const path of [`/users/${lender.id}`, `/groups/${group.id}`, `/goods/${world.goodId}`]) {
      const etag = String((await lender.api.get(path)).headers.get('etag'));
      const change = path.startsWith('/goods') ? { location: '棚1' } : { name: 'X' };
      expect((await lender.api.patch(path, change, { 'If-Match': etag })).status).toBe(200);
      const late = await lender.api.patch(path, change, { 'If-Match': etag });
      expect([late.status, late.body.code]).toEqual([412, 'stale']);
    }
  });

  it('makes, shows, lists and removes groups, memberships and managers', async () => {
    const { lender, stranger, member } = world;
    const { body } = await lender.api.post('/groups', { name: 'お茶会', passcode: 'ocha' });
    const id = String(body.group.id);
    expect((await lender.api.get(`/groups/${body.group.slug}`)).body.users).toHaveLength(1);
    expect((await lender.api.get('/groups')).body.groups.length).toBeGreaterThan(1);
    await lender.api.send('PUT', `/groups/${id}`, { body: { description: '月曜' } });
    const wrong = await stranger.api.post('/memberships', { group_id: id, passcode: 'nope' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'group.passcode']);
    const joined = await member.api.post('/memberships', { group_id: id, passcode: 'ocha' });
    const membership = `/memberships/${joined.body.membership.id}`;
    expect((await lender.api.patch(membership, { tags: ['初心者'] })).body.membership.tags).toEqual([
      '初心者',
    ]);
    await lender.api.send('PUT', membership, { body: { tags: [] } });
    expect((await lender.api.get('/memberships', { group_id: id })).body.memberships).toHaveLength(1);
    expect((await lender.api.delete(membership)).status).toBe(204);
    expect((await lender.api.delete(`/groups/${id}`)).status).toBe(204);
    expect((await lender.api.get('/managers')).body.managers).toHaveLength(1);
    expect((await lender.api.delete(`/managers/${world.managerId}`)).status).toBe(204);
  });

  it('registers, finds, changes and removes goods, with a picture', async () => {
    const { lender } = world;
    const upload = await lender.api.get('/images/s3_presigned_url', {
      content_type: 'image/png',
      byte_size: PNG.length,
    });
    expect(upload.status).toBe(200);
    const put = await fetch(product.url + upload.body.url, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/png' },
      body: PNG,
    });
    expect(put.status).toBe(200);
    const title = '望遠鏡 📷 か\u3099'.normalize('NFC');
    const { status, body } = await lender.api.post('/goods', {
      title,
      description: '星を見る #天体',
      image_ids: [upload.body.image_id],
      is_public: true,
      price_per_day: 500,
    });
    expect([status, body.good.title, body.good.tags, body.images.length]).toEqual([201, title, ['天体'], 1]);
    expect((await fetch(new URL(body.good.image_url, product.url))).headers.get('content-type')).toMatch(
      /^image\//,
    );
    const good = `/goods/${body.good.id}`;
    await lender.api.send('PUT', good, { body: { location: '倉庫' } });
    expect((await lender.api.get(good)).body.good.location).toBe('倉庫');
    await product.setClock(null);
    expect((await lender.api.get('/goods', { match: '望遠' })).body.goods[0]?.title).toBe(title);
    expect((await lender.api.get('/goods', { per_page: 1 })).body.meta.next_page).toBe(2);
    expect((await lender.api.get(`${good}/schedule`)).body.schedule.days).toHaveLength(14);
    const both = await lender.api.get('/schedules', { good_ids: `${world.goodId},${body.good.id}`, days: 3 });
    expect(both.body.schedules.map((one: { good_id: string }) => one.good_id)).toEqual([
      world.goodId,
      body.good.id,
    ]);
    const live = await lender.api.get('/live', { good_ids: body.good.id, seconds: 1 });
    expect(live.body).toContain(`data: {"good_ids":["${body.good.id}"]}`);
    expect((await lender.api.delete(good)).status).toBe(204);
  });

  it('says up to when a list from the search index is true', async () => {
    await product.setClock(null);
    const asked = Date.now();
    const { body } = await world.lender.api.get('/goods', { filter: 'available' });
    const asOf = Date.parse(body.meta.as_of);
    expect(asOf).toBeGreaterThan(asked - 5_000);
    expect(asOf).toBeLessThanOrEqual(Date.now());
  });

  it('books, moves, returns, reverts, extends, disputes and cancels', async () => {
    const { lender, member, day } = world;
    const book = (from: number, to: number, good_id = world.otherGoodId) =>
      member.api.post('/bookings', { good_id, start_date: day(from), end_date: day(to) });
    const later = await book(40, 41);
    const moved = await member.api.patch(`/bookings/${later.body.booking.id}`, {
      start_date: day(43),
      end_date: day(44),
    });
    expect(moved.body.booking.start_date).toBe(day(43));
    await member.api.send('PUT', `/bookings/${later.body.booking.id}`, { body: { memo: '朝' } });
    expect((await member.api.delete(`/bookings/${later.body.booking.id}`)).body.booking.state).toBe(
      'cancelled',
    );
    const { body } = await book(0, 1);
    const struck = await member.api.get(`/bookings/${later.body.booking.id}/ical`);
    expect(struck.body).toContain(`UID:${later.body.booking.id}@kashikari\r\n`);
    expect(struck.body).toContain('STATUS:CANCELLED\r\n');
    const out = `/bookings/${body.booking.id}`;
    const shown = await lender.api.get(out);
    expect(shown.body.goods[0].id).toBe(world.otherGoodId);
    expect(shown.body.users.length).toBe(2);
    expect((await lender.api.get(`${out}/extend`, { days: 1 })).status).toBe(200);
    expect((await lender.api.post(`${out}/extend`, { days: 1 })).status).toBe(200);
    expect((await lender.api.post(`${out}/dispute`, { reason: '傷' })).body.booking.in_dispute).toBe(true);
    expect((await lender.api.delete(`${out}/dispute`)).body.booking.in_dispute).toBe(false);
    expect((await member.api.post(`${out}/return`, {})).body.booking.state).toBe('returned');
    expect((await lender.api.delete(`${out}/return`)).status).toBe(200);
    const bulk = await lender.api.send('PUT', '/bookings/bulk_return', {
      body: { booking_ids: [body.booking.id, later.body.booking.id] },
    });
    expect(bulk.body.outcomes.map((one: { code: string | null }) => one.code)).toEqual([
      null,
      'booking.cancelled',
    ]);
    const many = await member.api.post('/bookings/bulk', {
      good_ids: [world.goodId, world.otherGoodId],
      start_date: day(50),
      end_date: day(50),
    });
    expect(many.body.bookings).toHaveLength(2);
    expect((await lender.api.get('/bookings', { scope: 'lend', per_page: 2 })).body.meta.next_page).toBe(2);
  });

  it('waits, is asked, declines, accepts and leaves', () => waitInLine(world));

  it('hands over, takes that back, and confirms a return, where the lender and the good ask for it', async () => {
    const { lender, member, day } = world;
    await lender.api.patch(`/users/${lender.id}`, { manage_hand_over: true });
    await lender.api.patch(`/goods/${world.goodId}`, { confirmation_upon_return: true });
    const { body } = await member.api.post('/bookings', {
      good_id: world.goodId,
      start_date: day(0),
      end_date: day(1),
    });
    const out = `/bookings/${body.booking.id}`;
    expect((await lender.api.post(`${out}/hand_over`, {})).body.booking.state).toBe('handed_over');
    expect((await lender.api.delete(`${out}/hand_over`)).body.booking.state).toBe('reserved');
    await lender.api.post(`${out}/hand_over`, {});
    expect((await member.api.post(`${out}/return`, {})).body.booking.state).toBe('returned');
    expect((await lender.api.post(`${out}/receive`, {})).body.booking.received_at).not.toBeNull();
  });

  it('answers a POST with the same key as before, and refuses the key for another body', async () => {
    const { lender } = world;
    const key = { 'Idempotency-Key': 'contract-1' };
    const first = await lender.api.post('/goods', { title: '傘' }, key);
    const again = await lender.api.post('/goods', { title: '傘' }, key);
    expect([again.status, again.body.good.id]).toEqual([201, first.body.good.id]);
    const other = await lender.api.post('/goods', { title: '帽子' }, key);
    expect([other.status, other.body.code]).toEqual([400, 'idempotency_key_reused']);
  });

  it('makes member cards singly and from a sheet, signs in with one, issues it anew and takes it back', () =>
    makeCards(world));

  it('invites by mail, joins by the link, and changes many members at once', () =>
    inviteByMail(world, product.url));

  it('asks people to join and to manage, who accept or decline, and stops asking who wants no more', () =>
    askAndAnswer(world, product.url));

  it('tells plans and seats, asks for another plan, and lets staff give it', () =>
    changePlans(world, async (email) => (await mailsTo(product, email)).join()));

  it('writes about a booking, reads it, and marks it read', () => writeAboutBooking(world));

  it('asks which mails somebody wants', () => chooseMails(world));
  it('tells somebody in a browser, and no more', () => turnBrowserOn(world));

  it('notes something down for managers alone, and not over what somebody else has noted', () =>
    noteDown(world));

  it('changes, brings in and takes out many goods at once', () => manyGoods(world));

  it('exports, subscribes, closes and repeats', () => keepCalendars(world));

  it('signs in at a provider, and connects one with an account', () => signInAtProvider(world, campus!));

  it('says which release answers', async () => {
    const { status, body } = await world.visitor.get('/version');
    expect([status, body]).toEqual([200, { version: expect.any(String), commit: null }]);
  });

  it('takes out everything of one’s own', () => exportOwn(world));

  it('makes a passkey, and signs in with it', () => usePasskey(world, SITE));

  it('remembers an account in a browser and goes on as it', () => switchAccounts(world));

  it('keeps an account safe', () => keepSafe(world, async (email) => (await mailsTo(product, email))[0]!));

  it('tells a group things, sorts its goods, links a card and hands a group on', () => runGroup(world));

  it('has been answered with a success, and as the document says, in every operation', () => {
    const missing = OPERATIONS.map(({ operationId }) => operationId).filter((id) => !succeeded.has(id));
    expect(missing).toEqual([]);
  });
});

/** One black pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
