import type { reservation } from '@kashikari/contracts';
import type { ExtensionPreview } from '../app/preview-extension';
import type { Booking } from '../domain/booking';

export function previewMessage(preview: ExtensionPreview): reservation.PreviewExtensionResponse {
  return {
    digest: preview.digest,
    extended: movedMessage(preview.before, preview.after),
    moves: preview.moves.map(({ before, after }) => movedMessage(before, after)),
    toldUserIds: [...preview.told],
    daysWithoutMoving: preview.daysWithoutMoving,
  };
}

function movedMessage(before: Booking, after: Booking): reservation.MovedBooking {
  const { id: bookingId, borrowerId: userId, quantity } = before;
  return { bookingId, userId, quantity, from: rangeMessage(before), to: rangeMessage(after) };
}

/** Returns the instants of the range, and its days if it is by day. */
function rangeMessage({ asked, span }: Booking): reservation.Range {
  return {
    startDate: asked.unit === 'day' ? asked.startDate : '',
    endDate: asked.unit === 'day' ? asked.endDate : '',
    startAt: new Date(span.from),
    endAt: new Date(span.until),
  };
}
