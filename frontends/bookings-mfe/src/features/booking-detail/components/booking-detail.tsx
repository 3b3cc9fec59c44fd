import { PageHeader, RemoteSlot, StateChip, useTranslation } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import type { BookingAnswer, BookingView } from '../../../api/get-booking';
import { useStateWords } from '../../../booking-words';
import { DueTag } from '../../../due-tag';
import { isDue } from '../../../rules/is-due';
import { Acts } from './acts';
import { ExtendPart } from './extend-part';
import { Facts } from './facts';
import { MadeTogether } from './made-together';
import { MoreActs } from './more-acts';
import { NextBookings } from './next-bookings';
import { RangeCard } from './range-card';
import { ReviewLink } from './review-link';
import { Warnings } from './warnings';
import './booking-detail.css';

/** The slots of the booking screen that other features fill. */
export interface Places {
  /** Under the dates. */
  dispute(booking: BookingView): ReactNode;
  /** Under the facts. */
  note(booking: BookingView): ReactNode;
  /** Rendered at the end of the screen. */
  thread(booking: BookingView): ReactNode;
}

/**
 * The booking in the order of importance: its state, its good and dates, its acts. The facts are beside them on wide
 * screens.
 */
export function BookingDetail({ found, dispute, note, thread }: Places & { readonly found: BookingAnswer }) {
  const { t } = useTranslation('bookings');
  const { booking } = found;
  const state = useStateWords(booking);
  const good = found.goods.find(({ id }) => id === booking.good_id);
  const manages = good?.permissions.includes('manage_bookings') ?? false;
  const may = (act: string) => booking.permissions.includes(act);
  return (
    <>
      <PageHeader
        title={booking.good_title || t('gone')}
        back={{ to: '/bookings', label: t('list.title') }}
        actions={<MoreActs booking={booking} />}
      >
        {isDue(booking, Date.now()) ? (
          <DueTag booking={booking} />
        ) : (
          <StateChip state={state.state} chip>
            {state.words}
          </StateChip>
        )}
      </PageHeader>
      <RangeCard found={found} />
      <Warnings booking={booking} />
      {dispute(booking)}
      <div className="bd2">
        <div>
          <Acts booking={booking} />
          <ReviewLink found={found} />
          {may('extend') && (
            <ExtendPart booking={booking} manages={manages} maxDays={good?.max_days ?? null} />
          )}
        </div>
        <div className="bkaside">
          {booking.price !== null && (
            <RemoteSlot remote="payments" slot="booking-payments" props={{ bookingId: booking.id }} />
          )}
          <Facts found={found} />
          <MadeTogether bookings={found.related_bookings} />
          <NextBookings found={found} manages={manages} />
          {note(booking)}
        </div>
      </div>
      {thread(booking)}
    </>
  );
}
