import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { Database, holdPresent, idempotent } from '@kashikari/platform';
import { Likes } from '../../app/ports/folders';
import type { Id } from '../../domain/ids';

/** Maximum number of ids passed to search. */
const MAX_IDS = 10_000;

@Injectable()
export class PgLikes extends Likes {
  constructor(private readonly db: Database) {
    super();
  }

  /** One statement takes it away; where there was none, another puts it there. A call repeated by its key toggles once. */
  toggle(call: Call, userId: Id, goodId: Id, liked: boolean | undefined): Promise<boolean> {
    return idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      const gone =
        liked !== true &&
        (await tx.one('delete from good_like where user_id = $1 and good_id = $2 returning good_id', [
          userId,
          goodId,
        ]));
      if (gone || liked === false) return false;
      await tx.read(
        'insert into good_like (user_id, good_id, liked_at) values ($1, $2, $3) on conflict do nothing',
        [userId, goodId, new Date(call.now)],
      );
      return true;
    });
  }

  async among(userId: Id, goodIds: readonly Id[]): Promise<Id[]> {
    const rows = await this.db.read<{ good_id: Id }>(
      'select good_id from good_like where user_id = $1 and good_id = any ($2::uuid[])',
      [userId, goodIds],
    );
    return rows.map(({ good_id }) => good_id);
  }

  async all(userId: Id): Promise<Id[]> {
    const rows = await this.db.read<{ good_id: Id }>(
      'select good_id from good_like where user_id = $1 order by liked_at desc, good_id limit $2',
      [userId, MAX_IDS],
    );
    return rows.map(({ good_id }) => good_id);
  }
}
