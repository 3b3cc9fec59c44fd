import { DomainError, isbnOf, type Actor, type Refusal } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { holdPresent, newId, type SqlTx } from '@kashikari/platform';
import type { References, NewGood, WriteContext } from '../../app/ports';
import { Doubles } from '../../domain/imports/doubles';
import { storedCode } from '../../domain/further-codes';
import { SEVERAL } from '../../domain/imports/cells';
import type { Import } from '../../domain/imports/import';
import { rehearseEdit, type Change } from '../../domain/imports/rehearse-edit';
import { rehearseNew, type Rehearsal, type SheetRow } from '../../domain/imports/rehearse';
import { isId, type Id } from '../../domain/ids';
import { numberKey } from '../../domain/management-number';
import { lendersOf, type ActorTies } from '../../domain/ties';
import { sortInto } from '../goods/folder-places.sql';
import { goodOf, SELECT_GOOD, type GoodRow } from '../goods/good-columns';
import { GoodRows } from '../goods/good-rows';
import { GoodsOutbox } from '../goods/outbox-goods';
import { WriteContexts } from '../goods/write-context';
import { sheetRowOf, type RowRecord } from './import-rows';

const ROWS = 'select row, cells, misread, left_out from goods_import_row where import_id = $1 order by row';

const OUTCOMES = `
  update goods_import_row i set outcome = r.outcome, faults = r.faults, duplicate = r.duplicate, good_id = r."goodId"
    from jsonb_to_recordset($2::jsonb) as r (row int, outcome text, faults jsonb, duplicate jsonb, "goodId" uuid)
   where i.import_id = $1 and i.row = r.row`;

/** Goods that a row could be one too many of. */
const DOUBLES = `
  select id, owner_id as "ownerId", management_id as "managementId", isbn, title from good
   where owner_id = any ($1::uuid[]) and deleted_at is null and isbn = any ($3::text[]) and isbn <> ''
  union all
  select id, owner_id, management_id, isbn, title from good
   where owner_id = any ($1::uuid[]) and deleted_at is null and management_key = any ($2::text[]) and management_key <> ''
   order by id`;

/** Selects goods in id order, so that concurrent transactions that lock them cannot deadlock. */
const NAMED = `
  select ${SELECT_GOOD} from good g
   where g.deleted_at is null and (g.id = any ($1::uuid[])
     or g.owner_id = any ($2::uuid[]) and g.management_key = any ($3::text[]))
   order by g.id`;

type Both = Rehearsal<NewGood> | Rehearsal<Change>;

/** Goes through the rows of an import: by rehearsal and by writing the same, so that the one is what the other will be. */
@Injectable()
export class ImportWork {
  constructor(
    private readonly contexts: WriteContexts,
    private readonly goods: GoodRows,
    private readonly outbox: GoodsOutbox,
  ) {}

  /** Says of each row what becomes of it. */
  async rehearse(tx: SqlTx, one: Import, actor: Actor, now: number): Promise<Both> {
    const sheet = await this.sheetOf(tx, one);
    const found =
      one.kind === 'goods_edit'
        ? await this.edit(tx, sheet, actor, now, '')
        : await this.add(tx, one, sheet, actor, now);
    // A rehearsal writes nothing: the ids of its new goods identify no record.
    const rows = found.rows.map((row) => (row.outcome === 'new' ? { ...row, goodId: undefined } : row));
    await tx.read(OUTCOMES, [one.id, JSON.stringify(rows)]);
    return found;
  }

  /** Writes the goods, and which row became which. */
  async apply(tx: SqlTx, one: Import, actor: Actor, now: number): Promise<Both> {
    await holdPresent(tx, actor);
    const sheet = await this.sheetOf(tx, one);
    const found = await (one.kind === 'goods_edit'
      ? this.writeChanges(tx, sheet, actor, now)
      : this.writeNew(tx, one, sheet, actor, now));
    await tx.read(OUTCOMES, [one.id, JSON.stringify(found.rows)]);
    return found;
  }

