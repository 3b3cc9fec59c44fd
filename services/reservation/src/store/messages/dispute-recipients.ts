import type { OutgoingEvent, SqlTx } from '@kashikari/platform';
import type { Change } from '../../domain/booking-context';

/** Managers of the lender. */
const MANAGERS = {
  name: 'managers-told',
  text: 'select m.user_id as "userId" from manager m where m.account_id = $1 and not m.deleted order by m.id',
};

/**
 * Adds the recipients of a dispute to its event: the lender's managers, and the office, which may read the thread from
 * now on. Other events stay unchanged.
 */
export async function withDisputeRecipients(
  tx: SqlTx,
  event: OutgoingEvent,
  { kind, booking }: Change,
  officeId: string | null,
): Promise<OutgoingEvent> {
  if (kind !== 'dispute_opened' && kind !== 'dispute_closed') return event;
  const managers = await tx.read<{ userId: string }>(MANAGERS, [booking.lenderId]);
  return {
    ...event,
    data: {
      ...(event.data as object),
      manager_ids: managers.map(({ userId }) => userId),
      ...(kind === 'dispute_opened' && officeId !== null && { office_id: officeId }),
    },
  };
}
