import { StateChip, useTranslation } from '@kashikari/web-kit';
import type { MembershipView } from '../api/list-memberships';

/** The number of a member's open bookings, and the days by which the longest overdue one is late. */
export function MemberBookings({ membership }: { readonly membership: MembershipView }) {
  const { t } = useTranslation('groups');
  const { bookings_count: count, overdue_in_days: late } = membership;
  if (!count) return null;
  return (
    <div className="mbk nb">
      <span className="sm t2">{t('members.bookings', { count })}</span>
      {late !== null && <StateChip state="overdue">{t('members.late', { count: late })}</StateChip>}
    </div>
  );
}
