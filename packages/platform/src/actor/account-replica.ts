import { actorUserId, isId, type Actor } from '@kashikari/kernel';
import type { Queries } from '../database/sql-tx';
import { DEFAULT_DEADLINE } from '../limits/call-limits';
import { Batcher } from '../limits/batcher';
import { sessionEnded } from './refuse-gone';

/** Every service with a copy of accounts stores it in this table, with tombstones. */
const LOOK = { name: 'accounts-of-callers', text: 'select id, deleted from account where id = any ($1)' };

/** Maximum number of accounts per query. */
const MAX = 64;

/** State of an account in the local copy. */
type AccountState = 'present' | 'gone' | 'unknown';

/**
 * Looks up callers in a service's own copy of accounts. Calls that arrive during a query share the next one, so a crowd
 * costs few queries.
 */
export class AccountReplica {
  private readonly looks: Batcher<string, AccountState>;

  constructor(db: Pick<Queries, 'read'>) {
    this.looks = new Batcher({
      most: MAX,
      longestWait: DEFAULT_DEADLINE,
      all: async (ids) => {
        const rows = await db.read<{ id: string; deleted: boolean }>(LOOK, [[...new Set(ids)]]);
        const known = new Map(rows.map(({ id, deleted }) => [id, deleted ? 'gone' : 'present'] as const));
        return ids.map((id) => known.get(id) ?? 'unknown');
      },
    });
  }

  /**
   * Returns true if the copy contains the caller; undefined for a caller without an account.
   * @throws DomainError `session_ended` for a deleted account (REST contract, edge). The gateway accepts its token for
   *   up to a second longer, and the event may arrive before the call.
   */
  async knows(actor: Actor): Promise<boolean | undefined> {
    const id = actorUserId(actor)?.toLowerCase();
    if (!id || !isId(id)) return undefined;
    const state = await this.looks.run(id);
    if (state === 'gone') throw sessionEnded();
    return state === 'present';
  }
}
