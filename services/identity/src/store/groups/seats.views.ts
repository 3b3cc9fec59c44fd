import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { SeatViews, type SeenSeats } from '../../app/ports';

interface SeatsRow {
  used: number;
  version: number;
  member_limit: number | null;
  name: string;
  disabled: number;
  may_know: boolean;
}

/** $2 is the viewer, null for nobody in particular. */
const FIND = `
  select s.used, s.version, s.member_limit, u.name,
      (select count(distinct m.user_id) from groups g join memberships m on m.group_id = g.id
        where g.owner_id = s.account_id and m.disabled_by = 'plan' and m.left_at is null) as disabled,
      exists (select from managers x where x.account_id = s.account_id and x.user_id = $2 and x.removed_at is null)
        or exists (select from groups g join memberships m on m.group_id = g.id
          where g.owner_id = s.account_id and m.user_id = $2 and m.group_owner
            and m.disabled_by is null and m.left_at is null) as may_know
    from seats s join users u on u.id = s.account_id
    where s.account_id = $1 and u.deleted_at is null`;

@Injectable()
export class PgSeatViews extends SeatViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async find(accountId: string, viewer: string | undefined): Promise<SeenSeats | undefined> {
    if (!isId(accountId)) return undefined;
    const row = await this.db.one<SeatsRow>(FIND, [accountId, viewer ?? null]);
    if (!row) return undefined;
    const { used, version, member_limit: limit, name: accountName, disabled, may_know: mayKnow } = row;
    return { accountId, accountName, used, version, limit, disabled, mayKnow };
  }
}
