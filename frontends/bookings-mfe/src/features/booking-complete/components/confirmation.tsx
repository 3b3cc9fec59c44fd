import { useTranslation, useUser } from '@kashikari/web-kit';
import { maskedEmail } from '../../../rules/masked-email';
import { useNoticeChoice } from '../api/get-notice-choice';

interface Props {
  /** The borrower’s account, if the reader may see it. */
  readonly borrowerId: string | null;
}

/** Says where to find the booking. Promises an email only to a borrower who has an address and wants this email. */
export function Confirmation({ borrowerId }: Props) {
  const { t } = useTranslation('bookings');
  const user = useUser();
  const email = user?.id === borrowerId ? user.email : null;
  const choice = useNoticeChoice(email ? user?.id : undefined);
  const isMailed = email && choice.data?.notification_setting.email_new_booking;
  return (
    <p className="sm t2 gap">
      {isMailed && t('complete.mailed', { email: maskedEmail(email) })} {t('complete.find')}{' '}
      {t('complete.next')}
    </p>
  );
}
