import { forgetAnswers, type SqlTx } from '@kashikari/platform';
import type { Cards, HeldCard } from '../../app/ports';
import type { Card } from '../../domain/cards/card';
import { userSnapshot } from '../../domain/shared/snapshots';
import type { User } from '../../domain/users/user';
import { toUser, type UserRow } from '../work/rows';
import type { CardRow, SealedCards } from './sealed-cards';
import type { Publisher } from '../work/publisher';
import { refusingTaken } from '../users/unique-violation';
import { USER_COLUMNS, toUserRow } from '../users/user-row';

const OPEN_COLUMNS = [
  ...['id', 'version', 'group_id', 'user_id', 'management_id', 'email', 'invite_email', 'permission'],
  ...['created_at', 'updated_at', 'revoked_at'],
];
const ALL_COLUMNS = [...OPEN_COLUMNS, 'secret_hash', 'sealed_secret'];
const COLUMNS = ALL_COLUMNS.join(', ');

const TAKEN = { cards_number: { code: 'card.number_taken', field: 'management_id' } } as const;

/** A card `c` works while it, its group and its membership there are. */
const IS_LIVE = `(c.revoked_at is null and exists (
  select from memberships m join groups g on g.id = m.group_id
   where m.group_id = c.group_id and m.user_id = c.user_id and m.left_at is null and g.deleted_at is null))`;

export class PgCards implements Cards {
  constructor(
    private readonly tx: SqlTx,
    private readonly publisher: Publisher,
    private readonly sealed: SealedCards,
  ) {}

  async issue(holders: readonly User[], cards: readonly Card[]): Promise<void> {
    await this.tx.read(
      `insert into users (id, ${USER_COLUMNS})
        select id, ${USER_COLUMNS} from jsonb_populate_recordset(null::users, $1)`,
      [JSON.stringify(holders.map(toUserRow))],
    );
    const insert = `insert into cards (${COLUMNS}) select ${COLUMNS} from jsonb_populate_recordset(null::cards, $1)`;
    const rows = JSON.stringify(cards.map((card) => this.sealed.toRow(card)));
    await refusingTaken(TAKEN, this.tx.read(insert, [rows]));
    await this.publisher.publish(
      ...holders.map((user) => ({ about: 'user', snapshot: userSnapshot(user) }) as const),
    );
  }

  async lock(id: string): Promise<Card | undefined> {
    const row = await this.tx.one<CardRow>(
      'select * from cards where id = $1 and revoked_at is null for no key update',
      [id],
    );
    return row && this.sealed.toCard(row);
  }

  async save(card: Card): Promise<void> {
    // A secret that can't be opened any more is still good to sign in with: it stays as it is.
    const columns = card.secret === '' ? OPEN_COLUMNS : ALL_COLUMNS;
    const update = `update cards c set (${columns.join(', ')}) = (
      select ${columns.map((column) => `r.${column}`).join(', ')} from jsonb_populate_record(null::cards, $2) r)
      where c.id = $1`;
    const row = JSON.stringify(this.sealed.toRow(card));
    await refusingTaken(TAKEN, this.tx.read(update, [card.id, row]));
  }

  async bySecret(secretHash: string): Promise<HeldCard | undefined> {
    return this.held('c.secret_hash = $1', secretHash);
  }

  async ofUser(userId: string): Promise<HeldCard | undefined> {
    return this.held('c.user_id = $1', userId);
  }

  async revokeOf(userIds: readonly string[], now: number): Promise<{ id: string; userId: string }[]> {
    return this.tx.read(
      `update cards set version = version + 1, email = '', invite_email = '', updated_at = $2, revoked_at = $2
        where user_id = any($1) and revoked_at is null returning id, user_id as "userId"`,
      [userIds, new Date(now)],
    );
  }

  async forgetIn(groupIds: readonly string[], now: number): Promise<void> {
    const params = [groupIds, new Date(now)];
    await this.tx.read('delete from invites where group_id = any($1)', [groupIds]);
    await this.tx.read(
      `update cards set version = version + 1, management_id = '', email = '', invite_email = '', updated_at = $2,
        revoked_at = coalesce(revoked_at, $2) where group_id = any($1)`,
      params,
    );
    const rows = await this.tx.read<UserRow>(
      `update users u set version = u.version + 1, name = '', search_text = '', sort_text = '', updated_at = $2,
        deleted_at = $2 from cards c
        where c.user_id = u.id and c.group_id = any($1) and u.deleted_at is null returning u.*`,
      params,
    );
    await forgetAnswers(
      this.tx,
      rows.map(({ id }) => id),
    );
    await this.publisher.publish(
      ...rows.map((row) => ({ about: 'user', snapshot: userSnapshot(toUser(row)) }) as const),
    );
  }

  async taken(groupId: string, numbers: readonly string[]): Promise<string[]> {
    const rows = await this.tx.read<{ management_id: string }>(
      `select management_id from cards
        where group_id = $1 and revoked_at is null
          and (management_id = any($2) or management_number = any($3::bigint[]))
        order by management_number`,
      [groupId, numbers, numbers.filter((number) => /^\d{1,15}$/.test(number))],
    );
    return rows.map((row) => row.management_id);
  }

  async highest(groupId: string): Promise<number> {
    const row = await this.tx.one<{ highest: number | null }>(
      'select max(management_number) as highest from cards where group_id = $1 and revoked_at is null',
      [groupId],
    );
    return row?.highest ?? 0;
  }

  private async held(where: string, key: string): Promise<HeldCard | undefined> {
    const row = await this.tx.one<CardRow & { is_live: boolean }>(
      `select c.*, ${IS_LIVE} as is_live from cards c where ${where}`,
      [key],
    );
    return row && { card: this.sealed.toCard(row), isLive: row.is_live };
  }
}
