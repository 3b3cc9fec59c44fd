import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { ScannedGoods } from '../../app/ports/scanned-goods';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { ActorTies } from '../../domain/ties';
import { goodOf, SELECT_GOOD, type GoodRow } from './good-columns';
import { visibleGoods, type Predicate } from './visible-goods';

/** Distance of goods to the actor: in the group of the scan (`$4`), in the actor's groups and accounts, elsewhere. */
const CIRCLE = `case when $4::uuid is not null and g.group_ids @> array[$4::uuid] then 0
  when g.owner_id = any ($1::uuid[]) or g.group_ids && $2::uuid[] then 1 else 2 end`;

/** `$5`: keys of management ids or of further codes, or ISBNs. */
const CODES = {
  number: `g.management_key = any ($5::text[]) and g.management_key <> '' and ${CIRCLE} < 2`,
  code: `g.code_keys && $5::text[] and g.code_keys <> '{}' and ${CIRCLE} < 2`,
  isbn: `g.isbn = any ($5::text[]) and g.isbn <> ''`,
} as const;

export interface ScannedGoodsFilter {
  readonly by: keyof typeof CODES;
  readonly codes: readonly string[];
  readonly groupId: Id | undefined;
  readonly most: number;
}

/** Goods that have one of the codes, those of the closest circle first. */
export function scannedGoodsSql(
  { by, codes, groupId, most }: ScannedGoodsFilter,
  ties: ActorTies,
): Predicate {
  const { sql, params } = visibleGoods(ties, 'in_list');
  return {
    sql: `select ${SELECT_GOOD}, ${CIRCLE} as circle from good g where ${CODES[by]} and ${sql}
      order by circle, g.id limit $6`,
    params: [...params, groupId ?? null, codes, most],
  };
}

interface FoundRow extends GoodRow {
  readonly circle: number;
}

/** Finds goods by the indexes of label codes, management ids, further codes and ISBNs. */
@Injectable()
export class PgScannedGoods extends ScannedGoods {
  constructor(private readonly db: Database) {
    super();
  }

  async byLabel(code: string, ties: ActorTies): Promise<Good[]> {
    const { sql, params } = visibleGoods(ties, 'by_url');
    const found = await this.db.read<GoodRow>(
      `select ${SELECT_GOOD} from good g where g.label_code = $4 and ${sql}`,
      [...params, code],
    );
    return found.map(goodOf);
  }

  byNumber(keys: readonly string[], groupId: Id | undefined, most: number, ties: ActorTies): Promise<Good[]> {
    return this.closest({ by: 'number', codes: keys, groupId, most }, ties);
  }

  byCode(keys: readonly string[], groupId: Id | undefined, most: number, ties: ActorTies): Promise<Good[]> {
    return this.closest({ by: 'code', codes: keys, groupId, most }, ties);
  }

  byIsbn(isbn: string, groupId: Id | undefined, most: number, ties: ActorTies): Promise<Good[]> {
    return this.closest({ by: 'isbn', codes: [isbn], groupId, most }, ties);
  }

  /** Those of the closest circle alone. */
  private async closest(filter: ScannedGoodsFilter, ties: ActorTies): Promise<Good[]> {
    const { sql, params } = scannedGoodsSql(filter, ties);
    const found = await this.db.read<FoundRow>(sql, params);
    return found.filter(({ circle }) => circle === found[0]?.circle).map(goodOf);
  }
}