  /**
   * Runs `act` and returns a refusal after rolling back to a savepoint. Other errors are thrown, and the job is
   * retried.
   */
  async tried(tx: SqlTx, act: () => Promise<Both>): Promise<Both | { readonly failure: Refusal }> {
    await tx.read('savepoint import');
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await tx.read('rollback to savepoint import');
      return { failure: error.refusal };
    }
  }

  private async sheetOf(tx: SqlTx, { id }: Import): Promise<SheetRow[]> {
    return (await tx.read<RowRecord>(ROWS, [id])).map(sheetRowOf);
  }

  private async writeNew(tx: SqlTx, one: Import, sheet: readonly SheetRow[], actor: Actor, now: number) {
    const found = await this.add(tx, one, sheet, actor, now);
    const goods = await this.goods.insertMany(tx, found.goods);
    await sortInto(
      tx,
      goods.map((after) => ({ after })),
    );
    await this.outbox.changed(tx, ...goods);
    return found;
  }

  private async writeChanges(tx: SqlTx, sheet: readonly SheetRow[], actor: Actor, now: number) {
    const found = await this.edit(tx, sheet, actor, now, 'for no key update of g');
    await sortInto(tx, found.goods);
    const changed = found.goods.filter(({ before, after }) => after.version !== before.version);
    const goods = changed.map(({ after }) => after);
    await this.goods.updateMany(tx, goods);
    await this.outbox.changed(tx, ...goods);
    return found;
  }

  private async add(
    tx: SqlTx,
    { defaults }: Import,
    sheet: readonly SheetRow[],
    actor: Actor,
    now: number,
  ): Promise<Rehearsal<NewGood>> {
    const context = await this.contexts.read(tx, actor, mentioned(sheet, defaults.cells));
    const doubles = await this.doubles(tx, sheet, context.ties);
    return rehearseNew(sheet, defaults, context, doubles, newId, now);
  }

  private async doubles(tx: SqlTx, sheet: readonly SheetRow[], ties: ActorTies): Promise<Doubles> {
    const isbns = distinct(sheet.flatMap(({ cells }) => isbnIn(cells['isbn'])));
    return new Doubles(await tx.read(DOUBLES, [lendersOf(ties), numberKeys(sheet), isbns]));
  }

  /** @param lock of the goods, as SQL */
  private async edit(
    tx: SqlTx,
    sheet: readonly SheetRow[],
    actor: Actor,
    now: number,
    lock: string,
  ): Promise<Rehearsal<Change>> {
    const ties = (await this.contexts.read(tx, actor, {})).ties;
    const ids = sheet.map(({ cells }) => (cells['id'] ?? '').trim().toLowerCase()).filter(isId);
    const rows = await tx.read<GoodRow>(`${NAMED} ${lock}`, [ids, lendersOf(ties), numberKeys(sheet)]);
    const context: WriteContext = await this.contexts.read(tx, actor, mentioned(sheet, {}));
    return rehearseEdit(sheet, rows.map(goodOf), context, now);
  }
}

function mentioned(sheet: readonly SheetRow[], defaults: Readonly<Record<string, string>>): References {
  const cells = [defaults, ...sheet.map((row) => row.cells)];
  const folderIds = cells
    .flatMap(({ folder_ids: ids = '' }) => ids.split(/[\s,]+/))
    .map((id) => id.toLowerCase());
  const numbers = cells.flatMap(({ management_id: number = '' }) => (number ? [number] : []));
  const codes = cells.flatMap(({ codes: cell = '' }) => cell.split(SEVERAL).map(storedCode)).filter(Boolean);
  return {
    numbers: distinct(numbers),
    codes: distinct(codes),
    folderIds: distinct(folderIds).filter(isId) as Id[],
  };
}

const numberKeys = (sheet: readonly SheetRow[]): string[] =>
  distinct(sheet.map(({ cells }) => numberKey(cells['management_id'] ?? ''))).filter(Boolean);

function isbnIn(text = ''): string[] {
  const read = isbnOf(text, { typed: true });
  return 'isbn' in read ? [read.isbn] : [];
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];
