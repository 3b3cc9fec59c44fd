import { notFound, refused, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import {
  changePeriod,
  openPeriod,
  type PeriodChange,
  type StocktakingPeriod,
} from '../domain/stocktaking/period';
import { signedIn, writer } from './callers';
import { StockCatalog, Stocktakings } from './ports/stocktaking';
import { StocktakingAccess } from './stocktaking-access';

export interface NewPeriod {
  readonly id: string;
  readonly groupId: string;
  readonly name: string;
  readonly folderIds: readonly string[];
  readonly place: string;
}

/** Periods of stocktaking: opened, renamed, closed. */
@Injectable()
export class ManageStocktakingPeriods {
  constructor(
    private readonly stocktakings: Stocktakings,
    private readonly catalog: StockCatalog,
    private readonly access: StocktakingAccess,
  ) {}

  async create(asked: NewPeriod, call: Call): Promise<StocktakingPeriod> {
    const viewer = writer(call.actor);
    await this.access.group(asked.groupId, viewer, call);
    const folderIds = [...new Set(asked.folderIds)];
    if (folderIds.length > 0) await this.refuseOthersFolders(asked.groupId, folderIds, call);
    const period: StocktakingPeriod = {
      ...asked,
      folderIds,
      version: 1,
      createdBy: viewer.userId,
      createdAt: call.now,
      closedAt: null,
      closedBy: null,
    };
    return this.stocktakings.addPeriod(period, call, (open) => openPeriod(period, open));
  }

  async list(
    groupId: string,
    page: number,
    perPage: number,
    call: Call,
  ): Promise<{ periods: StocktakingPeriod[]; total: number }> {
    await this.access.group(groupId, signedIn(call.actor), call);
    return this.stocktakings.periods(groupId, page, perPage);
  }

  async change(id: string, change: PeriodChange, call: Call): Promise<StocktakingPeriod> {
    const viewer = writer(call.actor);
    const { folderIds } = await this.access.period(id, viewer, call);
    const goodIds =
      change.closes && folderIds.length > 0 ? await this.catalog.goodsIn(folderIds, call) : null;
    const changed = await this.stocktakings.changePeriod(id, goodIds, call, (period) =>
      changePeriod(period, change, viewer.userId, call.now),
    );
    if (!changed) throw notFound('stocktaking_period', id);
    return changed;
  }

  private async refuseOthersFolders(groupId: string, folderIds: readonly string[], call: Call) {
    const known = await this.catalog.folders(groupId, call);
    if (!folderIds.every((id) => known.includes(id))) throw refused('validation', undefined, 'folder_ids');
  }
}
