import type { Actor, Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import {
  Database,
  holdPresent,
  idempotent,
  Jobs,
  newId,
  sqlOf,
  type SqlTx,
  type Tx,
} from '@kashikari/platform';
import type { Page } from '../../app/ports';
import { Imports, type ImportRow, type NewImport, type RowChange } from '../../app/ports/imports';
import type { Listed } from '../../app/ports/voices';
import { countsOf, KEPT_FOR, MAX_OPEN, refuseUnlessOpen, type Import } from '../../domain/imports/import';
import type { RowOutcome } from '../../domain/imports/rehearse';
import type { Id } from '../../domain/ids';
import { JOBS } from './import-jobs';
import {
  importOf,
  ROW_COLUMNS,
  rowOf,
  SELECT_IMPORT,
  type ImportRecord,
  type RowRecord,
} from './import-rows';
import { ImportWork } from './import-work';

const INSERT_ROWS = `
  insert into goods_import_row (import_id, row, cells, misread)
  select $1, row, cells, misread from jsonb_to_recordset($2::jsonb) as r (row int, cells jsonb, misread jsonb)`;

/** Other book data replaces what a catalog has filled before, and no cell that people have filled. */
const CHANGE_ROW = `
  update goods_import_row set left_out = $4,
     misread = case when $4 or $3::jsonb = '{}'::jsonb then misread else '[]' end,
     cells = case when $5::jsonb is null then cells when book_source <> '' then cells || ($5::jsonb -> 'cells')
       else ($5::jsonb -> 'cells') || jsonb_strip_nulls((select coalesce(jsonb_object_agg(key, nullif(btrim(value), '')), '{}')
         from jsonb_each_text(cells))) end || $3::jsonb,
     notes = coalesce($5::jsonb -> 'notes', notes), book_source = coalesce($5::jsonb ->> 'bookSource', book_source)
   where import_id = $1 and row = $2 returning row`;

/** All but the newest. */
const DELETE_SURPLUS = `
  delete from goods_import where id in (
    select id from goods_import where account_id = $1 and state <> 'applied' and state <> 'applying'
    order by id desc offset $2)`;

@Injectable()
export class PgImports extends Imports {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly work: ImportWork,
  ) {
    super();
  }

  create(sheet: NewImport, call: Call): Promise<Import> {
    return idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      const id = newId();
      const expiresAt = call.now + KEPT_FOR;
      await tx.read(
        `insert into goods_import (id, account_id, kind, state, defaults, columns, encoding, counts, row_count, created_at,
           expires_at) values ($1, $2, $3, 'reading', $4, $5, $6, '{}', $7, $8, $9)`,
        [
          ...[id, sheet.accountId, sheet.kind, JSON.stringify(sheet.defaults), sheet.columns, sheet.encoding],
          ...[sheet.rows.length, new Date(call.now), new Date(expiresAt)],
        ],
      );
      await tx.read(INSERT_ROWS, [id, JSON.stringify(sheet.rows)]);
      await tx.read(DELETE_SURPLUS, [sheet.accountId, MAX_OPEN]);
      await this.jobs.schedule(
        tx,
        { kind: sheet.needsBooks ? JOBS.books : JOBS.read, key: id, dueAt: call.now },
        { kind: JOBS.sweep, key: id, dueAt: expiresAt },
      );
      const made = await tx.one<ImportRecord>(`${SELECT_IMPORT} where id = $1`, [id]);
      return importOf(made!);
    });
  }

  async find(id: Id, accountId: Id): Promise<Import | undefined> {
    const record = await this.db.one<ImportRecord>(`${SELECT_IMPORT} where id = $1 and account_id = $2`, [
      id,
      accountId,
    ]);
    return record && importOf(record);
  }

  async rows(
    id: Id,
    which: RowOutcome | 'noted' | undefined,
    { page, perPage }: Page,
  ): Promise<Listed<ImportRow>> {
    const where = `import_id = $1 and ($2::text is null or outcome = $2 or $2 = 'noted' and notes <> '[]')`;
    const rows = await this.db.read<RowRecord>(
      `select ${ROW_COLUMNS} from goods_import_row where ${where} order by row limit $3 offset $4`,
      [id, which ?? null, perPage, (page - 1) * perPage],
    );
    const counted = await this.db.one<{ total: number }>(
      `select count(*)::int as total from goods_import_row where ${where}`,
      [id, which ?? null],
    );
    return { items: rows.map(rowOf), total: counted?.total ?? 0 };
  }

  changeRow(id: Id, accountId: Id, change: RowChange, call: Call): Promise<Import | undefined> {
    return this.db.transaction(async (tx) => {
      const one = await locked(tx, id, accountId);
      if (!one) return undefined;
      refuseUnlessOpen(one);
      const changed = await tx.read(CHANGE_ROW, [
        ...[id, change.row, JSON.stringify(change.cells), change.leftOut],
        change.book ? JSON.stringify(change.book) : null,
      ]);
      if (changed.length === 0) return undefined;
      return this.rehearsed(tx, one, call.now);
    });
  }

  order(id: Id, accountId: Id, mayApply: (one: Import) => boolean, now: number): Promise<Import | undefined> {
    return this.db.transaction(async (tx) => {
      const one = await locked(tx, id, accountId);
      if (!one || !mayApply(one)) return one;
      await this.jobs.schedule(tx, { kind: JOBS.apply, key: id, dueAt: now });
      return write(tx, { ...one, state: 'applying', failure: null });
    });
  }

  delete(id: Id, accountId: Id, check: (one: Import) => void): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const one = await locked(tx, id, accountId);
      if (!one) return false;
      check(one);
      await this.sweep(tx, id);
      return true;
    });
  }

  async rehearse(within: Tx, id: Id, now: number): Promise<void> {
    const tx = sqlOf(within);
    const one = await locked(tx, id);
    if (one?.state === 'reading') await this.rehearsed(tx, one, now);
  }

  async apply(within: Tx, id: Id, now: number): Promise<void> {
    const tx = sqlOf(within);
    const one = await locked(tx, id);
    if (one?.state !== 'applying') return;
    const outcome = await this.work.tried(tx, () => this.work.apply(tx, one, actorOf(one), now));
    if ('failure' in outcome) await write(tx, { ...one, ...outcome, state: 'failed' });
    else {
      await write(tx, { ...one, counts: countsOf(outcome.rows), state: 'applied', appliedAt: now });
      if (one.columns.includes('image_urls'))
        await this.jobs.schedule(tx, { kind: JOBS.pictures, key: id, dueAt: now });
    }
  }

  async sweep(within: Tx, id: Id): Promise<void> {
    await sqlOf(within).read('delete from goods_import where id = $1', [id]);
  }

  private async rehearsed(tx: SqlTx, one: Import, now: number): Promise<Import> {
    const outcome = await this.work.tried(tx, () => this.work.rehearse(tx, one, actorOf(one), now));
    if ('failure' in outcome) return write(tx, { ...one, ...outcome, state: 'failed' });
    return write(tx, { ...one, counts: countsOf(outcome.rows), state: 'ready', failure: null });
  }
}

/** Returns the account that rehearses and applies an import; its rights are read again each time. */
const actorOf = ({ accountId }: Import): Actor => ({ kind: 'user', userId: accountId });

async function locked(tx: SqlTx, id: Id, accountId?: Id): Promise<Import | undefined> {
  const record = await tx.one<ImportRecord>(
    `${SELECT_IMPORT} where id = $1 and ($2::uuid is null or account_id = $2) for no key update`,
    [id, accountId ?? null],
  );
  return record && importOf(record);
}

async function write(tx: SqlTx, one: Import): Promise<Import> {
  await tx.read(
    'update goods_import set state = $2, counts = $3, failure = $4, applied_at = $5 where id = $1',
    [
      ...[one.id, one.state, JSON.stringify(one.counts), one.failure && JSON.stringify(one.failure)],
      one.appliedAt === null ? null : new Date(one.appliedAt),
    ],
  );
  return one;
}
