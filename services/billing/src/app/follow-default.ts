import { Injectable } from '@nestjs/common';
import { Operator, Subscriptions } from './ports';

/** DEFAULT_PLAN may be another one since the last start: whoever has the default plan has the new one. */
@Injectable()
export class FollowDefault {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly operator: Operator,
  ) {}

  async run(now: number): Promise<void> {
    while ((await this.subscriptions.follow(this.operator.defaultPlan, now)) > 0);
  }
}
