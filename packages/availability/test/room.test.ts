import fc from 'fast-check';
import { fits, type Need, type Occupant } from '../src';
import { interval, occupants } from './arbitraries';
import { naiveFree } from './naive-count';

const free = { quantity: 2, isExclusive: false };
const held = (from: number, until: number, more: Partial<Occupant> = {}): Occupant => ({
  claim: { from, until },
  quantity: 1,
  open: true,
  out: more.overdue ?? false,
  overdue: false,
  ...more,
});
const need = (from: number, until: number, more: Partial<Need> = {}): Need => ({
  parts: [{ from, until }],
  quantity: 1,
  containsNow: false,
  ...more,
});
const codeOf = (verdict: ReturnType<typeof fits>) => (verdict.ok ? 'fits' : verdict.refusal.code);

describe('what fits', () => {
  it('lets q more in exactly while the deepest overlap is at most quantity - q', () => {
    const quantity = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(occupants, interval, quantity, quantity, (others, range, q, all) => {
        fc.pre(range.from < range.until);
        const verdict = fits(need(range.from, range.until, { quantity: q }), others, {
          ...free,
          quantity: all,
        });
        expect(verdict.ok).toBe(q <= naiveFree(range.from, range.until, others, all, false));
      }),
    );
  });

  it('says how many are free when that is fewer than asked', () => {
    const verdict = fits(need(0, 10, { quantity: 2 }), [held(5, 15)], free);
    expect(verdict).toMatchObject({
      ok: false,
      refusal: { code: 'booking.unavailable', params: { free: 1 } },
    });
  });

  it('misses overdue units in a range that contains now, and only there', () => {
    const late = [held(0, 10, { overdue: true }), held(20, 30)];
    expect(codeOf(fits(need(20, 30, { containsNow: true }), late, free))).toBe('booking.on_loan');
    expect(codeOf(fits(need(20, 30), late, free))).toBe('fits');
  });

  it('is on loan where what is out is missing by itself, and taken where others are in the way', () => {
    const out = held(0, 30, { out: true });
    const reserved = held(20, 30);
    const now = { containsNow: true };
    expect(codeOf(fits(need(10, 15, { ...now, quantity: 2 }), [out], free))).toBe('booking.on_loan');
    expect(codeOf(fits(need(10, 25, now), [out, reserved], free))).toBe('booking.unavailable');
    expect(codeOf(fits(need(10, 25, now), [out, out, reserved], free))).toBe('booking.on_loan');
    expect(codeOf(fits(need(10, 25), [out, out], free))).toBe('booking.unavailable');
  });

  it('does not count a unit twice that is overdue while its margin still runs', () => {
    const late = [held(0, 40, { overdue: true })];
    expect(codeOf(fits(need(20, 30, { containsNow: true }), late, free))).toBe('fits');
  });

  it('refuses an exclusive good while anything is reserved or out, at any time', () => {
    const exclusive = { ...free, isExclusive: true };
    expect(codeOf(fits(need(0, 10), [held(50, 60)], exclusive))).toBe('booking.exclusive');
    expect(codeOf(fits(need(0, 10), [held(50, 60, { open: false })], exclusive))).toBe('fits');
  });

  it('looks at the parts that are asked for, and at nothing else', () => {
    const crowded = [held(0, 10), held(0, 10)];
    expect(codeOf(fits(need(10, 20), crowded, free))).toBe('fits');
  });
});
