import { Module, type OnApplicationBootstrap, type Provider } from '@nestjs/common';
import { Clock, SettingsToken } from '@kashikari/platform';
import { EndPlan } from './app/end-plan';
import { FollowAccounts } from './app/follow-accounts';
import { FollowDefault } from './app/follow-default';
import { GetSubscription } from './app/get-subscription';
import { ListPlans } from './app/list-plans';
import { LookAtSubscriptions } from './app/look-at-subscriptions';
import { Accounts, Operator, Mailer, PlanRequests, Subscriptions } from './app/ports';
import { RequestPlan } from './app/request-plan';
import { SendPlanMail } from './app/send-plan-mail';
import { SetPlan } from './app/set-plan';
import { Staff } from './app/staff';
import { IdentityAccounts } from './clients/identity-accounts';
import { NotifyMailer } from './clients/notify-mailer';
import { OnUserChanged } from './events/on-user-changed';
import { EndPlanJob } from './events/end-plan.job';
import { SendPlanMailJob } from './events/send-plan-mail.job';
import { PlansController } from './grpc/plans.controller';
import { SETTINGS, type BillingSettings } from './settings';
import { PgPlanRequests } from './store/plan-requests.repository';
import { PgSubscriptions } from './store/subscriptions.repository';

const operator: Provider = {
  provide: Operator,
  useFactory: (settings: BillingSettings): Operator => ({
    defaultPlan: settings.DEFAULT_PLAN,
    staff: settings.STAFF_EMAILS,
    contact: settings.OPERATOR_CONTACT ?? '',
  }),
  inject: [SettingsToken],
};

/** What accounts pay for: plans and subscriptions. */
@Module({
  controllers: [PlansController],
  providers: [
    ...[ListPlans, GetSubscription, SetPlan, Staff, LookAtSubscriptions, RequestPlan],
    ...[FollowAccounts, FollowDefault, EndPlan, SendPlanMail],
    ...[OnUserChanged, EndPlanJob, SendPlanMailJob],
    operator,
    { provide: Subscriptions, useClass: PgSubscriptions },
    { provide: PlanRequests, useClass: PgPlanRequests },
    { provide: Accounts, useClass: IdentityAccounts },
    { provide: Mailer, useClass: NotifyMailer },
  ],
})
export class BillingModule implements OnApplicationBootstrap {
  static readonly settings = SETTINGS;
  static readonly calls = ['identity', 'notify'];

  constructor(
    private readonly followDefault: FollowDefault,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.followDefault.run(this.clock.now());
  }
}
