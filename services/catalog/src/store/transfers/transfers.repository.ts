import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { reached, Database, holdPresent, idempotent, newId, type SqlTx } from '@kashikari/platform';
import type { Page } from '../../app/ports';
import { Transfers, type TransferOutcome, type TransfersOf } from '../../app/ports/transfers';
import type { Listed } from '../../app/ports/voices';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { ActorTies } from '../../domain/ties';
import {
  newTransfer,
  type Receiver,
  type Transfer,
  type TransferEnd,
  type TransferState,
} from '../../domain/transfer';
import { goodOf, type GoodRow } from '../goods/good-columns';
import { GoodRows } from '../goods/good-rows';
import { LOCK_GOOD } from '../goods/goods.repository';
import { holdCodes } from '../goods/codes.sql';
import { holdNumbers } from '../goods/numbers.sql';
import { GoodsOutbox } from '../goods/outbox-goods';
import { tiesOf } from '../goods/ties.sql';
import { SELECT_TRANSFER, transferOf, type TransferRow } from './transfer-row';
import { TransfersOutbox } from './outbox-transfers';

/** The receiver's word on public access holds for the good: its row is held until the good is the receiver's. */
const RECEIVER =
  'select prevent_public_access as closed from account where id = $1 and not deleted for share';

const LENDING_PLACES = `
  select u.id as "userId", array(
    select g.id from lending_group g where g.id = any ($2::uuid[]) and not g.deleted and (g.owner_id = u.id
      or exists (select from manager m where m.user_id = u.id and m.account_id = g.owner_id and not m.deleted)
      or exists (select from membership m where m.user_id = u.id and m.group_id = g.id and not m.deleted
        and not m.disabled and (m.group_owner or g.accept_member_goods)))) as "groupIds"
    from unnest($1::uuid[]) as u (id)`;

@Injectable()
export class PgTransfers extends Transfers {
  constructor(
    private readonly db: Database,
    private readonly goods: GoodRows,
    private readonly goodsOutbox: GoodsOutbox,
    private readonly outbox: TransfersOutbox,
  ) {
    super();
  }

  async find(id: Id, now: number): Promise<Transfer | undefined> {
    const row = await this.db.one<TransferRow>(`${SELECT_TRANSFER} where t.id = $2`, [new Date(now), id]);
    return row && transferOf(row);
  }

  async ofGood(goodId: Id, now: number): Promise<Transfer | undefined> {
    const sql = `${SELECT_TRANSFER} where t.good_id = $2 and s.state = 'open'`;
    const row = await this.db.one<TransferRow>(sql, [new Date(now), goodId]);
    return row && transferOf(row);
  }

  async list(
    of: TransfersOf,
    state: TransferState | undefined,
    { page, perPage }: Page,
    now: number,
  ): Promise<Listed<Transfer>> {
    const [column, userId] =
      'toUserId' in of ? (['to_user_id', of.toUserId] as const) : (['from_user_id', of.fromUserId] as const);
    const where = `where t.${column} = $2 and ($3::text is null or s.state = $3)
      and ${reached('t.from_user_id', '$4')}`;
    const params = [new Date(now), userId, state ?? null, of.within ?? null];
    const rows = await this.db.read<TransferRow>(
      `${SELECT_TRANSFER} ${where} order by t.id desc limit $5 offset $6`,
      [...params, perPage, (page - 1) * perPage],
    );
    const count = await this.db.one<{ total: number }>(
      `select count(*)::int as total from (${SELECT_TRANSFER} ${where}) found`,
      params,
    );
    return { items: rows.map(transferOf), total: count?.total ?? 0 };
  }

  async lendingPlaces(
    userIds: readonly Id[],
    groupIds: readonly Id[],
  ): Promise<ReadonlyMap<Id, ReadonlySet<Id>>> {
    const sql = { name: 'lending-places', text: LENDING_PLACES };
    const rows = await this.db.read<{ userId: Id; groupIds: Id[] }>(sql, [userIds, groupIds]);
    return new Map(rows.map((row) => [row.userId, new Set(row.groupIds)]));
  }

