import { ask } from './product.mjs';

const DAY_MS = 86_400_000;
const PASSWORD = 'kashikari-demo';

/** A day so many days from today in Tokyo, where everybody in it lives. */
const day = (days) => new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const days = (first, last = first) => ({ start_date: day(first), end_date: day(last) });

async function signUp(url, key, name) {
  const email = `${key}@upgrade.example.com`;
  const { token, refresh_token, user } = await ask(url, 'POST', '/users', {
    body: { name, email, password: PASSWORD, locale: 'ja' },
  });
  const call = (method, where, body) => ask(url, method, where, { token, body });
  return {
    ...{ email, password: PASSWORD, id: user.id, token, refreshToken: refresh_token },
    post: (where, body = {}) => call('POST', where, body),
    put: (where, body) => call('PUT', where, body),
    patch: (where, body) => call('PATCH', where, body),
    delete: (where) => call('DELETE', where),
  };
}

/** Sets business time (null: real time), with all that falls due on the way. */
export const setClock = (url, now) => ask(url, 'PUT', '/test/clock', { body: { now } });

/**
 * A lender beside the demonstration, and bookings in every state that there is.
 * @param {string} url of a product with test hooks
 */
export async function fill(url) {
  const lender = await signUp(url, 'lender', 'あさひ図書館');
  const mina = await signUp(url, 'mina', '森 みな');
  const kaoru = await signUp(url, 'kaoru', '林 薫');
  await lender.patch(`/users/${lender.id}`, { extendable_days: 7, manage_hand_over: true });
  const { group } = await lender.post('/groups', { name: '読書会', passcode: 'hon-yomu' });
  for (const member of [mina, kaoru])
    await member.post('/memberships', { group_id: group.id, passcode: 'hon-yomu' });
  await lender.post('/auth_tokens', { group_id: group.id, count: 3 });
  await lender.post('/posts', { group_id: group.id, body: '来週は休館です。' });
  const { folder } = await lender.post('/folders', { group_id: group.id, title: '新着' });

  const good = async (title, terms = {}) => {
    const body = { title, group_ids: [group.id], quantity: 1, ...terms };
    return (await lender.post('/goods', body)).good.id;
  };
  const camera = await good('カメラ', { description: '軽い一眼です。', location: '二階の棚' });
  const book = await good('大きな図鑑', { margin_days: 1, isbn: '9784062171113' });
  const chair = await good('椅子', { quantity: 20, is_public: true });
  const room = await good('会議室', { is_hourly: true, price_per_hour: 500 });
  const checked = await good('三脚', { confirmation_upon_return: true });
  const longer = await good('長机', { auto_extend: true });
  for (const id of [camera, chair]) await mina.post('/likes/toggle', { good_id: id });

  const make = async (who, good_id, range, more = {}) =>
    (await who.post('/bookings', { good_id, ...range, ...more })).booking.id;
  // What is overdue, out or back began some days ago.
  await setClock(url, new Date(Date.now() - 4 * DAY_MS).toISOString());
  const past = {
    overdue: await make(mina, camera, days(-4, -2)),
    returned: await make(kaoru, chair, days(-4, -3), { quantity: 2, memo: '返しました' }),
    awaitsReceipt: await make(mina, checked, days(-4, -2)),
    disputed: await make(kaoru, book, days(-4, -3)),
    handedOver: await make(kaoru, chair, days(-4, 9), { quantity: 3 }),
    extendsItself: await make(mina, longer, days(-4, -2)),
  };
  for (const id of Object.values(past)) await lender.post(`/bookings/${id}/hand_over`);
  await setClock(url, new Date(Date.now() - 2 * DAY_MS).toISOString());
  await lender.post(`/bookings/${past.returned}/return`);
  await mina.post(`/bookings/${past.awaitsReceipt}/return`);
  await lender.post(`/bookings/${past.disputed}/return`);
  await kaoru.post(`/bookings/${past.disputed}/dispute`, { reason: '一頁破れていました。' });
  await setClock(url, null);

  const coming = {
    reserved: await make(mina, chair, days(10, 12), { quantity: 4, memo: '読み聞かせ' }),
    full: await make(mina, book, days(12, 14)),
    cancelled: await make(kaoru, chair, days(15, 16)),
    extended: await make(kaoru, chair, days(20, 21)),
    byTheHour: await make(mina, room, {
      start_at: `${day(9)}T01:00:00.000Z`,
      end_at: `${day(9)}T03:00:00.000Z`,
    }),
  };
  await kaoru.delete(`/bookings/${coming.cancelled}`);
  await kaoru.post(`/bookings/${coming.extended}/extend`, { days: 2 });
  await kaoru.post('/waits', { good_id: book, ...days(12, 14) });
  await mina.post('/messages', { booking_id: coming.reserved, body: '入口で受け取れますか。' });
  await lender.put(`/bookings/${coming.reserved}/note`, { body: '鍵は事務室' });
  const { feed } = await mina.post('/feeds', { name: '予定' });
  await lender.patch(`/goods/${chair}`, { location: '倉庫' });

  return {
    people: { lender, mina, kaoru },
    group: group.id,
    goods: { camera, book, chair, room, checked, longer },
    bookings: { ...past, ...coming },
    folder: folder?.id,
    feed: feed?.id,
  };
}

/**
 * Makes changes whose events no service consumes yet, so that the next version consumes them.
 * @param {Awaited<ReturnType<typeof fill>>} made
 */
export async function fillUnread({ people, goods, bookings, group }) {
  const booked = await people.kaoru.post('/bookings', { good_id: goods.chair, ...days(30, 31) });
  await people.mina.post(`/bookings/${bookings.byTheHour}/extend`, { end_at: `${day(9)}T04:00:00.000Z` });
  await people.kaoru.delete(`/bookings/${bookings.extended}`);
  await people.lender.patch(`/goods/${goods.camera}`, { title: '古いカメラ' });
  await people.lender.patch(`/groups/${group}`, { name: '読書と工作の会' });
  await people.mina.patch(`/users/${people.mina.id}`, { name: '森 美奈' });
  return booked.booking.id;
}

/** Two more, of which no event leaves the service. @param {Awaited<ReturnType<typeof fill>>} made */
export async function fillUnsent({ people, goods, bookings }) {
  const booked = await people.mina.post('/bookings', { good_id: goods.chair, ...days(40, 41) });
  await people.lender.post(`/bookings/${bookings.awaitsReceipt}/receive`);
  return booked.booking.id;
}
