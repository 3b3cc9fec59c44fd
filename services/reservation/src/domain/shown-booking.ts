import { durationOf, type Claim } from '@kashikari/availability';
import { extendedDays, lockedRange, overdueDays, unitsBack, unitsHeld, type Booking } from './booking';
import { currentPrice } from './charge';
import { phaseIn } from './gate';
import { permissionsOf } from './permissions';
import type { BookingContext } from './booking-context';
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
  /** Units that are back. */
  readonly returnedQuantity: number;
  /** Days, both ends counted, or minutes. */
  readonly duration: number;
  /** Acts that the viewer may do now. */
  readonly permissions: readonly Act[];
  /** Came back so late that less than the margin is left before the next; managers only. */
  readonly shortTurnRound: boolean;
  /** Time at which a manager last reminded the borrower to return it; for managers only. */
  readonly remindedAt: number | null;
  /** True if the viewer may see that the good is occupied, but not by whom. */
  readonly anonymous: boolean;
  /** Messages of its thread that this person has not read. */
  readonly unreadMessages: number;
  /** Yen, tax included; null where it costs nothing, and to others than its borrower and managers. */
  readonly price: number | null;
}

export interface Sight {
  readonly shortTurnRound?: boolean;
  /** Id that replaces the booking's own for a viewer who may not know the borrower. */
  readonly opaqueId?: string | undefined;
}

export function show(
  context: BookingContext,
  { shortTurnRound = false, opaqueId }: Sight = {},
): ShownBooking {
  const { booking, good, caller, now } = context;
  const phase = phaseIn(context);
  if (opaqueId) return asSchedule(context, opaqueId);
  return {
    booking,
    goodTitle: good.title,
    state: WIRE_STATE[phase],
    notCollected: phase === 'not_collected',
    locked: lockedRange(booking),
    extendedDays: extendedDays(booking),
    overdueInDays: overdueDays(booking, now, isOut(phase)),
    returnedQuantity: unitsBack(booking),
    duration: durationOf(booking.asked),
    permissions: permissionsOf(context),
    shortTurnRound: shortTurnRound && caller.manages,
    remindedAt: caller.manages ? booking.remindedAt : null,
    anonymous: false,
    unreadMessages: context.unreadMessages ?? 0,
    price: booking.charge && (caller.manages || caller.borrows) ? currentPrice(booking.charge).total : null,
  };
}

/** Returns the fields that a schedule shows: the time and the quantity. */
function asSchedule({ booking, good }: BookingContext, opaqueId: string): ShownBooking {
  const shown = anonymous(booking, opaqueId);
  return {
    booking: shown,
    goodTitle: good.title,
    state: 'reserved',
    notCollected: false,
    locked: lockedRange(shown),
    extendedDays: 0,
    overdueInDays: 0,
    returnedQuantity: 0,
    duration: durationOf(booking.asked),
    permissions: [],
    shortTurnRound: false,
    remindedAt: null,
    anonymous: true,
    unreadMessages: 0,
    price: null,
  };
}

/**
 * Omits the borrower and anything that would link bookings of the same person or say when a booking was made: the id is
 * opaque, since the first 48 bits of a UUIDv7 are the time of its creation.
 */
export function anonymous(booking: Booking, opaqueId: string): Booking {
  return {
    ...booking,
    ...{ id: opaqueId, version: 1, quantity: unitsHeld(booking), parts: [] },
    ...{ borrowerId: '', bookedBy: '', charge: null, memo: '', dispute: null, seriesId: null, method: 'web' },
    ...{
      preparedAt: null,
      handedOverAt: null,
      remindedAt: null,
      returnedAt: null,
      receivedAt: null,
      awaitsReceipt: false,
      delayedFrom: null,
    },
    ...{ createdAt: booking.span.from, updatedAt: booking.span.from },
  };
}
