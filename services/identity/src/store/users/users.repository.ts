import { forgetAnswers, type SqlTx } from '@kashikari/platform';
import type { Users } from '../../app/ports';
import { userSnapshot } from '../../domain/shared/snapshots';
import { FREE_PLAN_MEMBERS } from '@kashikari/kernel';
import type { User } from '../../domain/users/user';
import { toUser, type UserRow } from '../work/rows';
import type { Publisher } from '../work/publisher';
import { refusingTaken } from './unique-violation';
import { USER_COLUMNS, toUserRow, userColumns } from './user-row';

const ALL = userColumns('u');

const PLACES = USER_COLUMNS.split(',')
  .map((_, at) => `$${at + 2}`)
  .join(', ');

const TAKEN = {
  users_email: { code: 'user.email_taken', field: 'email' },
  users_account_name: { code: 'user.account_name_taken', field: 'account_name' },
} as const;

export class PgUsers implements Users {
  constructor(
    private readonly tx: SqlTx,
    private readonly publisher: Publisher,
  ) {}

  async add(user: User): Promise<boolean> {
    const insert = `insert into users (id, ${USER_COLUMNS}) values ($1, ${PLACES}) on conflict (email) do nothing returning id`;
    const added = await refusingTaken(TAKEN, this.tx.one(insert, toParams(user)));
    if (!added) return false;
    await this.tx.read('insert into seats values ($1, 0, $2, 0)', [user.id, FREE_PLAN_MEMBERS]);
    await this.publish(user);
    return true;
  }

  async lock(id: string): Promise<User | undefined> {
    const row = await this.tx.one<UserRow>(
      `select ${ALL} from users u where id = $1 and deleted_at is null for no key update of u`,
      [id],
    );
    return row && toUser(row);
  }

  async save(user: User): Promise<void> {
    const update = `update users set (${USER_COLUMNS}) = (${PLACES}) where id = $1`;
    await refusingTaken(TAKEN, this.tx.read(update, toParams(user)));
    await this.publish(user);
  }

  async get(id: string): Promise<User | undefined> {
    const row = await this.tx.one<UserRow>(
      `select ${ALL} from users u where id = $1 and deleted_at is null`,
      [id],
    );
    return row && toUser(row);
  }

  async share(id: string): Promise<User | undefined> {
    const row = await this.tx.one<UserRow>(
      `select ${ALL} from users u where id = $1 and deleted_at is null for share of u`,
      [id],
    );
    return row && toUser(row);
  }

  async addedTo(firstAccountId: string): Promise<User[]> {
    const rows = await this.tx.read<UserRow>(
      `select ${ALL} from users u where first_account_id = $1 and deleted_at is null order by created_at, id`,
      [firstAccountId],
    );
    return rows.map(toUser);
  }

  async byEmail(email: string): Promise<User | undefined> {
    const row = await this.tx.one<UserRow>('select * from users where email = $1', [email]);
    return row && toUser(row);
  }

  async byEmails(emails: readonly string[]): Promise<User[]> {
    const rows = await this.tx.read<UserRow>('select * from users where email = any($1)', [emails]);
    return rows.map(toUser);
  }

  async hidingAds(afterId: string, limit: number): Promise<string[]> {
    const rows = await this.tx.read<{ id: string }>(
      `select id from users where hide_ads and deleted_at is null and ($1 = '' or id > nullif($1, '')::uuid)
        order by id limit $2`,
      [afterId, limit],
    );
    return rows.map(({ id }) => id);
  }

  async setPasswordHash(id: string, hash: string): Promise<void> {
    await this.tx.read('update users set password_hash = $2 where id = $1 and deleted_at is null', [
      id,
      hash,
    ]);
  }

  async forgetTraces(id: string): Promise<void> {
    await forgetAnswers(this.tx, [id]);
    await this.tx.read('delete from sign_in_links where user_id = $1', [id]);
    await this.tx.read('delete from lab_choice where user_id = $1', [id]);
    await this.tx.read(`update sessions set user_agent = '', sealed_address = '' where user_id = $1`, [id]);
    await this.tx.read(
      `update security_events set sealed_address = '', place = null, data = null where user_id = $1`,
      [id],
    );
  }

  private publish(user: User): Promise<void> {
    return this.publisher.publish({ about: 'user', snapshot: userSnapshot(user) });
  }
}

function toParams(user: User): unknown[] {
  return Object.values({ ...toUserRow(user), rules: JSON.stringify(user.rules) });
}
