import type { Verdict } from '@kashikari/kernel';
import { DAYS, GOOD, HOUR, LENDER, noon, ZONE } from '../../test/booking-contexts';
import { acceptOffer, declineOffer, leaveQueue } from './answer-offer';
import { joinQueue, mayHave, type Relation } from './join-queue';
import { newWait } from './wait';
import { lapseOffer, passWait, withdrawWait } from './wait-time';

const refusalOf = (verdict: Verdict<unknown>) => (verdict.ok ? undefined : verdict.refusal);
const codeOf = (verdict: Verdict<unknown>) => refusalOf(verdict)?.code ?? 'ok';
const before = noon('2027-01-09');

describe('who joins the queue', () => {
  const wanted = { id: 'w', goodId: GOOD.id, userId: 'ken', quantity: 1, asked: DAYS };
  const join = (stands: Relation, hasRoom = false, good = GOOD) =>
    joinQueue(wanted, good, LENDER, stands, hasRoom, before);

  it('is who may book the range, and finds no room in it', () => {
    expect(join('member')).toEqual({ ok: true, value: newWait(wanted, ZONE, before) });
    expect(codeOf(join('guest'))).toBe('ok');
    expect(codeOf(join('member', true))).toBe('wait.free_now');
    expect(codeOf(join('viewer'))).toBe('booking.not_a_member');
    expect(codeOf(join('manager', false, { ...GOOD, restrictReservation: true }))).toBe('ok');
    expect(codeOf(join('member', false, { ...GOOD, restrictReservation: true }))).toBe('booking.restricted');
  });

  it('is nobody to whom the good is not there', () => {
    for (const verdict of [join('none'), join('member', false, { ...GOOD, deleted: true })]) {
      expect(refusalOf(verdict)).toMatchObject({
        code: 'not_found',
        params: { entity: 'good', id: GOOD.id },
      });
    }
    expect(codeOf(mayHave(wanted, GOOD, LENDER, 'member', before))).toBe('ok');
  });
});

describe('the answer of who was asked', () => {
  const offered = {
    ...newWait({ id: 'w', goodId: 'g', userId: 'u', quantity: 1, asked: DAYS }, ZONE, 1),
    ...{ state: 'offered' as const, offeredAt: before - HOUR, answerBy: before },
  };
  const waits = { waits: true, manages: false };
  const manages = { waits: false, manages: true };

  it('takes it, lets it go or leaves the line', () => {
    expect(acceptOffer(offered, waits, 'b', before - 1)).toMatchObject({
      value: { state: 'booked', bookingId: 'b', updatedAt: before - 1 },
    });
    expect(declineOffer(offered, waits, before - 1)).toMatchObject({ value: { state: 'declined' } });
    expect(leaveQueue(offered, manages, before)).toMatchObject({ value: { state: 'left' } });
  });

  it('is not for anybody else to give, and says until when it was in time', () => {
    expect(codeOf(acceptOffer(offered, manages, 'b', 1))).toBe('forbidden');
    expect(codeOf(declineOffer(offered, manages, 1))).toBe('forbidden');
    expect(refusalOf(acceptOffer(offered, waits, 'b', before))).toMatchObject({
      params: { answer_by: '2027-01-09T03:00:00.000Z' },
    });
  });

  it('of who was not asked, or has answered, is none', () => {
    const waiting = newWait(offered, ZONE, 1);
    expect(codeOf(acceptOffer({ ...waiting, state: 'waiting' }, waits, 'b', before))).toBe(
      'wait.not_offered',
    );
    expect(codeOf(declineOffer({ ...offered, state: 'booked' }, waits, before))).toBe('wait.over');
  });

  it('lapses only while it is awaited, and what is gone is withdrawn only while it waits', () => {
    expect(lapseOffer({ ...offered, state: 'booked' }, before)).toBeNull();
    expect(lapseOffer({ ...offered, answerBy: null }, before)).toBeNull();
    expect(withdrawWait(offered, before)).toMatchObject({ state: 'withdrawn', updatedAt: before });
    expect(withdrawWait({ ...offered, state: 'left' }, before)).toBeNull();
    expect(passWait({ ...offered, state: 'left' }, noon('2027-02-01'))).toBeNull();
  });
});
