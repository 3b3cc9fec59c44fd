import { forbidden, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../domain/booking';
import { signedIn } from './callers';
import { UsageViews, type IdleGood, type UsageScope } from './ports/usage-views';

export interface AskedIdle {
  readonly scope: UsageScope;
  readonly days: number;
  readonly page: number;
  readonly perPage: number;
}

/** Lists goods that were not out for the given number of days, for managers and group owners. */
@Injectable()
export class ListIdleGoods {
  constructor(private readonly views: UsageViews) {}

  async run(
    { scope, days, page, perPage }: AskedIdle,
    { actor, now }: Call,
  ): Promise<{ goods: IdleGood[]; total: number }> {
    if (!(await this.views.mayRead(scope, signedIn(actor)))) throw forbidden();
    return this.views.idle({ scope, since: now - days * DAY_MS, now, page, perPage });
  }
}
