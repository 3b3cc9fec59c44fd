import { Clock, Database, StockOf, type StockRecord, type StockSource } from '@kashikari/platform';
import { countedDay } from '../../domain/counted-day';
import { goodOf, SELECT_GOOD, type GoodRow } from '../goods/good-columns';
import { goodChanged } from '../goods/outbox-goods';
import { popularityChanged, type PopularityCounts } from '../goods/outbox-popularity';

const GOODS = {
  name: 'stock-of-goods',
  text: `select ${SELECT_GOOD} from good g where $1::uuid is null or g.id > $1 order by g.id limit $2`,
};

const POPULARITY = {
  name: 'stock-of-popularity',
  text: `select id, recent_bookings as bookings, likes from good
    where deleted_at is null and ($1::uuid is null or id > $1) order by id limit $2`,
};

/** All goods, deleted ones included. */
@StockOf('kashikari.catalog.good.v1')
export class GoodStock implements StockSource {
  constructor(private readonly db: Database) {}

  async list(after: string | null, limit: number): Promise<StockRecord[]> {
    const rows = await this.db.read<GoodRow>(GOODS, [after, limit]);
    return rows.map((row) => ({ id: row.id, event: goodChanged(goodOf(row)) }));
  }
}

/** The numbers of all goods, as last counted. */
@StockOf('kashikari.catalog.popularity.v1')
export class PopularityStock implements StockSource {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async list(after: string | null, limit: number): Promise<StockRecord[]> {
    const rows = await this.db.read<PopularityCounts>(POPULARITY, [after, limit]);
    const version = countedDay(this.clock.now());
    return rows.map((counts) => ({ id: counts.id, event: popularityChanged(version, counts) }));
  }
}
