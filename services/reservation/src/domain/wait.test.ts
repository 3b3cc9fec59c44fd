import { startOfDay } from '@kashikari/kernel';
import { DAYS, GOOD, HOUR, LENDER, noon, ZONE } from '../../test/booking-contexts';
import { NO_NOTE } from './booking-note';
import { answerBy, byAge, newWait, wantedClaim } from './wait';
import { isLive, WAIT_STATES } from './wait-state';

const NOW = noon('2027-01-05');
const wanted = { id: 'w', goodId: GOOD.id, userId: 'ken', quantity: 2, asked: DAYS };
const waits = (id: string, createdAt: number) => newWait({ ...wanted, id }, ZONE, createdAt);

describe('who begins to wait', () => {
  it('was not asked yet, and waits from now on', () => {
    expect(newWait(wanted, ZONE, NOW)).toEqual({
      ...wanted,
      ...{ version: 1, zone: ZONE, state: 'waiting', offeredAt: null, answerBy: null, bookingId: null },
      ...{ createdAt: NOW, updatedAt: NOW },
    });
  });

  it('stands behind those who wait for longer, and of one moment by the id', () => {
    const line = [waits('c', 2), waits('a', 3), waits('d', 1), waits('b', 2)];
    expect([...line].sort(byAge).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
    expect(
      [...line]
        .reverse()
        .sort(byAge)
        .map(({ id }) => id),
    ).toEqual(['d', 'b', 'c', 'a']);
  });

  it('wants what a booking would claim today, by the hour without a margin', () => {
    const good = { ...GOOD, marginDays: 2 };
    expect(wantedClaim(waits('w', NOW), good, LENDER, NOW).claim).toEqual({
      from: startOfDay('2027-01-10', ZONE),
      until: startOfDay('2027-01-15', ZONE),
    });
    const asked = { unit: 'hour', startAt: NOW, endAt: NOW + HOUR } as const;
    const hourly = newWait({ ...wanted, asked }, ZONE, NOW);
    expect(wantedClaim(hourly, good, LENDER, NOW - HOUR).claim).toEqual({ from: NOW, until: NOW + HOUR });
  });
});

it('who is asked at the very start has until the last call', () => {
  const start = startOfDay('2027-01-10', ZONE);
  expect(answerBy(DAYS, { ...LENDER, queueAnswerHours: 48 }, start)).toBe(start + 24 * HOUR);
});

it('stands in the line until it is over', () => {
  expect(WAIT_STATES.filter((state) => isLive({ state }))).toEqual(['waiting', 'offered']);
});

it('a booking about which nobody has noted anything has an empty note', () => {
  expect(NO_NOTE).toEqual({ body: '', authorId: null, updatedAt: null, version: 0 });
});
