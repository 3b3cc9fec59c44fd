import { forbidden, notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { StocktakingPeriod } from '../domain/stocktaking/period';
import type { Viewer } from './ports';
import { Stocktakings, type StockGroup } from './ports/stocktaking';
import { RefreshReplicas } from './refresh-replicas';

type SignedIn = Viewer & { readonly userId: string };

/** Checks access to stocktakings: the account that owns the group, its managers, and group owners. */
@Injectable()
export class StocktakingAccess {
  constructor(
    private readonly stocktakings: Stocktakings,
    private readonly missing: RefreshReplicas,
  ) {}

  /**
   * A group that the caller runs.
   * @throws DomainError `forbidden` for its members, `not_found` for others
   */
  async group(groupId: string, viewer: SignedIn, call: Call): Promise<StockGroup> {
    return this.check(groupId, viewer, call, () => notFound('group', groupId));
  }

  /** A period of a group that the caller runs. @throws DomainError as for the group */
  async period(id: string, viewer: SignedIn, call: Call): Promise<StocktakingPeriod> {
    const period = await this.stocktakings.period(id);
    if (!period) throw notFound('stocktaking_period', id);
    await this.check(period.groupId, viewer, call, () => notFound('stocktaking_period', id));
    return period;
  }

  /** Returns the requested period of this group, if any. @throws DomainError `not_found` */
  async periodIn(groupId: string, id: string | undefined): Promise<StocktakingPeriod | null> {
    if (id === undefined) return null;
    const period = await this.stocktakings.period(id);
    if (period?.groupId !== groupId) throw notFound('stocktaking_period', id);
    return period;
  }

  async check(groupId: string, viewer: SignedIn, call: Call, absent: () => Error): Promise<StockGroup> {
    let group = await this.stocktakings.group(groupId, viewer);
    // A counting person has often just become an owner of the group.
    if (!group?.runs && (await this.missing.person(viewer.userId, call.now)))
      group = await this.stocktakings.group(groupId, viewer);
    if (!group?.runs && !group?.belongs) throw absent();
    if (!group.runs) throw forbidden();
    return group;
  }
}
