import { Injectable } from '@nestjs/common';
import type { SqlTx } from '@kashikari/platform';
import type { NewGood } from '../../app/ports';
import type { Good } from '../../domain/good';
import { tagKey } from '../../domain/hashtags';
import type { Id } from '../../domain/ids';
import { Quotas } from './quotas';
import { columnsOf, goodOf, SELECT_GOOD, NO_WORDS_WRITTEN, type GoodRow } from './good-columns';

/**
 * The lender's row is held while one of its goods is added, so that a change of its word on public access either is
 * seen here or sees the new good.
 */
const LENDER_CLOSED = 'select prevent_public_access as closed from account where id = $1 for share';

const LENDERS_CLOSED =
  'select id, prevent_public_access as closed from account where id = any ($1::uuid[]) order by id for share';

/** Assignments that erase every text of a good; applied when its lender is deleted. */
const NO_WORDS = [
  `tags = '{}'`,
  `tag_keys = '{}'`,
  `management_key = ''`,
  `code_keys = '{}'`,
  `label_code = null`,
  `label_hash = ''`,
  ...NO_WORDS_WRITTEN,
].join(', ');

/** Rows of goods: every statement that writes one. */
@Injectable()
export class GoodRows {
  constructor(private readonly quotas: Quotas) {}

  async insert(tx: SqlTx, good: NewGood): Promise<Good> {
    const lender = await tx.one<{ closed: boolean }>(LENDER_CLOSED, [good.ownerId]);
    const lenderClosed = lender?.closed ?? false;
    const columns = { ...columnsOf(good, good.tags.map(tagKey)), lender_closed: lenderClosed };
    const names = Object.keys(columns);
    const values = names.map((_, place) => `$${place + 1}`);
    await tx.read(
      { name: 'good-insert', text: `insert into good (${names.join(', ')}) values (${values.join(', ')})` },
      Object.values(columns),
    );
    await this.quotas.check(tx, [good.ownerId], 'goods');
    return { ...good, lenderClosed };
  }

  /** Many at once: one statement for the lenders, one for the goods. */
  async insertMany(tx: SqlTx, goods: readonly NewGood[]): Promise<Good[]> {
    if (!goods.length) return [];
    const lenders = await tx.read<{ id: Id; closed: boolean }>(LENDERS_CLOSED, [
      [...new Set(goods.map(({ ownerId }) => ownerId))],
    ]);
    const closed = new Map(lenders.map((lender) => [lender.id, lender.closed]));
    const rows = goods.map((good) => ({ ...good, lenderClosed: closed.get(good.ownerId) ?? false }));
    const columns = rows.map((good) => ({
      ...columnsOf(good, good.tags.map(tagKey)),
      lender_closed: good.lenderClosed,
    }));
    const names = Object.keys(columns[0]!).join(', ');
    await tx.read(
      `insert into good (${names}) select ${names} from jsonb_populate_recordset(null::good, $1::jsonb)`,
      [JSON.stringify(columns)],
    );
    await this.quotas.check(tx, [...new Set(goods.map(({ ownerId }) => ownerId))], 'goods');
    return rows;
  }

  async update(tx: SqlTx, good: Good): Promise<void> {
    const { id, ...columns } = columnsOf(good, good.tags.map(tagKey));
    const assignments = Object.keys(columns).map((name, place) => `${name} = $${place + 2}`);
    await tx.read({ name: 'good-update', text: `update good set ${assignments.join(', ')} where id = $1` }, [
      id,
      ...Object.values(columns),
    ]);
  }

  /** Writes a good that goes to another account, with its pictures. @throws DomainError `quota` of that account */
  async transfer(tx: SqlTx, good: Good): Promise<void> {
    await this.update(tx, good);
    await tx.read('update good set lender_closed = $2 where id = $1', [good.id, good.lenderClosed]);
    await tx.read('update picture set uploader_id = $2 where good_id = $1', [good.id, good.ownerId]);
    await this.quotas.check(tx, [good.ownerId], 'goods', 'pictures', 'bytes');
  }

  /** Updates many by one statement. */
  async updateMany(tx: SqlTx, goods: readonly Good[]): Promise<void> {
    if (!goods.length) return;
    const rows = goods.map((good) => columnsOf(good, good.tags.map(tagKey)));
    const names = Object.keys(rows[0]!).filter((name) => name !== 'id');
    await tx.read(
      `update good g set ${names.map((name) => `${name} = r.${name}`).join(', ')}
         from jsonb_populate_recordset(null::good, $1::jsonb) r where g.id = r.id`,
      [JSON.stringify(rows)],
    );
  }

  /** Takes goods out of a group; all of them, or those of one lender. */
  leaveGroup(tx: SqlTx, groupId: Id, ownerId: Id | undefined, now: number): Promise<Good[]> {
    return this.changeMany(
      tx,
      `group_ids = array_remove(group_ids, $2)`,
      `deleted_at is null and group_ids @> array[$2::uuid] and ($3::uuid is null or owner_id = $3)`,
      [new Date(now), groupId, ownerId ?? null],
    );
  }

  /** Deletes the goods of a lender; those that were deleted before are among them: no word of any stays (docs/privacy.md). */
  deleteOf(tx: SqlTx, ownerId: Id, now: number): Promise<Good[]> {
    return this.changeMany(
      tx,
      `deleted_at = coalesce(deleted_at, $1), ${NO_WORDS}`,
      `owner_id = $2 and (deleted_at is null or title <> '')`,
      [new Date(now), ownerId],
    );
  }

  /** $1 is the instant of the change. Rows are locked in the order of their ids, so that two such acts can't deadlock. */
  private async changeMany(
    tx: SqlTx,
    set: string,
    where: string,
    params: readonly unknown[],
  ): Promise<Good[]> {
    const changed = await tx.read<GoodRow>(
      `with held as (select id from good where ${where} order by id for no key update),
         g as (update good set version = version + 1, updated_at = $1, ${set}
           where id in (select id from held) returning *)
       select ${SELECT_GOOD} from g order by g.id`,
      params,
    );
    return changed.map(goodOf);
  }
}
