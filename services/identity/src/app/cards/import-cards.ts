import { Injectable } from '@nestjs/common';
import { accountHolder, unwrap, type Call, refused } from '@kashikari/kernel';
import { readPermission } from '../../domain/cards/card';
import {
  byLine,
  checkRows,
  overInvited,
  type CardRow,
  type CardRowFault,
} from '../../domain/cards/card-rows';
import { overLimit } from '../../domain/seats/seats';
import { CardMinter } from './card-minter';
import { GetGroup } from '../groups/get-group';
import { UnitOfWork } from '../ports';

export interface CardSheet {
  /** Id or slug. */
  readonly groupId: string;
  readonly rows: readonly CardRow[];
  /** Computes the result without storing it. */
  readonly dryRun: boolean;
  /** Permission of all cards; empty is `book`. */
  readonly permission: string;
}

export interface CardImportResult {
  readonly faults: readonly CardRowFault[];
  /** Cards that were made, or would be. */
  readonly count: number;
  /** Rows that find no seat in the plan. */
  readonly overLimit: number;
  /** Seats of the account before; null is no limit. */
  readonly limit: number | null;
  readonly used: number;
}

/** Creates a card for each row of a sheet. All faults are reported; if there is one, nothing is written. */
@Injectable()
export class ImportCards {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getGroup: GetGroup,
    private readonly minter: CardMinter,
  ) {}

  async run({ groupId, rows, dryRun, permission }: CardSheet, call: Call): Promise<CardImportResult> {
    const makerId = accountHolder(call);
    const { id } = await this.getGroup.whereMay('manage_members', groupId, call);
    const { most } = this.minter;
    if (rows.length === 0) throw refused('card.no_rows', undefined, 'file');
    if (rows.length > most) throw refused('card.too_many', { max: most }, 'file');
    const all = unwrap(readPermission(permission || 'book'));
    return this.works.once(call, async (work) => {
      const press = await this.minter.hold(id, makerId, work);
      const numbers = rows.map(({ managementId }) => managementId).filter(Boolean);
      const taken = new Set(await work.cards.taken(id, numbers));
      const highest = await work.cards.highest(id);
      const { lines, faults: misread } = checkRows(rows, { taken, highest }, all);
      const drafts = lines.map(({ draft }) => draft);
      const invited = await this.minter.invited(press, drafts, work);
      const over = lines.filter(({ draft }) => invited.get(draft)?.isOver);
      const faults = [...misread, ...over.map(({ line }) => overInvited(line))].sort(byLine);
      const { limit, used } = press.seats;
      const told = {
        faults,
        count: drafts.length - over.length,
        overLimit: overLimit(press.seats, rows.length),
        limit,
        used,
      };
      if (faults.length > 0 || dryRun) return told;
      await this.minter.issue(press, drafts, invited, work, call);
      return told;
    });
  }
}
