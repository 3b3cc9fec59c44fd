import { DomainError } from '@kashikari/kernel';
import type { Outbox, OutgoingEvent, SqlTx } from '@kashikari/platform';
import type { Rule } from '../../app/ports';
import { show, type ShownBooking } from '../../domain/shown-booking';
import { offerRoom } from '../line/offer-room';
import { changeBooking, type BookingToChange } from './change-booking';
import { bookingChanged, listedTogether } from './outbox-event';

/**
 * Changes several bookings of one good in turn, in one transaction. A rule refuses before anything is written, so
 * refused bookings stay unchanged beside the others. One notification covers all of them. @throws DomainError the first
 * refusal, if nothing was changed
 */
export async function changeSeveral(
  tx: SqlTx,
  outbox: Outbox,
  targets: readonly BookingToChange[],
  rule: Rule,
): Promise<ShownBooking[]> {
  const shown: ShownBooking[] = [];
  const events: OutgoingEvent[] = [];
  const awaited = new Set<string>();
  let refused: DomainError | undefined;
  for (const target of targets) {
    try {
      const changed = await changeBooking(tx, target, rule);
      const { booking, kind } = changed.change;
      events.push(bookingChanged(booking, kind, changed.context.good.title, target.viewer.userId));
      for (const goodId of changed.awaited) awaited.add(goodId);
      shown.push(show({ ...changed.context, booking }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused ??= error;
    }
  }
  const [first] = targets;
  if (shown.length === 0 && refused) throw refused;
  await outbox.append(tx, ...events.map(listedTogether(shown.map(({ booking }) => booking))));
  if (first) await offerRoom(tx, outbox, [...awaited], first.now);
  return shown;
}
