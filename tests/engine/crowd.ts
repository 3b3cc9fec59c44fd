import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { step, type Step } from '../../services/reservation/test/actions';
import { setClock } from '../product/clock';
import { good, person, type Answer, type Person } from './people';

const DAY = 86_400_000;
const CLIENTS = 32;

/** A Monday morning in Tokyo, where everybody here lives. */
const BEGIN = Date.parse('2027-02-01T09:00:05+09:00');

/** Kinds of goods that get in each other's way as much as can be. */
const GOODS = [
  { quantity: 1 },
  { quantity: 3, margin_days: 1 },
  { quantity: 5, is_exclusive: true },
  { is_hourly: true },
  { quantity: 2, auto_extend: true },
  { quantity: 2, margin_days: 1, confirmation_upon_return: true },
] as const;

interface BookingUnderTest {
  readonly id: string;
  readonly borrower: Person;
}

interface GoodUnderTest {
  readonly id: string;
  readonly hourly: boolean;
  readonly lender: Person;
  readonly bookings: BookingUnderTest[];
}

export interface CrowdOptions {
  readonly url: string;
  /** The database of reservation, by the service's own login. */
  readonly database: pg.Client;
  readonly seed: number;
  /** Number of steps of each of the 32 people. */
  readonly stepsEach: number;
  /** Number of times that business time advances by 15 hours meanwhile. */
  readonly clockSteps?: number;
  /** True if rows are inserted into the database by hand meanwhile. */
  readonly byHand?: boolean;
  /** Number of goods; a small one makes all compete for the same. */
  readonly goods?: number;
}

/** 32 people at once who book, move, return and extend the same few goods at random. */
export class Crowd {
  /** Every answer, `201 ok` or status and code → how often. */
  readonly answers = new Map<string, number>();
  /** Outcomes of the rows typed by hand: number by `taken` or SQLSTATE. */
  readonly typed = new Map<string, number>();
  /** The most units beyond what a good has that were ever seen claimed. */
  overbooked = 0;
  private now = BEGIN;

  private constructor(
    private readonly options: CrowdOptions,
    private readonly goods: readonly GoodUnderTest[],
    private readonly people: readonly Person[],
  ) {}

  static async gather(options: CrowdOptions): Promise<Crowd> {
    const { url } = options;
    await setClock(url, BEGIN);
    const lenders = [
      await person(url, { extendable_days: 3 }),
      await person(url, { manage_hand_over: true }),
    ];
    const people = await Promise.all(Array.from({ length: 6 }, () => person(url)));
    const goods: GoodUnderTest[] = [];
    for (const lender of lenders)
      for (const terms of GOODS)
        goods.push({
          id: await good(lender, terms),
          hourly: 'is_hourly' in terms,
          lender,
          bookings: [],
        });
    return new Crowd(options, goods.slice(0, options.goods), people);
  }

  async perform(): Promise<void> {
    const { seed, stepsEach, clockSteps = 0, byHand } = this.options;
    const steps = fc.sample(step, { numRuns: CLIENTS * stepsEach, seed });
    let next = 0;
    const client = async () => {
      while (next < steps.length) {
        const number = next++;
        const answer = await this.one(steps[number]!, number);
        const code = answer.status < 300 ? 'ok' : String(answer.body?.code);
        count(this.answers, `${answer.status} ${code}`);
      }
    };
    const watcher = async () => {
      for (let turn = 1; next < steps.length; turn += 1) {
        if (byHand) await this.typeRow(turn);
        await this.look();
      }
    };
    const clock = async () => {
      for (let turn = 1; turn <= clockSteps; turn += 1) {
        while (next < (steps.length * turn) / (clockSteps + 1))
          await new Promise((done) => setTimeout(done, 20));
        await setClock(this.options.url, (this.now += 15 * 3_600_000));
      }
    };
    await Promise.all([...Array.from({ length: CLIENTS }, client), watcher(), clock()]);
    await this.look();
  }

