import { SettingsToken, StockController } from '@kashikari/platform';
import { Module } from '@nestjs/common';
import { AnswerWait } from './app/answer-wait';
import { BookingNotes } from './app/booking-notes';
import { BulkCreateBookings } from './app/bulk-create-bookings';
import { BulkChangeBookings } from './app/bulk-change-bookings';
import { ChangeBooking } from './app/change-booking';
import { CountLiveBookings } from './app/count-live-bookings';
import { ListCompanions } from './app/list-companions';
import { CountMemberBookings } from './app/count-member-bookings';
import { ListNextBookings } from './app/list-next-bookings';
import { CountUnreadMessages } from './app/count-unread-messages';
import { CancelSeries } from './app/cancel-series';
import { CreateRecurringBookings } from './app/create-recurring-bookings';
import { CreateBookings } from './app/create-bookings';
import { ImportBooking } from './app/import-booking';
import { CheckStocktaking } from './app/check-stocktaking';
import { ManageStocktakingPeriods } from './app/manage-stocktaking-periods';
import { ManageStocktakings } from './app/manage-stocktakings';
import { SettleStocktaking } from './app/settle-stocktaking';
import { StocktakingAccess } from './app/stocktaking-access';
import { CreateMessage } from './app/create-message';
import { CreateWait } from './app/create-wait';
import { ExportBookings } from './app/export-bookings';
import { ExtendBooking } from './app/extend-booking';
import { BookingStarts } from './app/booking-starts';
import { BookingEnds } from './app/booking-ends';
import { GetChangeQuote } from './app/get-change-quote';
import { GetDay } from './app/get-day';
import { GetRecords } from './app/get-records';
import { GetUsage } from './app/get-usage';
import { ListIdleGoods } from './app/list-idle-goods';
import { FollowPayments } from './app/follow-payments';
import { GetBooking } from './app/get-booking';
import { GetQuote } from './app/get-quote';
import { GetSchedules } from './app/get-schedules';
import { SuggestAlternatives } from './app/suggest-alternatives';
import { RefreshReplicas } from './app/refresh-replicas';
import { ManageFeeds } from './app/manage-feeds';
import { ReadFeed } from './app/read-feed';
import { ListBookings } from './app/list-bookings';
import { ListMessages } from './app/list-messages';
import { ListOwnMessages } from './app/list-own-messages';
import { ListNotesAbout } from './app/list-notes-about';
import { ListUnreadForMail } from './app/list-unread-for-mail';
import { ListWaits } from './app/list-waits';
import { MarkMessagesRead } from './app/mark-messages-read';
import * as ports from './app/ports';
import { BookingReminders, Reach } from './app/ports/booking-reminders';
import { DayViews } from './app/ports/day-views';
import { StockCatalog, StockChecks, StockDecisions, Stocktakings } from './app/ports/stocktaking';
import { UsageViews } from './app/ports/usage-views';
import { Messages, Office } from './app/ports/messages';
import { Notes } from './app/ports/notes';
import { PersonalWords } from './app/ports/personal-words';
import { Waits, WaitViews } from './app/ports/waits';
import { PreviewExtension } from './app/preview-extension';
import { Reminders } from './app/ports/reminders';
import { PaymentCopies, Payments } from './app/ports/payments';
import { RemindBooking } from './app/remind-booking';
import { RemindBorrowers } from './app/remind-borrowers';
import { ApplyReplicas } from './app/apply-replicas';
import { KnownTerms } from './app/known-terms';
import { PushPayments } from './app/push-payments';
import { UpdateBooking } from './app/update-booking';
import { WaitTimes } from './app/wait-times';
import { BillingPayments } from './clients/billing-payments';
import { NotifyReach } from './clients/notify-reach';
import { GrpcStockCatalog } from './clients/stock-catalog';
import { ServiceSources } from './clients/sources';
import { BookingEndJob } from './events/booking-end.job';
import { BookingStartJob } from './events/booking-start.job';
import { OnGoodChanged } from './events/on-good-changed';
import { OnGroupChanged } from './events/on-group-changed';
import { OnManagerChanged } from './events/on-manager-changed';
import { OnMembershipChanged } from './events/on-membership-changed';
import { OnPaymentChanged } from './events/on-payment-changed';
import { OnUserChanged } from './events/on-user-changed';
import { ReminderLookJob } from './events/reminder-look.job';
import { ReminderPlanJob } from './events/reminder-plan.job';
import { WaitAnswerJob } from './events/wait-answer.job';
import { WaitLookJob } from './events/wait-look.job';
import { WaitOverJob } from './events/wait-over.job';
import { BookingMapper } from './grpc/booking-message';
import { BookingNotesController } from './grpc/booking-notes.controller';
import { BookingActsController } from './grpc/booking-acts.controller';
import { ChangeBookingsController } from './grpc/change-bookings.controller';
import { CreateBookingsController } from './grpc/create-bookings.controller';
import { RecurringBookingsController } from './grpc/recurring-bookings.controller';
import { DaysController } from './grpc/days.controller';
import { RecordsController } from './grpc/records.controller';
import { UsageController } from './grpc/usage.controller';
import { UsageReportsController } from './grpc/usage-reports.controller';
import { DisputesController } from './grpc/disputes.controller';
import { MessagesController } from './grpc/messages.controller';
import { FeedsController } from './grpc/feeds.controller';
import { QuotesController } from './grpc/quotes.controller';
import { ReadBookingsController } from './grpc/read-bookings.controller';
import { RemindersController } from './grpc/reminders.controller';
import { ReplicaController } from './grpc/replica.controller';
import { ReturnBookingsController } from './grpc/return-bookings.controller';
import { SchedulesController } from './grpc/schedules.controller';
import { StocktakingsController } from './grpc/stocktakings.controller';
import { StocktakingPeriodsController } from './grpc/stocktaking-periods.controller';
import { WaitsController } from './grpc/waits.controller';
import { SETTINGS, type ReservationSettings } from './settings';
import { Feeds } from './app/ports/feeds';
import { FeedSecrets } from './store/people/feed-secrets';
import { PgFeeds } from './store/people/feeds.repository';
import { PgBookings } from './store/booking/bookings.repository';
import { PgBookingViews } from './store/booking/bookings.views';
import { PgDayViews } from './store/booking/day.views';
import { PgUsageViews } from './store/usage/usage.views';
import { PgPaymentCopies } from './store/goods/payment-copies.repository';
import { PgReplicas } from './store/goods/replicas.repository';
import { PgCompanions } from './store/goods/companions.views';
import { PgEqualGoods } from './store/goods/equal-goods.views';
import { PgFollowingBookings } from './store/line/following-bookings.repository';
import { BookBatch } from './store/book/book-batch';
import { GoodQueue } from './store/book/good-queue';
import { KeptRefusals } from './store/book/kept-refusals';
import { PgLines } from './store/line/lines.repository';
import { PgLiveBookings } from './store/booking/live-bookings.views';
import { PgRecordViews } from './store/usage/records.views';
import { PgMemberBookingsViews } from './store/booking/member-bookings.views';
import { PgMessages } from './store/messages/messages.repository';
import { PgNotes } from './store/booking/notes.repository';
import { PgPersonalWords } from './store/people/personal-words.repository';
import { PgBookingReminders } from './store/reminders/booking-reminders.repository';
import { PgReminders } from './store/reminders/reminders.repository';
import { PgSchedules } from './store/goods/schedules.views';
import { PgTermsCache } from './store/goods/terms-cache.views';
import { BookingStock, WaitStock } from './store/stock/reservation-stock';
import { PgStockChecks } from './store/stocktaking/check.views';
import { PgStockDecisions } from './store/stocktaking/decisions.repository';
import { PgStocktakings } from './store/stocktaking/stocktakings.repository';
import { PgWaits } from './store/waits/waits.repository';
import { PgWaitViews } from './store/waits/waits.views';
import { USAGE_REPORTS } from './usage-reports.providers';

