import { Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DEFAULT_LOCALE, SYSTEM } from '@kashikari/kernel';
import { Clock } from '@kashikari/platform';
import { CountViews, Index, Owners, Rebuilds, SearchViews } from './app/ports';
import { GetDailyCounts } from './app/get-daily-counts';
import { RebuildIndex } from './app/rebuild-index';
import { SearchGoods } from './app/search-goods';
import { SuggestGoods } from './app/suggest-goods';
import { GrpcOwners } from './clients/owners';
import { OnBookingChanged } from './events/on-booking-changed';
import { OnGoodChanged } from './events/on-good-changed';
import { OnGroupChanged } from './events/on-group-changed';
import { OnManagerChanged } from './events/on-manager-changed';
import { OnMembershipChanged } from './events/on-membership-changed';
import { OnPaymentChanged } from './events/on-payment-changed';
import { OnPopularityChanged } from './events/on-popularity-changed';
import { OnUserChanged } from './events/on-user-changed';
import { OnWaitChanged } from './events/on-wait-changed';
import { AnalyticsController } from './grpc/analytics.controller';
import { SearchController } from './grpc/search.controller';
import { PgCountViews } from './store/analytics/count.views';
import { PgIndex } from './store/index.repository';
import { PgRebuilds } from './store/rebuilds.repository';
import { PgSearchViews } from './store/search.views';

const EVENTS = [
  OnBookingChanged,
  OnGoodChanged,
  OnGroupChanged,
  OnManagerChanged,
  OnMembershipChanged,
  OnPaymentChanged,
  OnPopularityChanged,
  OnUserChanged,
  OnWaitChanged,
];

/** The index of goods: words, visibility and availability; and counts of lending. */
@Module({
  controllers: [AnalyticsController, SearchController],
  providers: [
    GetDailyCounts,
    SearchGoods,
    SuggestGoods,
    RebuildIndex,
    ...EVENTS,
    { provide: Index, useClass: PgIndex },
    { provide: CountViews, useClass: PgCountViews },
    { provide: Owners, useClass: GrpcOwners },
    { provide: Rebuilds, useClass: PgRebuilds },
    { provide: SearchViews, useClass: PgSearchViews },
  ],
})
export class SearchModule implements OnApplicationBootstrap, OnModuleDestroy {
  static readonly keepsAccounts = true;
  /** Owners of the records that it indexes; called by rebuilds only. */
  static readonly calls = ['billing', 'catalog', 'identity', 'reservation'];

  constructor(
    private readonly rebuilding: RebuildIndex,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.rebuilding.startIfStale({ actor: SYSTEM, now: this.clock.now(), locale: DEFAULT_LOCALE });
  }

  onModuleDestroy(): Promise<void> {
    return this.rebuilding.stop();
  }
}