  request(
    call: Call,
    { goodId, toUserId }: { readonly goodId: Id; readonly toUserId: Id },
    check: (good: Good, ties: ActorTies) => void,
    move: (good: Good, receiver: Receiver) => Good,
  ): Promise<TransferOutcome | undefined> {
    return idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      const good = await this.hold(tx, goodId);
      const ties = await tiesOf(tx, call.actor);
      if (good) check(good, ties);
      const receiver = good && (await this.receiver(tx, toUserId, good));
      if (!good || !receiver) return undefined;
      const open = await this.openOf(tx, good.id, call.now);
      if (ties.accountIds.includes(toUserId)) {
        if (open) await this.close(tx, open.id, 'withdrawn', call.now);
        const { good: moved } = await this.carryOut(tx, call, good, receiver, move);
        return { good: moved };
      }
      if (open?.toUserId === toUserId && open.state === 'open') return { transfer: open };
      if (open) await this.close(tx, open.id, 'withdrawn', call.now);
      return { transfer: await this.insert(tx, newTransfer(newId(), good, toUserId, call.now)) };
    });
  }

  accept(
    call: Call,
    { id, goodId, fromUserId, toUserId }: Transfer,
    move: (good: Good, receiver: Receiver) => Good,
  ): Promise<{ readonly good: Good; readonly transfer: Transfer } | undefined> {
    return this.db.transaction(async (tx) => {
      await holdPresent(tx, call.actor);
      const good = await this.hold(tx, goodId);
      if (good?.ownerId !== fromUserId) return undefined;
      const receiver = await this.receiver(tx, toUserId, good);
      const transfer = receiver && (await this.close(tx, id, 'accepted', call.now));
      if (!transfer) return undefined;
      return { good: await this.move(tx, good, receiver, move), transfer };
    });
  }

  end(id: Id, state: TransferEnd, now: number): Promise<boolean> {
    return this.db.transaction(async (tx) => (await this.close(tx, id, state, now)) !== undefined);
  }

  private async hold(tx: SqlTx, goodId: Id): Promise<Good | undefined> {
    const row = await tx.one<GoodRow>(LOCK_GOOD, [goodId]);
    return row && goodOf(row);
  }

  private async receiver(tx: SqlTx, id: Id, good: Good): Promise<Receiver | undefined> {
    const account = await tx.one<{ closed: boolean }>(RECEIVER, [id]);
    if (!account) return undefined;
    const ties = await tiesOf(tx, { kind: 'user', userId: id });
    const numbers = await holdNumbers(tx, [id], good.managementId ? [good.managementId] : []);
    const codes = await holdCodes(tx, [id], good.codes);
    return { id, ties, closed: account.closed, numbers, codes };
  }

  /** The row that is open, also one that has expired. */
  private async openOf(tx: SqlTx, goodId: Id, now: number): Promise<Transfer | undefined> {
    const sql = `${SELECT_TRANSFER} where t.good_id = $2 and t.state = 'open'`;
    const row = await tx.one<TransferRow>(sql, [new Date(now), goodId]);
    return row && transferOf(row);
  }

  /** Carries out a transfer at once, and stores it as accepted. */
  private async carryOut(
    tx: SqlTx,
    { now }: Call,
    good: Good,
    receiver: Receiver,
    move: (good: Good, receiver: Receiver) => Good,
  ): Promise<{ readonly good: Good }> {
    await this.insert(tx, { ...newTransfer(newId(), good, receiver.id, now), state: 'accepted' });
    return { good: await this.move(tx, good, receiver, move) };
  }

  private async move(
    tx: SqlTx,
    good: Good,
    receiver: Receiver,
    move: (good: Good, receiver: Receiver) => Good,
  ): Promise<Good> {
    const moved = move(good, receiver);
    await this.goods.transfer(tx, moved);
    await this.goodsOutbox.changed(tx, moved);
    return moved;
  }

  private async insert(tx: SqlTx, transfer: Transfer): Promise<Transfer> {
    const { id, version, goodId, goodTitle, fromUserId, toUserId, state } = transfer;
    await tx.read(
      `insert into good_transfer
         (id, version, good_id, good_title, from_user_id, to_user_id, state, expires_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
      [
        ...[id, version, goodId, goodTitle, fromUserId, toUserId, state],
        ...[new Date(transfer.expiresAt), new Date(transfer.createdAt)],
      ],
    );
    await this.outbox.changed(tx, transfer);
    return transfer;
  }

  private async close(tx: SqlTx, id: Id, state: TransferEnd, now: number): Promise<Transfer | undefined> {
    const row = await tx.one<TransferRow>(
      `update good_transfer set state = $2, version = version + 1, updated_at = $3
        where id = $1 and state = 'open' and ($2 = 'withdrawn' or expires_at > $3) returning *`,
      [id, state, new Date(now)],
    );
    if (!row) return undefined;
    const closed = transferOf(row);
    await this.outbox.changed(tx, closed);
    return closed;
  }
}
