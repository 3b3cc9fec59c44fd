import type { Verdict } from '@kashikari/kernel';
import {
  BORROWER,
  IN_PHASE,
  MANAGER,
  noon,
  GROUP_OWNER,
  ONLOOKER,
  bookingContextOf,
  type BookingContextParts,
} from '../../test/booking-contexts';
import { cancelBooking } from './cancel-booking';
import { closeDispute } from './close-dispute';
import { extendBooking } from './extend-booking';
import { handOverBooking } from './hand-over-booking';
import { openDispute } from './open-dispute';
import { permissionsOf } from './permissions';
import { prepareBooking, revertPrepare } from './prepare-booking';
import { receiveBooking } from './receive-booking';
import { returnBooking } from './return-booking';
import { revertHandOver } from './revert-hand-over';
import { revertReturn } from './revert-return';
import type { Change, BookingContext } from './booking-context';
import { ACTS, MOVES, PHASES, phaseOf, type Act, type Phase } from './state';
import { updateBooking } from './update-booking';

const TRY: Record<Act, (context: BookingContext) => Verdict<Change>> = {
  update: (context) => updateBooking(context, { memo: 'new' }),
  extend: (context) => extendBooking(context, { days: 3 }),
  cancel: cancelBooking,
  hand_over: handOverBooking,
  revert_hand_over: revertHandOver,
  return: returnBooking,
  revert_return: revertReturn,
  receive: receiveBooking,
  open_dispute: (context) => openDispute(context, 'broken'),
  close_dispute: closeDispute,
  prepare: prepareBooking,
  revert_prepare: revertPrepare,
};

const PREPARE: Act[] = ['prepare', 'revert_prepare'];

/** Acts of a manager in each phase, considering the state alone; written independently of the table. */
const POSSIBLE: Record<Phase, Act[]> = {
  reserved: ['update', 'extend', 'cancel', 'hand_over', 'open_dispute', 'close_dispute', ...PREPARE],
  out: ['update', 'extend', 'hand_over', 'return', 'open_dispute', 'close_dispute', ...PREPARE],
  handed_over: ['update', 'extend', 'revert_hand_over', 'return', 'open_dispute', 'close_dispute'],
  overdue: ['update', 'extend', 'revert_hand_over', 'return', 'open_dispute', 'close_dispute'],
  not_collected: ['update', 'cancel', 'open_dispute', 'close_dispute'],
  awaiting_receipt: ['revert_return', 'receive', 'open_dispute', 'close_dispute'],
  returned: ['revert_return', 'open_dispute', 'close_dispute'],
  cancelled: ['open_dispute', 'close_dispute'],
};

/** Acts of a group owner for other people's bookings. */
const AT_THE_COUNTER: readonly Act[] = [
  'hand_over',
  'revert_hand_over',
  'return',
  'revert_return',
  'receive',
];

describe('the table of states', () => {
  it.each(PHASES)('reads %s off the booking and the clock', (phase) => {
    const { booking, lender, now } = bookingContextOf(IN_PHASE[phase]);
    expect(phaseOf(booking, now, lender.manageHandOver)).toBe(phase);
  });

  it.each(PHASES)('allows in %s what is listed here, and nothing else', (phase) => {
    expect(ACTS.filter((act) => MOVES[phase][act] === 'may')).toEqual(POSSIBLE[phase]);
  });

  it.each(PHASES.flatMap((phase) => ACTS.map((act) => [act, phase] as const)))(
    'is what %s goes by when a booking is %s',
    (act, phase) => {
      const verdict = TRY[act](bookingContextOf(IN_PHASE[phase]));
      const move = MOVES[phase][act];
      if (move === 'may') return;
      if (act === 'hand_over' && !verdict.ok && verdict.refusal.code === 'booking.hand_over_not_managed')
        return;
      expect(verdict).toMatchObject({ ok: false, refusal: { kind: 'conflict', code: move } });
      if (!verdict.ok) expect(verdict.refusal.params).toMatchObject({ allowed: POSSIBLE[phase] });
    },
  );

  it('reaches every phase: by these acts, and the rest by the clock alone', () => {
    const after = (phase: Phase, act: Act, more: BookingContextParts = {}) => {
      const context = bookingContextOf({ ...IN_PHASE[phase], ...more });
      const verdict = TRY[act](context);
      return verdict.ok && phaseOf(verdict.value.booking, context.now, context.lender.manageHandOver);
    };
    const managed = { lender: { manageHandOver: true } };
    const confirmed = { good: { confirmationUponReturn: true }, caller: BORROWER };
    expect(after('reserved', 'cancel')).toBe('cancelled');
    expect(after('out', 'hand_over', managed)).toBe('handed_over');
    expect(after('handed_over', 'revert_hand_over')).toBe('reserved');
    expect(after('out', 'return')).toBe('returned');
    expect(after('out', 'return', confirmed)).toBe('awaiting_receipt');
    expect(after('awaiting_receipt', 'receive')).toBe('returned');
    expect(after('returned', 'revert_return')).toBe('out');
    expect(after('returned', 'revert_return', { now: noon('2027-01-14') })).toBe('overdue');
    expect(after('reserved', 'extend')).toBe('reserved');
  });

  it.each(PHASES)('offers in %s exactly the acts that then succeed', (phase) => {
    for (const caller of [MANAGER, BORROWER, GROUP_OWNER, ONLOOKER]) {
      const context = bookingContextOf({
        ...IN_PHASE[phase],
        caller,
        lender: { extendableDays: 5, allowHandOverByUser: true, ...IN_PHASE[phase].lender },
      });
      const offered = permissionsOf(context);
      expect(offered).toEqual(ACTS.filter((act) => TRY[act](context).ok));
      if (caller === ONLOOKER) expect(offered).toEqual([]);
      if (caller === GROUP_OWNER) {
        const manager = permissionsOf({ ...context, caller: MANAGER });
        expect(offered).toEqual(manager.filter((act) => AT_THE_COUNTER.includes(act)));
      }
    }
  });

  it('raises the version with every change', () => {
    for (const phase of PHASES) {
      for (const act of ACTS) {
        const verdict = TRY[act](bookingContextOf(IN_PHASE[phase]));
        if (verdict.ok) expect(verdict.value.booking.version).toBe(2);
      }
    }
  });
});
