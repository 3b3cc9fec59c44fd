import { Module } from '@nestjs/common';
import { FollowAccounts } from './app/follow-accounts';
import { GetSubscription } from './app/get-subscription';
import { ListPlans } from './app/list-plans';
import { Subscriptions } from './app/ports';
import { OnUserChanged } from './events/on-user-changed';
import { PlansController } from './grpc/plans.controller';
import { PgSubscriptions } from './store/subscriptions.repository';

/** What accounts pay for: plans and subscriptions. */
@Module({
  controllers: [PlansController],
  providers: [
    ListPlans,
    GetSubscription,
    FollowAccounts,
    OnUserChanged,
    { provide: Subscriptions, useClass: PgSubscriptions },
  ],
})
export class BillingModule {}
