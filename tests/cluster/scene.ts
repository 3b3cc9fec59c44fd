import { makeLender, type Lender } from '../faults/lender';
import type { Scene } from '../faults/long/load';
import { send } from '../product/rest';
import type { Cluster } from './cluster';

const GOODS = 60;

/** A lender with goods, and a member of its group who books them. */
export async function openScene(url: string, goods = GOODS, quantity = 1): Promise<Scene> {
  const lender = await makeLender(url, goods, { quantity });
  const member = { email: `member-${Date.now()}@example.com`, password: 'kashikari-demo' };
  const { body: account } = await send(url, 'POST', '/users', { body: { name: '佐藤 はるか', ...member } });
  const { body: groups } = await send(url, 'GET', '/groups', { token: lender.token });
  const body = { group_id: groups.groups[0].id as string };
  await send(url, 'POST', '/memberships', { token: account.token, body });
  return { lender, member, proxy: { url }, product: { url } };
}

/** Goods of which, at some moment, more is taken than there is. */
export async function overbooked(cluster: Cluster): Promise<number> {
  const rows = await cluster.query<{ n: number }>(
    'reservation',
    `select count(distinct b.good_id)::int as n
     from booking b join good g on g.id = b.good_id
     where b.live and not isempty(b.claim) and g.quantity < (
       select sum(o.quantity) from booking o where o.live and o.good_id = b.good_id and o.claim @> lower(b.claim)
     )`,
  );
  return rows[0]!.n;
}

/** Counts keys that were answered 201 and whose booking, or whose stored response, is missing in the database. */
export async function lostBookings(
  cluster: Cluster,
  confirmed: ReadonlyMap<string, string>,
): Promise<number> {
  const rows = await cluster.query<{ n: number }>(
    'reservation',
    `select count(*)::int as n from unnest($1::text[], $2::uuid[]) as answered(key, id)
     where not exists (select from booking where booking.id = answered.id)
        or not exists (select from idempotency i where i.key = answered.key and i.response is not null)`,
    [[...confirmed.keys()], [...confirmed.values()]],
  );
  return rows[0]!.n;
}

/** Live bookings of a lender's goods. */
export async function bookingsOf(cluster: Cluster, { id }: Lender): Promise<number> {
  const rows = await cluster.query<{ n: number }>(
    'reservation',
    'select count(*)::int as n from booking where lender_id = $1 and live',
    [id],
  );
  return rows[0]!.n;
}
