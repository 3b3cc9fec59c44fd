import fc from 'fast-check';
import { leaveSeat, reseat, takeSeat, type Seats } from './seats';

const seats = (used: number, limit: number | null): Seats => ({
  accountId: 'a',
  used,
  limit,
  subscriptionVersion: 1,
});

describe('a seat', () => {
  it('is refused when none is left, saying how many there are', () => {
    expect(takeSeat(seats(8, 8), false)).toEqual({
      ok: false,
      refusal: { kind: 'limited', code: 'plan_limit', params: { limit: 8, used: 8 } },
    });
  });

  it('is not taken twice by one person', () => {
    expect(takeSeat(seats(8, 8), true)).toEqual({ ok: true, value: seats(8, 8) });
    expect(leaveSeat(seats(8, 8), true)).toEqual(seats(8, 8));
  });

  it('is always there where the plan has no limit', () => {
    expect(takeSeat(seats(9_999, null), false).ok).toBe(true);
  });

  it('is never counted below none or above the limit', () => {
    const acts = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 200 });
    fc.assert(
      fc.property(acts, fc.integer({ min: 0, max: 20 }), (list, limit) => {
        let now = seats(0, limit);
        for (const [comes, elsewhere] of list) {
          const verdict = comes
            ? takeSeat(now, elsewhere)
            : { ok: true as const, value: leaveSeat(now, elsewhere) };
          if (verdict.ok) now = verdict.value;
          expect(now.used).toBeGreaterThanOrEqual(0);
          expect(now.used).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });
});

describe('a new limit', () => {
  const people = ['first', 'second', 'third'];

  it('leaves the seats to who joined first', () => {
    const { seats: after, standing } = reseat(seats(3, 8), people, 2, 5);
    expect([after.used, after.limit, after.subscriptionVersion]).toEqual([2, 2, 5]);
    expect([...standing]).toEqual(['third']);
  });

  it('seats everybody again when it is high enough, or gone', () => {
    expect(reseat(seats(2, 2), people, 3, 6).standing.size).toBe(0);
    expect(reseat(seats(2, 2), people, null, 6).seats.used).toBe(3);
  });

  it('of none leaves everybody standing', () => {
    expect(reseat(seats(3, 8), people, 0, 7).standing.size).toBe(3);
  });
});
