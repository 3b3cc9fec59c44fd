import { actorUserId, isId, type Actor } from '@kashikari/kernel';
import type { Queries } from '../database/sql-tx';
import { DEFAULT_DEADLINE } from '../grpc/limits';
import { Batcher } from '../limits/batcher';
import { sessionEnded } from './refuse-gone';

/** Every service that keeps a copy of accounts keeps it in this table, with tombstones. */
const LOOK = { name: 'accounts-of-callers', text: 'select id, deleted from account where id = any ($1)' };

/** Accounts that one query looks up, at most. */
const MOST = 64;

/** What the copy says of an account. */
type AccountState = 'present' | 'gone' | 'unknown';

/**
 * What a service's own copy of accounts says of those who call. Who calls while a look is under way goes along with the next:
 * a crowd costs few queries.
 */
export class AccountReplica {
  private readonly looks: Batcher<string, AccountState>;

  constructor(db: Pick<Queries, 'read'>) {
    this.looks = new Batcher({
      most: MOST,
      longestWait: DEFAULT_DEADLINE,
      all: async (ids) => {
        const rows = await db.read<{ id: string; deleted: boolean }>(LOOK, [[...new Set(ids)]]);
        const known = new Map(rows.map(({ id, deleted }) => [id, deleted ? 'gone' : 'present'] as const));
        return ids.map((id) => known.get(id) ?? 'unknown');
      },
    });
  }

  /**
   * Whether the copy knows who calls; undefined for who has no account. @throws DomainError `session_ended` for who is gone:
   * the gateway believes a token for up to a second longer, and an event may be earlier than the call (REST contract, edge)
   */
  async knows(actor: Actor): Promise<boolean | undefined> {
    const id = actorUserId(actor)?.toLowerCase();
    if (!id || !isId(id)) return undefined;
    const state = await this.looks.run(id);
    if (state === 'gone') throw sessionEnded();
    return state === 'present';
  }
}
