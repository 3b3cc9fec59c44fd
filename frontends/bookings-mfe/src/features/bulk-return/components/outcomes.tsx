import { Button, ButtonLink, Glyph, Icon, IconCheck, useFlash, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { useActOnBooking } from '../../../api/act-on-booking';
import type { BookingView } from '../../../api/get-booking';
import type { BulkOutcome } from '../../../api/act-on-many';

interface Props {
  readonly outcomes: readonly BulkOutcome[];
  readonly bookings: readonly BookingView[];
  onAgain(): void;
}

/** The outcome of each booking: first the failed ones with their reason, then the returned ones with an undo. */
export function Outcomes({ outcomes, bookings, onAgain }: Props) {
  const { t } = useTranslation('bookings');
  const titleOf = new Map(bookings.map(({ id, good_title }) => [id, good_title]));
  const back = outcomes.filter(({ ok }) => ok).length;
  const failedFirst = [...outcomes].sort((a, b) => Number(a.ok) - Number(b.ok));
  return (
    <section aria-labelledby="outcomes">
      <h2 id="outcomes" role="status" className="rettold">
        {back === outcomes.length
          ? t('bulkReturn.done', { count: back })
          : t('bulkReturn.some', { count: back, total: outcomes.length })}
      </h2>
      <div className="card list">
        {failedFirst.map((outcome) => (
          <Outcome
            key={outcome.booking_id}
            outcome={outcome}
            title={titleOf.get(outcome.booking_id) ?? outcome.booking_id}
          />
        ))}
      </div>
      <div className="row wrap retnext">
        <ButtonLink to="/bookings" look="primary">
          {t('list.title')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('bulkReturn.again')}</Button>
      </div>
    </section>
  );
}

function Outcome({ outcome, title }: { readonly outcome: BulkOutcome; readonly title: string }) {
  const { t } = useTranslation('bookings');
  const act = useActOnBooking();
  const { say, sayError } = useFlash();
  const [undone, setUndone] = useState(false);
  if (!outcome.ok) {
    return (
      <div className="res">
        <Glyph state="overdue" />
        <span className="grow">
          <b className="blk">{title}</b>
          <span className="sm t2">{outcome.message}</span>
        </span>
        <ButtonLink to={`/bookings/${outcome.booking_id}`} small>
          {t('complete.see')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="res">
      <Icon of={IconCheck} size="s" />
      <span className="grow">
        <b className="blk">{title}</b>
        <span className="sm t2">{t(undone ? 'returned.undone' : 'state.returned')}</span>
      </span>
      {!undone && (
        <Button
          small
          busy={act.isPending}
          onClick={() =>
            act.mutate(
              { id: outcome.booking_id, act: 'revert_return' },
              {
                onSuccess: () => {
                  setUndone(true);
                  say(t('returned.undone'));
                },
                onError: sayError,
              },
            )
          }
        >
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
