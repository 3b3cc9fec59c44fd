import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { CardViews, type SeenCard } from '../app/ports';
import { isId } from '../domain/ids';
import { offsetOf, type Page, type PageAsked } from '../domain/page';
import { SealedCards, type CardRow } from './sealed-cards';

interface SeenCardRow extends CardRow {
  name: string;
  disabled: boolean;
}

/** A card with the name of its user; gone with its membership. */
const SEEN = `
  select c.*, u.name, m.disabled_by is not null as disabled, count(*) over () as total
    from cards c
    join memberships m on m.group_id = c.group_id and m.user_id = c.user_id and m.left_at is null
    join users u on u.id = c.user_id
   where c.revoked_at is null`;

const LIST = `${SEEN} and c.group_id = $1
  and ($2 = '' or strpos(u.search_text, $2) > 0 or strpos(lower(c.management_id), $2) > 0
    or strpos(c.email, $2) > 0)
  order by c.management_number, c.management_id limit $3 offset $4`;

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

  override async present(ids: readonly string[]): Promise<SeenCard[]> {
    const rows = await this.db.read<SeenCardRow>(`${SEEN} and c.id = any($1)`, [ids.filter(isId)]);
    return rows.map((row) => this.toSeen(row));
  }

  override async listOf(groupId: string, match: string, page: PageAsked): Promise<Page<SeenCard>> {
    const rows = await this.db.read<SeenCardRow & { total: number }>(LIST, [
      ...[groupId, match, page.perPage],
      offsetOf(page),
    ]);
    return { items: rows.map((row) => this.toSeen(row)), total: rows[0]?.total ?? 0 };
  }

  private toSeen(row: SeenCardRow): SeenCard {
    return { card: this.sealed.toCard(row), name: row.name, disabled: row.disabled };
  }
}
