import type { Id } from '../../domain/ids';
import type { Transfer, TransferState } from '../../domain/transfer';

export interface TransferRow {
  readonly id: Id;
  readonly version: number;
  readonly good_id: Id;
  readonly good_title: string;
  readonly from_user_id: Id;
  readonly to_user_id: Id;
  readonly state: TransferState;
  readonly expires_at: Date;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** `$1` is now. A transfer whose good was deleted, or is not its sender's any more, is withdrawn. */
export const SELECT_TRANSFER = `
  select t.id, t.version, t.good_id, t.good_title, t.from_user_id, t.to_user_id, s.state, t.expires_at, t.created_at,
      t.updated_at
    from good_transfer t join good g on g.id = t.good_id
    cross join lateral (select case
      when t.state <> 'open' then t.state
      when g.deleted_at is not null or g.owner_id <> t.from_user_id then 'withdrawn'
      when t.expires_at <= $1 then 'expired'
      else 'open' end as state) s`;

export function transferOf(row: TransferRow): Transfer {
  return {
    id: row.id,
    version: Number(row.version),
    goodId: row.good_id,
    goodTitle: row.good_title,
    fromUserId: row.from_user_id,
    toUserId: row.to_user_id,
    state: row.state,
    expiresAt: row.expires_at.getTime(),
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}
