import { Module } from '@nestjs/common';
import { ApplySubscription } from '../app/seats/apply-subscription';
import { FindAccount } from '../app/seats/find-account';
import { GetSeats } from '../app/seats/get-seats';
import { ResolveAccounts } from '../app/seats/resolve-accounts';
import { NotifyNoSeat } from '../app/seats/notify-no-seat';
import { OnSubscriptionChanged } from '../events/on-subscription-changed';
import { SeatsController } from '../grpc/seats/seats.controller';
import { GroupsModule } from './groups.module';

/** Seats of an account's plan. */
@Module({
  imports: [GroupsModule],
  controllers: [SeatsController],
  providers: [ApplySubscription, FindAccount, GetSeats, ResolveAccounts, NotifyNoSeat, OnSubscriptionChanged],
  exports: [NotifyNoSeat],
})
export class SeatsModule {}
