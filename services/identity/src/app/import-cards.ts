import { Injectable } from '@nestjs/common';
import { accountHolder, unwrap, type Call } from '@kashikari/kernel';
import { readPermission } from '../domain/card';
import { checkRows, type CardRow, type CardRowFault } from '../domain/card-rows';
import { overLimit } from '../domain/seats';
import { CardPress } from './card-press';
import { GetGroup } from './get-group';
import { UnitOfWork } from './ports';
import { refusal } from './refusing';

export interface CardSheet {
  /** Id or slug. */
  readonly groupId: string;
  readonly rows: readonly CardRow[];
  /** Only says what would happen. */
  readonly dryRun: boolean;
  /** Of all cards; empty is `book`. */
  readonly permission: string;
}

export interface Imported {
  readonly faults: readonly CardRowFault[];
  /** Cards that were made, or would be. */
  readonly count: number;
  /** Rows that find no seat in the plan. */
  readonly overLimit: number;
  /** Seats of the account before; null is no limit. */
  readonly limit: number | null;
  readonly used: number;
}

/** Makes a card of each row of a sheet. Every fault is told; where there is one, nothing is written. */
@Injectable()
export class ImportCards {
  constructor(
    private readonly works: UnitOfWork,
    private readonly getGroup: GetGroup,
    private readonly press: CardPress,
  ) {}

  async run({ groupId, rows, dryRun, permission }: CardSheet, call: Call): Promise<Imported> {
    accountHolder(call);
    const { id } = await this.getGroup.whereMay('manage_members', groupId, call);
    const { most } = this.press;
    if (rows.length === 0) throw refusal('invalid', 'card.no_rows', 'file');
    if (rows.length > most) throw refusal('invalid', 'card.too_many', 'file', { max: most });
    const all = unwrap(readPermission(permission || 'book'));
    return this.works.once(call, async (work) => {
      const press = await this.press.hold(id, work);
      const numbers = rows.map(({ managementId }) => managementId).filter(Boolean);
      const taken = new Set(await work.cards.taken(id, numbers));
      const highest = await work.cards.highest(id);
      const { drafts, faults } = checkRows(rows, { taken, highest }, all);
      const { limit, used } = press.seats;
      const told = {
        faults,
        count: drafts.length,
        overLimit: overLimit(press.seats, rows.length),
        limit,
        used,
      };
      if (faults.length > 0 || dryRun) return told;
      await this.press.issue(press, drafts, work, call);
      return told;
    });
  }
}
