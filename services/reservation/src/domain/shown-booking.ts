import { durationOf, type Claim } from '@kashikari/availability';
import { extendedDays, lockedRange, overdueDays, type Booking } from './booking';
import { phaseIn } from './gate';
import { permissionsOf } from './permissions';
import type { Situation } from './situation';
import { isOut, WIRE_STATE, type Act, type WireState } from './state';

/** A booking as one person sees it at one moment. */
export interface ShownBooking {
  readonly booking: Booking;
  readonly goodTitle: string;
  readonly state: WireState;
  readonly notCollected: boolean;
  readonly locked: Claim['locked'];
  readonly extendedDays: number;
  readonly overdueInDays: number;
  /** Days, both ends counted, or minutes. */
  readonly duration: number;
  /** What this person may do now. */
  readonly permissions: readonly Act[];
  /** Came back so late that less than the margin is left before the next; managers only. */
  readonly shortTurnRound: boolean;
  /** Seen as taken, but not by whom. */
  readonly anonymous: boolean;
  /** Messages of its thread that this person has not read. */
  readonly unreadMessages: number;
}

export interface Sight {
  readonly shortTurnRound?: boolean;
  readonly anonymous?: boolean;
}

export function show(
  situation: Situation,
  { shortTurnRound = false, anonymous = false }: Sight = {},
): ShownBooking {
  const { booking, good, caller, now } = situation;
  const phase = phaseIn(situation);
  return {
    booking: anonymous ? withoutPerson(booking) : booking,
    goodTitle: good.title,
    state: WIRE_STATE[phase],
    notCollected: phase === 'not_collected',
    locked: lockedRange(booking),
    extendedDays: extendedDays(booking),
    overdueInDays: overdueDays(booking, now, isOut(phase)),
    duration: durationOf(booking.asked),
    permissions: anonymous ? [] : permissionsOf(situation),
    shortTurnRound: shortTurnRound && caller.manages,
    anonymous,
    unreadMessages: anonymous ? 0 : (situation.unreadMessages ?? 0),
  };
}

function withoutPerson(booking: Booking): Booking {
  return { ...booking, borrowerId: '', memo: '', dispute: null };
}
