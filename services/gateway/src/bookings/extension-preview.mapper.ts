import { instant, textOrNull } from '../mappers/times';
import type { ExtensionPreview } from './extension-preview.schema';
import type { User } from '../users/user.schema';
import type { reservation } from '@kashikari/contracts';

export function toExtensionPreview(
  preview: reservation.PreviewExtensionResponse,
  users: User[],
): ExtensionPreview {
  return {
    digest: preview.digest,
    extended: toMoved(preview.extended),
    moves: preview.moves.map(toMoved),
    told_user_ids: preview.toldUserIds,
    users,
    days_without_moving: preview.daysWithoutMoving,
  };
}

function toMoved(moved: reservation.MovedBooking | undefined): ExtensionPreview['extended'] {
  const { bookingId = '', userId = '', quantity = 0, from, to } = moved ?? {};
  return { booking_id: bookingId, user_id: userId, quantity, from: toMovedRange(from), to: toMovedRange(to) };
}

function toMovedRange(range: reservation.Range | undefined): ExtensionPreview['extended']['from'] {
  return {
    start_date: textOrNull(range?.startDate ?? ''),
    end_date: textOrNull(range?.endDate ?? ''),
    start_at: instant(range?.startAt),
    end_at: instant(range?.endAt),
  };
}
