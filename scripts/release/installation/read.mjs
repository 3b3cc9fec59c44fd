import { ask } from './product.mjs';

/** Fields of an answer that depend on the moment, the session or the process, not on stored data. */
const OF_THE_MOMENT = new Set([
  'permissions',
  'token',
  'refresh_token',
  'current',
  'last_used_at',
  'trace_id',
]);

const MAX = 'per_page=100';

/** Number of bookings of each list whose messages are read. */
const WITH_MESSAGES = 5;

/**
 * Everything that people of an installation are answered over REST: who they are, their groups, members, cards, goods,
 * bookings, plans. Two versions over the same data answer the same.
 * @param {string} url
 * @param {{ email: string, password: string }[]} people
 * @returns {Promise<Record<string, unknown>>} who and what was asked → the answer
 */
export async function answers(url, people) {
  const found = {};
  for (const { email, password } of people) {
    const { token, user } = await ask(url, 'POST', '/auth/login', { body: { email, password } });
    const get = async (where) =>
      (found[`${email} ${where}`] = lasting(await ask(url, 'GET', where, { token })));
    await get(`/users/${user.id}`);
    await get('/subscriptions/current');
    await get('/managers');
    await get('/feeds');
    const { groups } = await get(`/groups?${MAX}`);
    for (const { id } of groups) {
      await get(`/memberships?group_id=${id}&${MAX}`);
      await get(`/posts?group_id=${id}&${MAX}`);
      await get(`/folders?group_id=${id}`);
    }
    const owned = groups.filter(({ user_id, owner_id }) => [user_id, owner_id].includes(user.id));
    for (const { id } of owned) await get(`/auth_tokens?group_id=${id}&${MAX}`);
    await get(`/goods?owner_id=${user.id}&${MAX}`);
    await get(`/goods?liked=true&${MAX}`);
    await get(`/waits?${MAX}`);
    for (const scope of ['use', 'lend']) {
      const { bookings } = await get(`/bookings?scope=${scope}&${MAX}`);
      for (const { id } of bookings.slice(0, WITH_MESSAGES)) await get(`/messages?booking_id=${id}&${MAX}`);
    }
  }
  return found;
}

/** An answer without what is of the moment; addresses of pictures without their signatures. */
function lasting(value) {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value === 'string') return value.replace(/^((https?:|\/)[^?]*)\?.*$/, '$1');
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (OF_THE_MOMENT.has(key) ? [] : [[key, lasting(part)]])),
  );
}
