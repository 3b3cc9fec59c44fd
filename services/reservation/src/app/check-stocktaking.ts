import { dayOf, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { filterChecks } from '../domain/stocktaking/check';
import { signedIn } from './callers';
import {
  StockCatalog,
  StockChecks,
  type AskedCheck,
  type CheckPage,
  type CountScope,
} from './ports/stocktaking';
import { StocktakingAccess } from './stocktaking-access';

/** Compares what was counted with what should be there. */
@Injectable()
export class CheckStocktaking {
  constructor(
    private readonly checks: StockChecks,
    private readonly catalog: StockCatalog,
    private readonly access: StocktakingAccess,
  ) {}

  async run(
    { groupId, periodId, day, goodId, page, perPage, ...filter }: AskedCheck,
    call: Call,
  ): Promise<CheckPage> {
    const { id, zone } = await this.access.group(groupId, signedIn(call.actor), call);
    const period = await this.access.periodIn(id, periodId);
    const ofFolders = period?.closedAt === null && period.folderIds.length > 0;
    const goodIds = ofFolders ? await this.catalog.goodsIn(period.folderIds, call) : null;
    const scope: CountScope = period
      ? { groupId: id, period }
      : { groupId: id, period: null, day: day ?? dayOf(call.now, zone) };
    const all = await this.checks.of({ scope, goodIds, goodId: goodId ?? null, now: call.now });
    const { checks, totals } = filterChecks(all, filter);
    const from = (page - 1) * perPage;
    return {
      checks: checks.slice(from, from + perPage),
      ...{ total: checks.length, totals, zone },
      day: scope.period ? null : scope.day,
    };
  }
}
