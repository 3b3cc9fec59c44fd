import { Injectable } from '@nestjs/common';
import { isId, type Locale } from '@kashikari/kernel';
import { Database, reached } from '@kashikari/platform';
import { CardViews, type CardNumber, type SeenCard } from '../../app/ports';
import { offsetOf, type Page, type PageRequest } from '../../domain/shared/page';
import { SealedCards, type CardRow } from './sealed-cards';

interface SeenCardRow extends CardRow {
  name: string;
  locale: Locale;
  disabled: boolean;
}

/** A card with the name and the language of its user; gone with its membership. */
const SEEN = `
  select c.*, u.name, u.locale, m.disabled_by is not null as disabled
    from cards c
    join memberships m on m.group_id = c.group_id and m.user_id = c.user_id and m.left_at is null
    join users u on u.id = c.user_id
   where c.revoked_at is null`;

/** Groups whose members the user `$2` may list (matrix of permissions, row `list_members`), by indexes alone. */
const LISTED = `
  select g.id from groups g where g.deleted_at is null and ${reached('g.owner_id', '$4')} and g.owner_id in (
    select $2::uuid union
    select x.account_id from managers x where x.user_id = $2 and x.removed_at is null)
  union
  select g.id from memberships own join groups g on g.id = own.group_id
   where own.user_id = $2 and own.left_at is null and own.group_owner and own.disabled_by is null
     and g.deleted_at is null and ${reached('g.owner_id', '$4')}`;

/** `$3` is the group where the number was read, an id or a slug. */
const BY_NUMBER = `
  select seen.*, seen.group_id::text = $3 or exists (
      select from group_slugs s where s.group_id = seen.group_id and s.slug = $3) as here
    from (${SEEN} and c.management_id = any ($1::text[]) and c.group_id in (${LISTED})) seen
   order by here desc, seen.id limit $5`;

/** Position of a card in its group, in the order of the index `cards_sheet`: numbers that are not whole come last. */
const placeOf = (card: string) =>
  [`coalesce(${card}.management_number, 9223372036854775807)`, `${card}.management_id`] as const;
const PLACE = placeOf('c').join(', ');

const LIST = `select seen.*, count(*) over () as total from (${SEEN} and c.group_id = $1
  and ($2 = '' or strpos(u.search_text, $2) > 0 or strpos(lower(c.management_id), $2) > 0
    or strpos(c.email, $2) > 0)) seen
  order by ${placeOf('seen').join(', ')} limit $3 offset $4`;

const LAST = placeOf('l')
  .map((part) => `(select ${part} from cards l where l.id = $2)`)
  .join(', ');

/** $2 is the card that the piece before ended with, which may have been taken back since; null at first. */
const PIECE = `${SEEN} and c.group_id = $1 and ($2::uuid is null or (${PLACE}) > (${LAST}))
  order by ${PLACE} limit $3`;

@Injectable()
export class PgCardViews extends CardViews {
  constructor(
    private readonly db: Database,
    private readonly sealed: SealedCards,
  ) {
    super();
  }

  override async find(id: string): Promise<SeenCard | undefined> {
    return (await this.present([id]))[0];
  }

  override async bySecret(secretHash: string): Promise<SeenCard | undefined> {
    const row = await this.db.one<SeenCardRow>(`${SEEN} and c.secret_hash = $1`, [secretHash]);
    return row && this.toSeen(row);
  }

  override async byNumber({ numbers, userId, group, within, most }: CardNumber): Promise<SeenCard[]> {
    const params = [numbers, userId, group, within ?? null, most];
    const rows = await this.db.read<SeenCardRow & { here: boolean }>(BY_NUMBER, params);
    return rows.filter(({ here }) => here === rows[0]?.here).map((row) => this.toSeen(row));
  }

  override async present(ids: readonly string[]): Promise<SeenCard[]> {
    const rows = await this.db.read<SeenCardRow>(`${SEEN} and c.id = any($1)`, [ids.filter(isId)]);
    return rows.map((row) => this.toSeen(row));
  }

  override async listOf(groupId: string, match: string, page: PageRequest): Promise<Page<SeenCard>> {
    const rows = await this.db.read<SeenCardRow & { total: number }>(LIST, [
      ...[groupId, match, page.perPage],
      offsetOf(page),
    ]);
    return { items: rows.map((row) => this.toSeen(row)), total: rows[0]?.total ?? 0 };
  }

  override async pieceOf(groupId: string, afterId: string | undefined, size: number): Promise<SeenCard[]> {
    const rows = await this.db.read<SeenCardRow>(PIECE, [groupId, afterId ?? null, size]);
    return rows.map((row) => this.toSeen(row));
  }

  private toSeen(row: SeenCardRow): SeenCard {
    return { card: this.sealed.toCard(row), name: row.name, locale: row.locale, disabled: row.disabled };
  }
}
