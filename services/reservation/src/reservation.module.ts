import { Module } from '@nestjs/common';
import { BulkCreateBookings } from './app/bulk-create-bookings';
import { BulkReturnBookings } from './app/bulk-return-bookings';
import { CancelBooking } from './app/cancel-booking';
import { CloseDispute } from './app/close-dispute';
import { CountLiveBookings } from './app/count-live-bookings';
import { CreateBooking } from './app/create-booking';
import { ExtendBooking } from './app/extend-booking';
import { BookingStarts } from './app/booking-starts';
import { BookingEnds } from './app/booking-ends';
import { GetBooking } from './app/get-booking';
import { GetSchedules } from './app/get-schedules';
import { HandOverBooking } from './app/hand-over-booking';
import { HelpRefusal } from './app/help-refusal';
import { Learn } from './app/learn';
import { ListBookings } from './app/list-bookings';
import { OpenDispute } from './app/open-dispute';
import * as ports from './app/ports';
import { PreviewExtension } from './app/preview-extension';
import { ReceiveBooking } from './app/receive-booking';
import { ReturnBooking } from './app/return-booking';
import { RevertHandOver } from './app/revert-hand-over';
import { RevertReturn } from './app/revert-return';
import { TakeInFacts } from './app/take-in-facts';
import { UpdateBooking } from './app/update-booking';
import { ServiceSources } from './clients/sources';
import { BookingEndJob } from './events/booking-end.job';
import { BookingStartJob } from './events/booking-start.job';
import { OnGoodChanged } from './events/on-good-changed';
import { OnGroupChanged } from './events/on-group-changed';
import { OnManagerChanged } from './events/on-manager-changed';
import { OnMembershipChanged } from './events/on-membership-changed';
import { OnUserChanged } from './events/on-user-changed';
import { ChangeBookingsController } from './grpc/change-bookings.controller';
import { CreateBookingsController } from './grpc/create-bookings.controller';
import { DisputesController } from './grpc/disputes.controller';
import { ReadBookingsController } from './grpc/read-bookings.controller';
import { ReplicaController } from './grpc/replica.controller';
import { ReturnBookingsController } from './grpc/return-bookings.controller';
import { SchedulesController } from './grpc/schedules.controller';
import { BookingRepository } from './store/booking.repository';
import { BookingViewsStore } from './store/booking.views';
import { CopiesStore } from './store/copies';
import { FollowingBookingsStore } from './store/following-bookings';
import { LinesStore } from './store/lines';
import { LiveBookingsStore } from './store/live-bookings';
import { ScheduleViewsStore } from './store/schedule.views';
import { RememberedTerms } from './store/terms-cache';

/** The only file that knows every room. */
@Module({
  controllers: [
    CreateBookingsController,
    ReadBookingsController,
    ChangeBookingsController,
    ReturnBookingsController,
    DisputesController,
    SchedulesController,
    ReplicaController,
  ],
  providers: [
    { provide: ports.Bookings, useClass: BookingRepository },
    { provide: ports.BookingViews, useClass: BookingViewsStore },
    { provide: ports.Schedules, useClass: ScheduleViewsStore },
    { provide: ports.LiveBookings, useClass: LiveBookingsStore },
    { provide: ports.TermsCache, useClass: RememberedTerms },
    { provide: ports.Copies, useClass: CopiesStore },
    { provide: ports.FollowingBookings, useClass: FollowingBookingsStore },
    { provide: ports.Lines, useClass: LinesStore },
    { provide: ports.Sources, useClass: ServiceSources },
    ...[BookingEnds, BookingEndJob, BookingStarts, BookingStartJob, PreviewExtension],
    ...[
      BulkCreateBookings,
      BulkReturnBookings,
      CancelBooking,
      CloseDispute,
      CountLiveBookings,
      CreateBooking,
    ],
    ...[
      ExtendBooking,
      GetBooking,
      GetSchedules,
      HandOverBooking,
      HelpRefusal,
      Learn,
      ListBookings,
      OpenDispute,
    ],
    ...[ReceiveBooking, ReturnBooking, RevertHandOver, RevertReturn, TakeInFacts, UpdateBooking],
    ...[OnGoodChanged, OnGroupChanged, OnManagerChanged, OnMembershipChanged, OnUserChanged],
  ],
})
export class ReservationModule {
  /** Services that it calls. */
  static readonly calls = ['catalog', 'identity'];
}
