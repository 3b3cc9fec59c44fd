import { answerOf } from './bench-product.mjs';
import { signUp } from './seed.mjs';
import { median } from './statistics.mjs';

const CLIENTS = 8;
const ROUNDS = 5;
const SECONDS = 4;

/** Quantity of a good, so high that it is never fully booked. */
const PIECES = 50_000;

const DAY = 86_400_000;

/** Days from tomorrow on that bookings are spread over. */
const SPREAD = 300;

async function makeGround(product) {
  const lender = await signUp(product, 'みなと大学メディアセンター', 'bench-money@example.com');
  const { group } = await product.call('POST', '/groups', { name: '機材', slug: 'money' }, lender.token);
  const register = async (title, terms) => {
    const body = { title, group_ids: [group.id], quantity: PIECES, ...terms };
    return (await product.call('POST', '/goods', body, lender.token)).good.id;
  };
  const goods = {
    free: await register('椅子', {}),
    priced: await register('カメラ', { price_per_day: 1000, price_per_week: 5000, price_per_month: 15_000 }),
  };
  const member = await signUp(product, '会員', 'bench-payer@example.com');
  await product.call('POST', '/memberships', { group_id: group.id }, member.token);
  return { goods, member };
}

/** Bookings of two days, each from another day. */
function jobsOf(goodId, token, count) {
  const day = (ahead) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, n) => {
    const first = 1 + (n % SPREAD);
    const body = { good_id: goodId, start_date: day(first), end_date: day(first + 1) };
    return { method: 'POST', path: '/v1/bookings', body, token };
  });
}

/** @returns bookings per second */
async function round(product, clients, jobs, seconds) {
  clients.send({ url: product.url, jobs, clients: CLIENTS, seconds });
  const { latencies, elapsed, statuses } = await answerOf(clients);
  if (Object.keys(statuses).some((status) => status !== '201')) throw new Error(JSON.stringify(statuses));
  return latencies.length / elapsed;
}

/**
 * Bookings of a good that costs something, with payments off, beside those of one that is free; in turn. The first round of both
 * is not counted.
 */
export async function measureMoney(product, clients, { quick }) {
  const { goods, member } = await makeGround(product);
  const rates = { priced: [], free: [] };
  for (let n = 0; n <= (quick ? 2 : ROUNDS); n += 1)
    for (const kind of n % 2 ? ['free', 'priced'] : ['priced', 'free']) {
      const jobs = jobsOf(goods[kind], member.token, 8_000);
      rates[kind].push(await round(product, clients, jobs, quick || n === 0 ? 1.5 : SECONDS));
    }
  const [priced, free] = [rates.priced.slice(1), rates.free.slice(1)];
  const ratio = median(priced.map((rate, n) => rate / free[n]));
  return { priced: median(priced), free: median(free), ratio };
}
