import { dayOf, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { filterChecks, placesOf, type DecidedCheck } from '../domain/stocktaking/check';
import { signedIn } from './callers';
import { NextFlight } from './next-flight';
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
  private readonly looks = new NextFlight<readonly DecidedCheck[]>();

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
    const scope: CountScope = period
      ? { groupId: id, period }
      : { groupId: id, period: null, day: day ?? dayOf(call.now, zone) };
    // Twenty counting people may request the same check every few seconds.
    const question = JSON.stringify([id, period?.id, period?.version, scope.period ? null : scope.day]);
    const all = goodId
      ? await this.look(scope, goodId, call)
      : await this.looks.at(question, () => this.look(scope, null, call));
    const { checks, ...sums } = filterChecks(all, filter);
    const from = (page - 1) * perPage;
    return {
      checks: checks.slice(from, from + perPage),
      ...{ total: checks.length, ...sums, places: placesOf(all), zone },
      day: scope.period ? null : scope.day,
    };
  }

  private async look(scope: CountScope, goodId: string | null, call: Call): Promise<readonly DecidedCheck[]> {
    const { period } = scope;
    const ofFolders = period?.closedAt === null && period.folderIds.length > 0;
    const goodIds = ofFolders ? await this.catalog.goodsIn(period.folderIds, call) : null;
    return this.checks.of({ scope, goodIds, goodId, now: call.now });
  }
}
