import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { UserViews, type OwnAccounts, type SeenUser } from '../../app/ports';
import { accountNameKey } from '../../domain/users/account-name';
import type { User } from '../../domain/users/user';
import { toUser, type UserRow } from '../work/rows';
import { userColumns } from './user-row';

const ALL = userColumns('u');

const MANAGES = `exists (
  select from managers x where x.account_id = u.id and x.user_id = $2 and x.removed_at is null)`;

/** Somebody who acts for the viewer, or whom the viewer meets in a group: as owner of it, or as members both. */
const ACQUAINTED = `(exists (
    select from managers x where x.account_id = $2 and x.user_id = u.id and x.removed_at is null)
  or exists (
    select from (select g.id as group_id from groups g where g.owner_id = u.id and g.deleted_at is null
      union all select m.group_id from memberships m where m.user_id = u.id and m.left_at is null) theirs
    join (select g.id as group_id from groups g where g.owner_id = $2 and g.deleted_at is null
      union all select m.group_id from memberships m where m.user_id = $2 and m.left_at is null
        and m.disabled_by is null) mine using (group_id)))`;

/** The groups of somebody's Home that they still own, belong to, or act for the owner of. */
const HOME_GROUPS = `array(
  select g.id from unnest(u.home_group_ids) with ordinality as chosen (id, place)
    join groups g on g.id = chosen.id and g.deleted_at is null
   where g.owner_id = u.id
      or exists (select from memberships m where m.group_id = g.id and m.user_id = u.id and m.left_at is null)
      or exists (select from managers x
                  where x.account_id = g.owner_id and x.user_id = u.id and x.removed_at is null)
   order by place)`;

@Injectable()
export class PgUserViews extends UserViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async find(idOrName: string, viewer: string | undefined): Promise<SeenUser | undefined> {
    const [where, key] = isId(idOrName)
      ? ['u.id = $1', idOrName]
      : ['lower(u.account_name) = $1', accountNameKey(idOrName)];
    const row = await this.db.one<UserRow & { manages: boolean; acquainted: boolean }>(
      `select u.*, ${HOME_GROUPS} as home_group_ids, ${MANAGES} as manages, ${ACQUAINTED} as acquainted from users u where ${where}`,
      [key, viewer ?? null],
    );
    return row && { user: toUser(row), relation: { manages: row.manages, acquainted: row.acquainted } };
  }

  override async present(ids: readonly string[]): Promise<User[]> {
    const rows = await this.db.read<UserRow>(
      `select ${ALL} from users u where id = any($1) and deleted_at is null`,
      [ids.filter(isId)],
    );
    return rows.map(toUser);
  }

  override async accountsOf(viewer: string): Promise<OwnAccounts> {
    const rows = await this.db.read<UserRow>(
      `select * from users where deleted_at is null and id in (
         select id from users where first_account_id = $1
         union select account_id from managers where user_id = $1 and removed_at is null)
        order by created_at, id`,
      [viewer],
    );
    const users = rows.map(toUser);
    return {
      added: users.filter(({ firstAccountId }) => firstAccountId === viewer),
      managed: users.filter(({ firstAccountId }) => firstAccountId !== viewer),
    };
  }

  override resolve(who: readonly string[]): Promise<{ who: string; id: string }[]> {
    return this.db.read(
      `select asked.who, u.id from unnest($1::text[], $2::text[]) as asked (who, key)
         join users u on u.id::text = asked.key or lower(u.account_name) = asked.key where u.deleted_at is null`,
      [who, who.map((one) => (isId(one) ? one.toLowerCase() : accountNameKey(one)))],
    );
  }

  override async forSignIn(by: { email: string } | { accountName: string }): Promise<User | undefined> {
    if ('email' in by) return this.byEmail(by.email);
    const row = await this.db.one<UserRow>(`select ${ALL} from users u where lower(account_name) = $1`, [
      accountNameKey(by.accountName),
    ]);
    return row && toUser(row);
  }

  override async byEmail(email: string): Promise<User | undefined> {
    const row = await this.db.one<UserRow>('select * from users where email = $1', [email]);
    return row && toUser(row);
  }
}
