import { type Call, notFound, refused } from '@kashikari/kernel';
import { reached, Database, idempotent } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Feeds, type OpenFeed } from '../../app/ports/feeds';
import type { Feed } from '../../domain/feed';
import { instant, instantOrNull } from '../booking/booking-row';
import { FeedSecrets } from './feed-secrets';

const COLUMNS = 'id, user_id, group_id, name, generation, created_at, rotated_at';

const OF_USER = {
  name: 'feeds-of-user',
  text: `select ${COLUMNS}, secret_hash from feed where user_id = $1 order by id`,
};
const BY_SECRET = {
  name: 'feed-by-secret',
  text: `select ${COLUMNS} from feed where secret_hash = $1
    and not exists (select from account a where a.id = feed.user_id and a.deleted)`,
};
const OWN = {
  name: 'own-feed',
  text: `select ${COLUMNS} from feed where id = $1 and user_id = $2 for update`,
};
const ADD = {
  name: 'add-feed',
  text: `insert into feed (${COLUMNS}, secret_hash) values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (user_id, group_id) do nothing returning id`,
};
const ROTATE = {
  name: 'rotate-feed',
  text: 'update feed set generation = $2, rotated_at = $3, secret_hash = $4 where id = $1',
};
const REMOVE = { name: 'remove-feed', text: 'delete from feed where id = $1 and user_id = $2 returning id' };
const SEES_GROUP = {
  name: 'sees-group',
  text: `select 1 from good_group g where g.id = $2 and not g.deleted and ${reached('g.owner_id', '$3')}
    and (oversees($1, null, array[g.id]) or g.member_booking_visible and belongs($1, null, array[g.id]))`,
};

interface FeedRow {
  readonly id: string;
  readonly user_id: string;
  readonly group_id: string | null;
  readonly name: string;
  readonly generation: number;
  readonly created_at: Date;
  readonly rotated_at: Date | null;
}

/** The addresses of feeds as rows; of their secrets only the hashes. */
@Injectable()
export class PgFeeds extends Feeds {
  constructor(
    private readonly db: Database,
    private readonly secrets: FeedSecrets,
  ) {
    super();
  }

  async of(userId: string): Promise<OpenFeed[]> {
    const rows = await this.db.read<FeedRow & { secret_hash: Buffer }>(OF_USER, [userId]);
    return rows.map((row) => {
      const feed = feedFrom(row);
      const secret = this.secrets.of(feed);
      return { feed, secret: row.secret_hash.equals(this.secrets.hash(secret)) ? secret : null };
    });
  }

  async bySecret(secret: string): Promise<Feed | undefined> {
    const row = await this.db.one<FeedRow>(BY_SECRET, [this.secrets.hash(secret)]);
    return row && feedFrom(row);
  }

  async add(wanted: Feed, call: Call): Promise<OpenFeed> {
    const feed = await idempotent(this.db, call, async (tx) => {
      const rows = await tx.read(ADD, [...valuesOf(wanted), this.secrets.hash(this.secrets.of(wanted))]);
      if (rows.length === 0) throw refused('feed.exists');
      return wanted;
    });
    return { feed, secret: this.secrets.of(feed) };
  }

  async rotate(id: string, userId: string, rule: (feed: Feed) => Feed, call: Call): Promise<OpenFeed> {
    const feed = await idempotent(this.db, call, async (tx) => {
      const row = await tx.one<FeedRow>(OWN, [id, userId]);
      if (!row) throw notFound('feed', id);
      const after = rule(feedFrom(row));
      const hash = this.secrets.hash(this.secrets.of(after));
      await tx.read(ROTATE, [id, after.generation, instantOrNull(after.rotatedAt), hash]);
      return after;
    });
    return { feed, secret: this.secrets.of(feed) };
  }

  async remove(id: string, userId: string): Promise<boolean> {
    return (await this.db.read(REMOVE, [id, userId])).length > 0;
  }

  async seesGroup(userId: string, groupId: string, within?: readonly string[]): Promise<boolean> {
    return (await this.db.one(SEES_GROUP, [userId, groupId, within ?? null])) !== undefined;
  }
}

function feedFrom(row: FeedRow): Feed {
  return {
    id: row.id,
    userId: row.user_id,
    groupId: row.group_id,
    name: row.name,
    generation: row.generation,
    createdAt: row.created_at.getTime(),
    rotatedAt: row.rotated_at && row.rotated_at.getTime(),
  };
}

function valuesOf(feed: Feed): unknown[] {
  const { id, userId, groupId, name, generation } = feed;
  return [id, userId, groupId, name, generation, instant(feed.createdAt), instantOrNull(feed.rotatedAt)];
}
