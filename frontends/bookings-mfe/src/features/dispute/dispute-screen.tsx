import {
  ErrorNote,
  Allowed,
  Button,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  TextArea,
  useFlash,
  useNavigate,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { type BookingView, useBooking } from '../../api/get-booking';
import { useOpenDispute } from './api/dispute';

/** The maximum length of a reason in characters (REST contract). */
const MAX = 2_000;

/** `bookings/{id}/dispute`: says what there is to be checked. */
export function DisputeScreen() {
  const { id = '' } = useParams();
  const booking = useBooking(id);
  const notFound = <NotFound entity="booking" id={id} />;
  return (
    <QueryView query={booking} loading={<Skeleton shape="block" />} notFound={notFound}>
      {({ booking: found }) => (
        <Allowed to="open_dispute" on={found} otherwise={notFound}>
          <DisputeForm booking={found} />
        </Allowed>
      )}
    </QueryView>
  );
}

function DisputeForm({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const { say } = useFlash();
  const navigate = useNavigate();
  const open = useOpenDispute(booking.id);
  const [reason, setReason] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    open.mutate(reason.trim(), {
      onSuccess() {
        say(t('dispute.opened'));
        navigate(`/bookings/${booking.id}`, { replace: true });
      },
    });
  }

  return (
    <>
      <PageHeader
        title={t('dispute.title')}
        back={{ to: `/bookings/${booking.id}`, label: booking.good_title }}
      >
        <p className="t2 sm">{t('dispute.intro')}</p>
      </PageHeader>
      <form className="card pad narrow" onSubmit={submit}>
        <TextArea
          label={t('dispute.reason')}
          name="reason"
          maxLength={MAX}
          value={reason}
          onValue={setReason}
        />
        {open.isError && <ErrorNote error={open.error} />}
        <Button type="submit" look="primary" full disabled={!reason.trim()} busy={open.isPending}>
          {t('dispute.open')}
        </Button>
      </form>
    </>
  );
}
