import fc from 'fast-check';
import { leaveSeat, markOf, overLimit, reseat, takeSeat, takeSeats, type Seats } from './seats';

const seats = (used: number, limit: number | null): Seats => ({
  accountId: 'a',
  used,
  limit,
  subscriptionVersion: 1,
  told: 0,
});

describe('a seat', () => {
  it('is refused when none is left, saying how many there are', () => {
    expect(takeSeat(seats(8, 8), false)).toEqual({
      ok: false,
      refusal: { kind: 'limited', code: 'plan_limit', params: { limit: 8, used: 8, needed: 1, room: 0 } },
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

describe('how full a plan is', () => {
  it('is told at four fifths and when the last seat is taken', () => {
    expect([6, 7, 8].map((used) => markOf(seats(used, 8)))).toEqual([0, 80, 100]);
    expect(markOf(seats(80, 100))).toBe(80);
    expect([markOf(seats(9_999, null)), markOf(seats(0, 0))]).toEqual([0, 0]);
  });

  it('says how many people are too many, and the refusal how many seats they need', () => {
    expect([overLimit(seats(5, 8), 3), overLimit(seats(5, 8), 5), overLimit(seats(8, 8), 5)]).toEqual([
      0, 2, 5,
    ]);
    expect(overLimit(seats(9_999, null), 1_000)).toBe(0);
    const refused = takeSeats(seats(5, 8), 5);
    expect(!refused.ok && refused.refusal.params).toEqual({ limit: 8, used: 5, needed: 5, room: 3 });
  });
});

describe('a new limit', () => {
  const people = { inOrder: ['first', 'second', 'third'], keepers: new Set<string>() };

  it('leaves the seats to who joined first', () => {
    const { seats: after, relation } = reseat(seats(3, 8), people, 2, 5);
    expect([after.used, after.limit, after.subscriptionVersion]).toEqual([2, 2, 5]);
    expect([...relation]).toEqual(['third']);
  });

  it('seats everybody again when it is high enough, or gone', () => {
    expect(reseat(seats(2, 2), people, 3, 6).relation.size).toBe(0);
    expect(reseat(seats(2, 2), people, null, 6).seats.used).toBe(3);
  });

  it('leaves the last seats to who manages something, and gives them back to the oldest first', () => {
    const inOrder = ['first', 'second', 'third', 'manager'];
    const all = { inOrder, keepers: new Set(['manager']) };
    expect([...reseat(seats(4, 8), all, 2, 5).relation]).toEqual(['second', 'third']);
    expect([...reseat(seats(2, 2), all, 3, 6).relation]).toEqual(['third']);
  });

  it('of none leaves everybody standing', () => {
    expect(reseat(seats(3, 8), people, 0, 7).relation.size).toBe(3);
  });
});