  /**
   * Counts the claims of each good at the start of each claim, in hand-written SQL instead of the product's function.
   */
  private async look(): Promise<void> {
    const { rows } = await this.options.database.query<{ most: number }>(
      `select coalesce(max(taken - g.quantity), 0)::int as most from good g join lateral (
        select (select sum(o.quantity) from booking o where o.good_id = g.id and o.live and o.claim @> lower(b.claim)) as taken
          from booking b where b.good_id = g.id and b.live and not isempty(b.claim)) as depths on true
        where g.id = any ($1)`,
      [this.goods.map(({ id }) => id)],
    );
    this.overbooked = Math.max(this.overbooked, rows[0]!.most);
  }

  /** More than one open booking of goods that allow one. */
  async notAlone(): Promise<unknown[]> {
    const { rows } = await this.options.database.query(
      `select b.good_id from booking b join good g on g.id = b.good_id join account l on l.id = g.owner_id
        where g.is_exclusive and b.good_id = any ($1) and is_open(b, $2, l.manage_hand_over)
        group by b.good_id having count(*) > 1`,
      [this.goods.map(({ id }) => id), new Date(this.now)],
    );
    return rows;
  }

  private async one({ act, by, ...step }: Step, number: number): Promise<Answer> {
    const good = this.goods[(step.which + number) % this.goods.length]!;
    const known = good.bookings[step.which % (good.bookings.length || 1)];
    if (act === 'create' || !known) {
      const borrower = this.people[number % this.people.length]!;
      const body = { good_id: good.id, quantity: good.hourly ? 1 : step.units, ...this.range(good, step) };
      // Half of them bypass the gateway's queue, like requests through another gateway: a queue admits its own groups
      // one after the other.
      const path = number % 2 ? '/bookings' : '/bookings?';
      const answer = await (by === 'manager'
        ? good.lender.send('POST', path, { ...body, user_id: borrower.id })
        : borrower.send('POST', path, body));
      if (answer.status === 201) good.bookings.push({ id: answer.body.booking.id as string, borrower });
      return answer;
    }
    const who = by === 'manager' ? good.lender : known.borrower;
    const path = `/bookings/${known.id}`;
    switch (act) {
      case 'move':
        return who.send('PATCH', path, this.range(good, step));
      case 'cancel':
        return who.send('DELETE', path);
      case 'extend':
        return who.send('POST', `${path}/extend`, {
          days: step.length,
          move_others: by === 'manager' && step.plainly,
        });
      case 'revert':
        return who.send('DELETE', `${path}/return`);
      case 'revert_hand_over':
        return who.send('DELETE', `${path}/hand_over`);
      default:
        return who.send('POST', `${path}/${act}`);
    }
  }

  private range(
    { hourly }: GoodUnderTest,
    { from, length, quarter, quarters }: Pick<Step, 'from' | 'length' | 'quarter' | 'quarters'>,
  ) {
    if (hourly) {
      const start = Math.floor(this.now / 900_000) + quarter;
      const iso = (at: number) => new Date(at * 900_000).toISOString();
      return { start_at: iso(start), end_at: iso(start + quarters) };
    }
    return { start_date: this.day(from), end_date: this.day(from + length - 1) };
  }

  /** A day so many from today, in Tokyo. */
  private day(days: number): string {
    return new Date(this.now + 9 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
  }

  /** Inserts a row that violates the rules. */
  private async typeRow(turn: number): Promise<void> {
    const good = this.goods[turn % this.goods.length]!;
    const [first, last] = [this.day(turn % 4), this.day((turn % 4) + (turn % 3))];
    const from = `${first}T00:00:00+09:00`;
    const until = new Date(Date.parse(`${last}T00:00:00+09:00`) + DAY).toISOString();
    const said = await this.options.database
      .query(
        `insert into booking (id, good_id, lender_id, borrower_id, start_date, end_date, start_at, end_at, agreed_end_at,
            zone, claim, created_at, updated_at)
          values ($1, $2, $3, $3, $4, $5, $6, $7, $7, 'Asia/Tokyo', tstzrange($6, $7, '[)'), now(), now())`,
        [randomUUID(), good.id, good.lender.id, first, last, from, until],
      )
      .then(
        () => 'taken',
        (error: Error & { code?: string }) => error.code ?? String(error),
      );
    count(this.typed, said);
  }
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
