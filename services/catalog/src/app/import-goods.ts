import { DomainError, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { faultsOf, readRows, type ReadRow, type RowFault } from '../domain/check-import';
import { registerGood } from '../domain/register-good';
import { FetchMissingPeople } from './fetch-missing-people';
import { mentionedIn } from './mentioned-in';
import { Goods, People, type NewGood, type WriteContext } from './ports';
import { seenBy, type SeenGood } from './seen-good';

export interface ImportGoodsCommand {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Writes nothing, and says what is at fault. */
  readonly dryRun: boolean;
  /** Registers what is right, although other rows are not. */
  readonly partial: boolean;
}

export interface ImportResult {
  readonly goods: readonly SeenGood[];
  readonly faults: readonly RowFault[];
}

/** Nothing is written: the transaction goes back with what was found. */
class NothingWritten extends Error {
  constructor(readonly faults: readonly RowFault[]) {
    super('nothing written');
  }
}

/**
 * Registers many goods in one transaction: all, or none when a row is at fault and the caller hasn't said that the
 * others may go in. reservation is not pushed a thousand snapshots; it asks for a good that it doesn't know yet.
 */
@Injectable()
export class ImportGoods {
  constructor(
    private readonly goods: Goods,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
  ) {}

  async run({ rows, dryRun, partial }: ImportGoodsCommand, call: Call): Promise<ImportResult> {
    const { read, faults } = readRows(rows);
    await this.know.actor(call);
    await this.know.groups([...new Set(read.flatMap(({ input }) => input.groupIds ?? []))]);
    const found = [...faults];
    try {
      const { goods, note } = await this.goods.addMany(
        call,
        mentionedIn(...read.map(({ input }) => input)),
        (ids, context) => {
          const made = read.flatMap((row) => this.make(row, ids, context, call, found));
          if (dryRun || (found.length && !partial)) throw new NothingWritten(found);
          return { goods: made, note: inOrder(found) };
        },
      );
      const ties = await this.people.tiesOf(call);
      return { goods: goods.map((good) => seenBy(ties, good)), faults: note };
    } catch (error) {
      if (error instanceof NothingWritten) return { goods: [], faults: inOrder(error.faults) };
      throw error;
    }
  }

  private make(
    { row, input }: ReadRow,
    ids: () => string,
    context: WriteContext,
    { now }: Call,
    found: RowFault[],
  ): NewGood[] {
    try {
      return [registerGood(ids(), input, context, now)];
    } catch (error) {
      // An actor without edit rights is refused as a whole.
      if (error instanceof DomainError && error.refusal.kind === 'no_edit_rights') throw error;
      found.push(...faultsOf(error, row));
      return [];
    }
  }
}

function inOrder(faults: readonly RowFault[]): RowFault[] {
  return [...faults].sort((a, b) => a.row - b.row);
}
