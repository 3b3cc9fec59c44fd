import { unauthenticated, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import {
  Database,
  forgetAnswers,
  holdPresent,
  idempotent,
  newId,
  sqlOf,
  type SqlTx,
  type Tx,
} from '@kashikari/platform';
import { Goods, type BookingCount, type NewGood, type WriteContext } from '../../app/ports';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import { goodOf, SELECT_GOOD, type GoodRow } from './good-columns';
import { GoodRows } from './good-rows';
import { GoodsOutbox } from './outbox-goods';
import { PictureRows } from '../pictures/picture-rows';
import { tiesOf } from './ties.sql';

/** The good's row first, then its pictures': everybody takes the locks in this order. */
const LOCK_GOOD = `select ${SELECT_GOOD} from good g where g.id = $1 and g.deleted_at is null for no key update of g`;

/** In one order, so that two such acts can't deadlock. */
const LOCK_GOODS = `
  select ${SELECT_GOOD} from good g where g.id = any ($1::uuid[]) and g.deleted_at is null
   order by g.id for no key update of g`;

@Injectable()
export class PgGoods extends Goods {
  constructor(
    private readonly db: Database,
    private readonly rows: GoodRows,
    private readonly pictures: PictureRows,
    private readonly outbox: GoodsOutbox,
  ) {
    super();
  }

  add(
    call: Call,
    pictureIds: readonly Id[],
    make: (id: Id, context: WriteContext) => NewGood,
  ): Promise<Good> {
    return idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      const made = make(newId(), await this.context(tx, call, pictureIds));
      const good = await this.rows.insert(tx, made);
      await this.pictures.show(tx, good, [], call.now);
      await this.outbox.changed(tx, good);
      return good;
    });
  }

  addMany<N>(
    call: Call,
    make: (ids: () => Id, context: WriteContext) => { readonly goods: readonly NewGood[]; readonly note: N },
  ): Promise<{ readonly goods: Good[]; readonly note: N }> {
    return idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      const made = make(newId, await this.context(tx, call, []));
      const goods = await this.rows.insertMany(tx, made.goods);
      await this.outbox.changed(tx, ...goods);
      return { goods, note: made.note };
    });
  }

  change(
    id: Id,
    call: Call,
    pictureIds: readonly Id[],
    change: (good: Good, context: WriteContext) => Good,
  ): Promise<Good | undefined> {
    return this.db.transaction(async (tx) => {
      const row = await tx.one<GoodRow>(LOCK_GOOD, [id]);
      if (!row) return undefined;
      const before = goodOf(row);
      const after = change(before, await this.context(tx, call, pictureIds));
      if (after === before) return before;
      await this.rows.update(tx, after);
      await this.pictures.show(tx, after, before.pictures, call.now);
      await this.outbox.changed(tx, after);
      return after;
    });
  }

  changeMany(
    ids: readonly Id[],
    call: Call,
    change: (good: Good, context: WriteContext) => Good,
  ): Promise<Good[]> {
    return this.db.transaction(async (tx) => {
      const context = await this.context(tx, call, []);
      const before = (await tx.read<GoodRow>(LOCK_GOODS, [ids])).map(goodOf);
      const changed = before.flatMap((good) => {
        const after = change(good, context);
        return after === good ? [] : [after];
      });
      await this.rows.updateMany(tx, changed);
      await this.outbox.changed(tx, ...changed);
      return changed;
    });
  }

  async leaveGroup(within: Tx, groupId: Id, ownerId: Id | undefined, now: number): Promise<void> {
    const tx = sqlOf(within);
    await this.outbox.changed(tx, ...(await this.rows.leaveGroup(tx, groupId, ownerId, now)));
  }

  async deleteOf(within: Tx, ownerId: Id, now: number): Promise<void> {
    const tx = sqlOf(within);
    await forgetAnswers(tx, [ownerId]);
    await this.outbox.changed(tx, ...(await this.rows.deleteOf(tx, ownerId, now)));
  }

  countBookings(within: Tx, counts: readonly BookingCount[]): Promise<void> {
    return this.rows.countBookings(sqlOf(within), counts);
  }

  private async context(tx: SqlTx, { actor }: Call, pictureIds: readonly Id[]): Promise<WriteContext> {
    const ties = await tiesOf(tx, actor);
    if (ties.kind === 'visitor') throw unauthenticated();
    return { ties, pictures: await this.pictures.lock(tx, pictureIds) };
  }
}