/** The only file that knows every room. */
@Module({
  controllers: [
    CreateBookingsController,
    ReadBookingsController,
    QuotesController,
    DaysController,
    ...[RecordsController, UsageController, UsageReportsController],
    RecurringBookingsController,
    FeedsController,
    BookingActsController,
    ChangeBookingsController,
    ReturnBookingsController,
    DisputesController,
    RemindersController,
    MessagesController,
    BookingNotesController,
    SchedulesController,
    ReplicaController,
    WaitsController,
    StockController,
    ...[StocktakingPeriodsController, StocktakingsController],
  ],
  providers: [
    { provide: ports.Bookings, useClass: PgBookings },
    { provide: ports.BookingViews, useClass: PgBookingViews },
    { provide: DayViews, useClass: PgDayViews },
    { provide: UsageViews, useClass: PgUsageViews },
    ...USAGE_REPORTS,
    { provide: ports.Schedules, useClass: PgSchedules },
    { provide: ports.EqualGoods, useClass: PgEqualGoods },
    { provide: ports.Companions, useClass: PgCompanions },
    { provide: ports.LiveBookings, useClass: PgLiveBookings },
    { provide: ports.MemberBookingsViews, useClass: PgMemberBookingsViews },
    { provide: ports.RecordViews, useClass: PgRecordViews },
    { provide: ports.TermsCache, useClass: PgTermsCache },
    { provide: ports.Replicas, useClass: PgReplicas },
    { provide: ports.FollowingBookings, useClass: PgFollowingBookings },
    { provide: ports.Lines, useClass: PgLines },
    {
      provide: Office,
      inject: [SettingsToken],
      useFactory: ({ OFFICE_ACCOUNT_ID }: ReservationSettings) => new Office(OFFICE_ACCOUNT_ID ?? null),
    },
    { provide: Messages, useClass: PgMessages },
    { provide: Notes, useClass: PgNotes },
    { provide: ports.Sources, useClass: ServiceSources },
    { provide: Waits, useClass: PgWaits },
    { provide: WaitViews, useClass: PgWaitViews },
    { provide: Reminders, useClass: PgReminders },
    { provide: BookingReminders, useClass: PgBookingReminders },
    { provide: Reach, useClass: NotifyReach },
    { provide: Payments, useClass: BillingPayments },
    { provide: PaymentCopies, useClass: PgPaymentCopies },
    ...[FollowPayments, GetChangeQuote, GetQuote, PushPayments],
    BookingMapper,
    RemindBooking,
    { provide: PersonalWords, useClass: PgPersonalWords },
    ...[RemindBorrowers, ReminderLookJob, ReminderPlanJob],
    BookBatch,
    GoodQueue,
    KeptRefusals,
    ...[AnswerWait, CreateWait, ListWaits, WaitTimes, WaitAnswerJob, WaitLookJob, WaitOverJob],
    { provide: Stocktakings, useClass: PgStocktakings },
    ...[BookingStock, WaitStock],
    { provide: StockChecks, useClass: PgStockChecks },
    { provide: StockDecisions, useClass: PgStockDecisions },
    { provide: StockCatalog, useClass: GrpcStockCatalog },
    ...[CheckStocktaking, ManageStocktakingPeriods, ManageStocktakings, SettleStocktaking, StocktakingAccess],
    { provide: Feeds, useClass: PgFeeds },
    ...[FeedSecrets, ManageFeeds, ReadFeed],
    ...[BookingEnds, BookingEndJob, BookingStarts, BookingStartJob, PreviewExtension],
    ...[
      BulkCreateBookings,
      BulkChangeBookings,
      ChangeBooking,
      CountLiveBookings,
      CountMemberBookings,
      CreateBookings,
      ImportBooking,
      ListNextBookings,
    ],
    ...[
      CancelSeries,
      CreateRecurringBookings,
      ExportBookings,
      ExtendBooking,
      GetBooking,
      GetDay,
      GetSchedules,
      GetRecords,
      GetUsage,
      ListCompanions,
      ListIdleGoods,
      SuggestAlternatives,
      RefreshReplicas,
      ListBookings,
    ],
    ...[ApplyReplicas, KnownTerms, UpdateBooking],
    BookingNotes,
    ListNotesAbout,
    ...[
      CountUnreadMessages,
      CreateMessage,
      ListMessages,
      ListOwnMessages,
      ListUnreadForMail,
      MarkMessagesRead,
    ],
    ...[
      OnGoodChanged,
      OnGroupChanged,
      OnManagerChanged,
      OnMembershipChanged,
      OnPaymentChanged,
      OnUserChanged,
    ],
  ],
})
export class ReservationModule {
  static readonly settings = SETTINGS;
  static readonly keepsAccounts = true;
  /** Services that it calls. */
  static readonly calls = ['billing', 'catalog', 'identity', 'notify'];
}
