import { Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { EqualGoods, type OfferRequest } from '../../app/ports';
import { MAX_OFFERS_TRIED, type OfferedGood } from '../../domain/offered-goods';
import { offeredFrom, offeredQuery, offeredValues, type OfferedRow } from './offered-query';

/**
 * Goods equal to `$4`, the most similar first, then the same lender's. Each kind of similarity reads a limited number
 * of rows, so that a word which thousands share costs no more.
 */
export const EQUALS = {
  name: 'equal-goods',
  text: offeredQuery(
    `offered as (
      select other.good_id, min(other.kind) as kind from good_likeness mine
        cross join lateral (select x.good_id, x.kind from good_likeness x
          where x.scope = mine.scope and x.kind = mine.kind and x.word = mine.word and x.good_id <> $4
          order by x.good_id limit ${MAX_OFFERS_TRIED}) as other
        where mine.good_id = $4
        group by other.good_id order by min(other.kind), other.good_id limit ${MAX_OFFERS_TRIED}
    )`,
    'offered.kind',
  ),
};

/** True if any good is equal to `$1`, whoever may book it. */
const ANY = {
  name: 'any-equal-good',
  text: `select exists (select from good_likeness mine join good_likeness x
      on x.scope = mine.scope and x.kind = mine.kind and x.word = mine.word and x.good_id <> mine.good_id
      where mine.good_id = $1) as any`,
};

/** Finds goods that may be offered instead, by a single round trip. */
@Injectable()
export class PgEqualGoods extends EqualGoods {
  constructor(private readonly db: Database) {
    super();
  }

  async areThereAny(goodId: string): Promise<boolean> {
    return (await this.db.one<{ any: boolean }>(ANY, [goodId]))?.any ?? false;
  }

  async of(goodId: string, asked: OfferRequest): Promise<OfferedGood[]> {
    const rows = await this.db.read<OfferedRow>(EQUALS, offeredValues(goodId, asked));
    return rows.map(offeredFrom);
  }
}
