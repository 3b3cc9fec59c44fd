import { made, signUp, type Person, type World } from './base';
import type { Client } from './client';

/** People and resources that the rows below need besides the world, created once. */
export interface Scene extends World {
  /** A member card that may only read. */
  readonly card: Client;
  /** Lends to everybody, under rules. */
  readonly keeper: Person;
  /** Lends without rules; it is out. */
  readonly outId: string;
  /** Ids of the keeper’s goods, by what is special about them. */
  readonly goods: Readonly<Record<keyof typeof KINDS, string>>;
  /** Bookings of the stranger: one of next week, one that is out, and one that was cancelled. */
  readonly bookings: Readonly<Record<'later' | 'out' | 'cancelled', string>>;
}

export const KINDS = {
  plain: {},
  short: { max_days: 2 },
  hourly: { is_hourly: true },
  reference: { for_reference_only: true },
  restricted: { restrict_reservation: true },
  priced: { price_per_day: 500 },
  exclusive: { is_exclusive: true },
} as const;

/** Number of days in advance at which the keeper accepts bookings. */
const AHEAD = 3;

/** Days from today to one on whose weekday the keeper is closed; no other row uses it. */
export const CLOSED = 16;

export async function setScene(world: World): Promise<Scene> {
  const { lender, visitor, stranger, group, day } = world;
  const cards = await lender.api.post('/auth_tokens', { group_id: group.id, count: 1, permission: 'read' });
  const { body } = await visitor.post('/auth/login', { jti: cards.body.auth_token.jti });
  const keeper = await signUp(visitor, 'keeper');
  const goods: Record<string, string> = {};
  for (const [kind, terms] of Object.entries(KINDS)) {
    const good = { title: kind, is_public: true, is_public_use: true, quantity: 1, ...terms };
    goods[kind] = (await made(keeper.api.post('/goods', good), 'good')).id;
  }
  const giver = await signUp(visitor, 'giver');
  const free = { title: 'Out', is_public: true, is_public_use: true, quantity: 1 };
  const { id: outId } = await made(giver.api.post('/goods', free), 'good');
  const book = async (good_id: string | undefined, from: number, to: number) => {
    const range = { good_id, start_date: day(from), end_date: day(to) };
    return (await made(stranger.api.post('/bookings', range), 'booking')).id;
  };
  const bookings = {
    later: await book(goods['plain'], 7, 8),
    out: await book(outId, 0, 4),
    cancelled: await book(goods['plain'], 20, 21),
  };
  await book(goods['exclusive'], 5, 6);
  await stranger.api.delete(`/bookings/${bookings.cancelled}`);
  // These rules come after the bookings, which they don't change.
  await keeper.api.patch(`/users/${keeper.id}`, {
    at_least_days_ahead: AHEAD,
    disabled_days_indexes: [new Date(`${day(CLOSED)}T00:00:00Z`).getUTCDay()],
  });
  return {
    ...world,
    card: visitor.as(body.token as string),
    keeper,
    outId,
    goods: goods as Scene['goods'],
    bookings,
  };
}
