import type { Actor } from '@kashikari/kernel';
import { newId, type Database } from '@kashikari/platform';
import { runStatement } from '@kashikari/platform/testing';
import fc from 'fast-check';
import { KeptRefusals } from '../src/store/book/kept-refusals';
import { book, type BookParameters } from '../src/store/book/book';
import { accountRow, byHand, goodRow, insert, type ByHand } from './rows';

const wish = fc.record({
  from: fc.integer({ min: 10, max: 12 }),
  days: fc.integer({ min: 1, max: 2 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  person: fc.nat(3),
  /** Some send the same request once more. */
  key: fc.nat(5),
  banned: fc.boolean(),
});
type BookingRequest = typeof wish extends fc.Arbitrary<infer W> ? W : never;

const BANNED = { kind: 'forbidden', code: 'booking.restricted' };

describe('what a crowd wants, decided in one statement', () => {
  let hand: ByHand;
  let lender: string;
  let people: string[];
  beforeAll(async () => {
    hand = await byHand();
    lender = await insert(hand.app, 'account', accountRow({ zone: 'UTC' }));
    people = [newId(), newId(), newId(), newId()];
  });
  afterAll(() => hand.close());

  const queries: Parameters<typeof book>[0] = {
    read: (sql, values) => runStatement(hand.app, sql, values),
  };

  async function chairs(): Promise<(wish: BookingRequest) => BookParameters> {
    const good = await insert(hand.app, 'good', goodRow(lender, { quantity: 4 }));
    return (wanted) => parametersOf(good, wanted);
  }

  function parametersOf(
    good: string,
    { from, days, quantity, person, key, banned }: BookingRequest,
  ): BookParameters {
    const day = (of: number) => `2027-01-${of}`;
    const at = (of: number) => `${day(of)}T00:00:00Z`;
    const actor = people[person]!;
    const claim = { claim_from: at(from), claim_until: at(from + days) };
    return {
      ...{ key_owner: actor, key: `${good} ${key}`, body_hash: `${from} ${days} ${quantity}` },
      ...{ actor, card_group: null, borrower: actor, good_version: 1, lender_version: 1 },
      ...{ member_refusal: banned ? BANNED : null, manager_refusal: null },
      ...{ max_supplies: null, limit_regardless: false },
      ...{ id: newId(), good, lender, quantity, is_hourly: false },
      ...{
        start_date: day(from),
        end_date: day(from + days - 1),
        start_at: at(from),
        end_at: at(from + days),
      },
      ...{
        zone: 'UTC',
        margin_days: 0,
        ...claim,
        memo: '',
        method: 'web',
        charge: null,
        now: '2027-01-01T00:00:00Z',
      },
      ...{ topic: 'bookings', event_type: 'BookingChanged', event: {}, traceparent: null, answer: {} },
    };
  }

  it('is answered as if each had come alone, in the order in which they came', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 2, maxLength: 24 }), async (wishes) => {
        const [inCrowd, alone] = [await chairs(), await chairs()];
        const together = await book(queries, wishes.map(inCrowd));
        const one = [];
        for (const wanted of wishes) one.push(...(await book(queries, [alone(wanted)])));
        expect(together).toEqual(one);
      }),
      { numRuns: 100 },
    );
  });

  it('refuses the rest with what is left after the last that was booked', async () => {
    const wanted = await chairs();
    const two = { from: 10, days: 1, person: 0, banned: false };
    const quantities = [3, 3, 1, 3, 1];
    const rows = await book(
      queries,
      quantities.map((quantity, key) => wanted({ ...two, quantity, key })),
    );
    const free = rows.map(({ outcome, detail }) =>
      outcome === 'booked' ? outcome : (detail as { params: object }).params,
    );
    expect(free).toEqual(['booked', { free: 1 }, 'booked', { free: 0 }, { free: 0 }]);
  });

  it('and whose refusals are kept without waiting for the disk, which every other commit of that connection waits for', async () => {
    const kept = new KeptRefusals(queries as Database);
    const actor: Actor = { kind: 'user', userId: people[0]! };
    const idempotency = { key: newId(), bodyHash: 'a' };
    const call = { actor, now: 0, locale: 'en', idempotency } as const;
    const refusal = { kind: 'conflict', code: 'booking.unavailable' } as const;
    await hand.asOwner(`create table seen (waits text);
      create function see() returns trigger language plpgsql security definer as
        $$ begin insert into seen values (current_setting('synchronous_commit')); return null; end $$;
      create trigger see after insert on idempotency for each row execute function see();
      grant select on seen to public`);
    // Commits are synchronous, as in production; the tests' server is faster.
    await hand.app.query('set synchronous_commit to on');
    expect(await kept.keep(refusal, call)).toBe(true);
    expect(await kept.keep(refusal, call)).toBe(false);
    const { rows } = await hand.app.query(
      `select refusal, (select waits from seen) as then, current_setting('synchronous_commit') as after
        from idempotency where key = $1`,
      [idempotency.key],
    );
    expect(rows).toEqual([{ refusal: { refusal, fields: [] }, then: 'off', after: 'on' }]);
  });
});
