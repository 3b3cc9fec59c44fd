import { seeded } from './analytics-random';
import { good, made, person, type Person } from './people';
import type { Product } from '../product/start-product';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const QUARTER = HOUR / 4;

/** A lender with a group, and goods of which some are in the group. */
interface Place {
  readonly lender: Person;
  readonly zone: string;
  readonly groupId: string;
  readonly goods: readonly { readonly id: string; readonly isHourly: boolean }[];
}

interface Lent {
  readonly id: string;
  readonly place: Place;
  readonly borrower: Person;
}

/** Random acts of three lenders and their borrowers, over REST. Refused acts are acts, too. */
export class Acts {
  private readonly random: (below: number) => number;
  private readonly lent: Lent[] = [];
  private readonly memberships = new Map<string, { readonly id: string; readonly by: Person }>();
  /** Acts that were not refused, by name. */
  readonly done = new Map<string, number>();

  private constructor(
    private readonly product: Product,
    readonly places: readonly Place[],
    private readonly people: readonly Person[],
    /** Business time, epoch milliseconds. */
    public now: number,
    seed: number,
  ) {
    this.random = seeded(seed);
  }

  static async open(product: Product, now: string, seed: number): Promise<Acts> {
    const { url } = product;
    const places = [
      await openPlace(url, 'Asia/Tokyo', { manage_hand_over: true }),
      await openPlace(url, 'Europe/Berlin', {}),
      await openPlace(url, 'Australia/Sydney', {}),
    ];
    const people = await Promise.all(Array.from({ length: 5 }, () => person(url)));
    return new Acts(product, places, people, Date.parse(now), seed);
  }

  /** Runs acts until a time, with the clock moving between them. */
  async run(count: number, until: string): Promise<void> {
    const [begin, length] = [this.now, Date.parse(until) - this.now];
    const rounds = Math.ceil(count / PER_ROUND);
    for (let round = 1; round <= rounds; round += 1) {
      for (let act = 0; act < PER_ROUND; act += 1) await this.one();
      this.now = begin + Math.floor((length * round) / rounds) + this.random(QUARTER);
      await this.product.setClock(new Date(this.now).toISOString());
    }
  }

  /** Names of the acts that were not refused. */
  kinds(): string[] {
    return [...this.done.keys()];
  }

  private one(): Promise<void> {
    const acts = Object.entries(this.acts);
    const weights = acts.flatMap(([name, [weight]]) => Array.from({ length: weight }, () => name));
    const name = this.pick(weights) as keyof typeof this.acts;
    return this.acts[name][1]().then((status) => {
      if (status < 300) this.done.set(name, (this.done.get(name) ?? 0) + 1);
      else if (status >= 500) throw new Error(`${name} answered ${status}`);
    });
  }

  /** Acts with their weights. */
  private readonly acts = {
    book: [6, () => this.book()],
    hand_over: [4, () => this.act('POST', 'hand_over')],
    revert_hand_over: [1, () => this.act('DELETE', 'hand_over')],
    return: [4, () => this.act('POST', 'return')],
    revert_return: [1, () => this.act('DELETE', 'return')],
    cancel: [2, () => this.act('DELETE', '')],
    extend: [2, () => this.act('POST', 'extend', { days: 1 + this.random(3) })],
    settle: [3, () => this.pay('settle')],
    refund: [2, () => this.pay('refund')],
    join: [2, () => this.join()],
    leave: [1, () => this.leave()],
    regroup: [1, () => this.regroup()],
  } as const satisfies Record<string, readonly [number, () => Promise<number>]>;

  private async book(): Promise<number> {
    const place = this.pick(this.places);
    const { id, isHourly } = this.pick(place.goods);
    const borrower = this.pick(this.people);
    const by = this.random(2) ? borrower : place.lender;
    const range = isHourly ? this.hours() : this.days(place.zone);
    const user = by === borrower ? {} : { user_id: borrower.id };
    const answer = await by.send('POST', '/bookings', { good_id: id, ...range, ...user });
    if (answer.status < 300) this.lent.push({ id: answer.body.booking.id as string, place, borrower });
    return answer.status;
  }

  private hours() {
    const start = Math.floor(this.now / QUARTER + 1 + this.random(40)) * QUARTER;
    const iso = (at: number) => new Date(at).toISOString();
    return { start_at: iso(start), end_at: iso(start + (1 + this.random(12)) * QUARTER) };
  }

  private days(zone: string) {
    const day = (at: number) => new Date(at).toLocaleDateString('sv', { timeZone: zone });
    const start = this.now + this.random(4) * DAY;
    return { start_date: day(start), end_date: day(start + this.random(4) * DAY) };
  }

  private async act(method: string, act: string, body?: unknown): Promise<number> {
    // The newest ones more often.
    const lent = this.lent[this.lent.length - 1 - this.random(Math.min(this.lent.length, 15))];
    if (!lent) return 404;
    const path = `/bookings/${lent.id}${act && `/${act}`}`;
    return (await lent.place.lender.send(method, path, body)).status;
  }

  private async pay(act: 'settle' | 'refund'): Promise<number> {
    const { lender } = this.pick(this.places);
    const { body } = await made(lender.send('GET', '/payments?scope=receive&per_page=50'));
    const open = (body.payments as { id: string; permissions: string[]; amount: number }[]).filter((one) =>
      one.permissions.includes(act),
    );
    if (!open.length) return 404;
    const { id, amount } = this.pick(open);
    const sent =
      act === 'settle' ? { method: 'cash' } : { amount: 1 + this.random(amount), reason: 'scratched' };
    return (await lender.send('POST', `/payments/${id}/${act}`, sent)).status;
  }

  private async join(): Promise<number> {
    const by = this.pick(this.people);
    const { groupId: group_id } = this.pick(this.places);
    const { status, body } = await by.send('POST', '/memberships', { group_id });
    if (status < 300) this.memberships.set(`${by.id} ${group_id}`, { id: body.membership.id as string, by });
    return status;
  }

  private async leave(): Promise<number> {
    if (!this.memberships.size) return 404;
    const { id, by } = this.pick([...this.memberships.values()]);
    return (await by.send('DELETE', `/memberships/${id}`)).status;
  }

  private async regroup(): Promise<number> {
    const { lender, goods, groupId } = this.pick(this.places);
    const group_ids = this.random(2) ? [groupId] : [];
    return (await lender.send('PATCH', `/goods/${this.pick(goods).id}`, { group_ids })).status;
  }

  private pick<T>(things: readonly T[]): T {
    return things[this.random(things.length)] as T;
  }
}

/** Acts between two moves of the clock. */
const PER_ROUND = 20;

async function openPlace(url: string, time_zone: string, rules: Record<string, unknown>): Promise<Place> {
  const lender = await person(url, { time_zone, extendable_days: 10, ...rules });
  const { group } = (await made(lender.send('POST', '/groups', { name: time_zone }))).body;
  const groupId = group.id as string;
  const fields = [
    { price_per_day: 300, quantity: 2, group_ids: [groupId] },
    { price_per_day: 500, group_ids: [groupId] },
    { quantity: 3 },
    { is_hourly: true, price_per_hour: 200, group_ids: [groupId] },
    { is_hourly: true },
  ];
  const goods = [];
  for (const each of fields) goods.push({ id: await good(lender, each), isHourly: 'is_hourly' in each });
  return { lender, zone: time_zone, groupId, goods };
}
