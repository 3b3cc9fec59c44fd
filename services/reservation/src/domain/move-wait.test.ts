import { spanOf, type BookingRange } from '@kashikari/availability';
import { LENDER, ZONE } from '../../test/booking-contexts';
import { acceptOffer, declineOffer, leaveQueue, waitPermissions } from './answer-offer';
import { moved } from './move-wait';
import { answerBy, lastCall, newWait, type Wait } from './wait';
import {
  WAIT_ACTS,
  WAIT_MOVES,
  WAIT_STATES,
  isLive,
  isState,
  type WaitAct,
  type WaitState,
} from './wait-state';
import { lapseOffer, passWait } from './wait-time';

const HOUR = 3_600_000;
const DAYS: BookingRange = { unit: 'day', startDate: '2027-01-13', endDate: '2027-01-14' };
const START = spanOf(DAYS, ZONE).from;
const WAITS = { waits: true, manages: false };

function wait(state: WaitState): Wait {
  const wanted = { id: 'w', goodId: 'g', userId: 'u', quantity: 1, asked: DAYS };
  const asked = state === 'offered' ? { offeredAt: START - 2 * HOUR, answerBy: START - HOUR } : {};
  return { ...newWait(wanted, ZONE, START - 3 * HOUR), ...asked, state };
}

describe('the states of a wait', () => {
  const cells = WAIT_STATES.flatMap((state) => WAIT_ACTS.map((act) => [state, act] as [WaitState, WaitAct]));

  it.each(cells)('%s: %s goes where the table says, or refuses and names what is allowed', (state, act) => {
    const to = WAIT_MOVES[state][act];
    const verdict = moved(wait(state), act, START);
    if (isState(to)) expect(verdict).toMatchObject({ ok: true, value: { state: to, version: 2 } });
    else {
      const allowed = WAIT_ACTS.filter((other) => isState(WAIT_MOVES[state][other]));
      expect(verdict).toMatchObject({ ok: false, refusal: { code: to, params: { state, allowed } } });
    }
  });

  it('are all reached, and what is over stays over', () => {
    const reached = new Set<string>(['waiting']);
    for (const [state, act] of cells) {
      const to = WAIT_MOVES[state][act];
      if (!isState(to)) continue;
      expect(isLive({ state })).toBe(true);
      reached.add(to);
    }
    expect([...reached].sort()).toEqual([...WAIT_STATES].sort());
  });
});

describe('the time to answer', () => {
  const lender = { ...LENDER, queueAnswerHours: 24 };

  it('is the lender’s, and never past the start', () => {
    expect(answerBy(DAYS, lender, START - 25 * HOUR)).toBe(START - HOUR);
    expect(answerBy(DAYS, lender, START - 24 * HOUR)).toBe(START);
    expect(answerBy(DAYS, lender, START - HOUR)).toBe(START);
    expect(answerBy(DAYS, { ...lender, queueAnswerHours: 1 }, START - 5 * HOUR)).toBe(START - 4 * HOUR);
  });

  it('ends with the last moment in which a range that has begun can be booked', () => {
    expect(answerBy(DAYS, lender, START + HOUR)).toBe(START + 24 * HOUR);
    const hours: BookingRange = { unit: 'hour', startAt: START, endAt: START + HOUR };
    expect(answerBy(hours, lender, START + 1)).toBe(START + HOUR / 4);
    expect([lastCall(DAYS, ZONE), lastCall(hours, ZONE)]).toEqual([START + 24 * HOUR, START + HOUR / 4]);
  });

  it('lets answer until the moment before it ends, and lapses at that moment', () => {
    const offered = wait('offered');
    const end = offered.answerBy as number;
    expect(acceptOffer(offered, WAITS, 'b', end - 1)).toMatchObject({ ok: true, value: { bookingId: 'b' } });
    expect(acceptOffer(offered, WAITS, 'b', end)).toMatchObject({ refusal: { code: 'wait.lapsed' } });
    expect(declineOffer(offered, WAITS, end)).toMatchObject({ refusal: { code: 'wait.lapsed' } });
    expect(waitPermissions(offered, WAITS, end)).toEqual(['leave']);
    expect([lapseOffer(offered, end - 1), lapseOffer(offered, end)?.state]).toEqual([null, 'lapsed']);
  });

  it('passes who was never asked once the range can’t be booked any more', () => {
    const end = START + 24 * HOUR;
    expect([passWait(wait('waiting'), end - 1), passWait(wait('waiting'), end)?.state]).toEqual([
      null,
      'passed',
    ]);
    expect(passWait(wait('offered'), end)).toBeNull();
  });
});

describe('who answers', () => {
  it('is who waits; a manager may only take it out of the line, others nothing', () => {
    const offered = wait('offered');
    const now = START - 90 * 60_000;
    expect(waitPermissions(offered, WAITS, now)).toEqual(['accept', 'decline', 'leave']);
    expect(waitPermissions(offered, { waits: false, manages: true }, now)).toEqual(['leave']);
    expect(waitPermissions(offered, { waits: false, manages: false }, now)).toEqual([]);
    expect(leaveQueue(offered, { waits: false, manages: false }, now)).toMatchObject({
      refusal: { code: 'forbidden' },
    });
  });
});
