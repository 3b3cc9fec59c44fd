import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { Database, forgetAnswers, holdPresent, idempotent, newId, sqlOf, type Tx } from '@kashikari/platform';
import { Goods, type References, type NewGood, type WriteContext } from '../../app/ports';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import { initialFields } from '../../domain/read-good';
import { sortInto } from './folder-places.sql';
import { goodOf, SELECT_GOOD, type GoodRow } from './good-columns';
import { GoodRows } from './good-rows';
import { GoodsOutbox } from './outbox-goods';
import { PictureRows } from '../pictures/picture-rows';
import { WriteContexts } from './write-context';

/** The good's row first, then its pictures': everybody takes the locks in this order. */
export const LOCK_GOOD = `select ${SELECT_GOOD} from good g where g.id = $1 and g.deleted_at is null for no key update of g`;

/** Locks goods in id order, so that concurrent transactions cannot deadlock. */
export const LOCK_GOODS = `
  select ${SELECT_GOOD} from good g where g.id = any ($1::uuid[]) and g.deleted_at is null
   order by g.id for no key update of g`;

const ADDED: Pick<Good, 'folders' | 'labelHash'> = { folders: [], labelHash: '' };

@Injectable()
export class PgGoods extends Goods {
  constructor(
    private readonly db: Database,
    private readonly rows: GoodRows,
    private readonly pictures: PictureRows,
    private readonly outbox: GoodsOutbox,
    private readonly contexts: WriteContexts,
  ) {
    super();
  }

  async add(
    call: Call,
    mentioned: References,
    make: (id: Id, context: WriteContext) => NewGood,
  ): Promise<Good> {
    const good = await idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      const made = make(newId(), await this.contexts.read(tx, call.actor, mentioned));
      const good = await this.rows.insert(tx, made);
      await this.pictures.show(tx, good, [], call.now);
      await sortInto(tx, [{ after: good }]);
      await this.outbox.changed(tx, good);
      return good;
    });
    return whole(good);
  }

  async addMany<N>(
    call: Call,
    mentioned: References,
    make: (ids: () => Id, context: WriteContext) => { readonly goods: readonly NewGood[]; readonly note: N },
  ): Promise<{ readonly goods: Good[]; readonly note: N }> {
    const { goods, note } = await idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      const made = make(newId, await this.contexts.read(tx, call.actor, mentioned));
      const goods = await this.rows.insertMany(tx, made.goods);
      await sortInto(
        tx,
        goods.map((after) => ({ after })),
      );
      await this.outbox.changed(tx, ...goods);
      return { goods, note: made.note };
    });
    return { goods: goods.map(whole), note };
  }

  change(
    id: Id,
    call: Call,
    mentioned: References,
    change: (good: Good, context: WriteContext) => Good,
  ): Promise<Good | undefined> {
    return this.db.transaction(async (tx) => {
      const row = await tx.one<GoodRow>(LOCK_GOOD, [id]);
      if (!row) return undefined;
      const before = goodOf(row);
      const after = change(before, await this.contexts.read(tx, call.actor, mentioned));
      if (after === before) return before;
      await sortInto(tx, [{ before, after }]);
      if (after.version === before.version) return after;
      await this.rows.update(tx, after);
      await this.pictures.show(tx, after, before.pictures, call.now);
      await this.outbox.changed(tx, after);
      return after;
    });
  }

  changeMany(
    ids: readonly Id[],
    call: Call,
    mentioned: References,
    change: (good: Good, context: WriteContext) => Good,
  ): Promise<Good[]> {
    return this.db.transaction(async (tx) => {
      const before = (await tx.read<GoodRow>(LOCK_GOODS, [ids])).map(goodOf);
      const context = await this.contexts.read(tx, call.actor, mentioned);
      const changes = before.map((good) => ({ before: good, after: change(good, context) }));
      await sortInto(tx, changes);
      const changed = changes.flatMap(({ before: { version }, after }) =>
        after.version === version ? [] : [after],
      );
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
}

/** An answer kept by the last release, given again: what goods have since then is as if nobody had said it. */
const whole = (good: Good): Good => ({ ...initialFields(), ...ADDED, ...good });
