import { reached } from '@kashikari/platform';
import type { Way } from '@kashikari/kernel';
import type { ActorTies } from '../../domain/ties';

/** A condition on goods under the name `g`, with its parameters from `$1` on. */
export interface Predicate {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** $1: the accounts acted for. $2: the groups belonged to. */
const SEEN: Readonly<Record<Way, string>> = {
  by_url: '(g.owner_id = any ($1::uuid[]) or g.group_ids && $2::uuid[] or g.is_open)',
  // Each arm says for itself that nothing is hidden: so it fits an index, and PostgreSQL can join them as bitmaps.
  in_list: `(g.owner_id = any ($1::uuid[]) or (g.group_ids && $2::uuid[] and not g.is_hidden)
    or (g.is_open and not g.is_hidden))`,
};

/** The system sees all. The parameters are named all the same, so that whatever follows begins at $4. */
const ALL = '($1::uuid[] is not null and $2::uuid[] is not null)';

/** $3: the accounts whose goods are reached from where somebody asks; null: all. */
const REACHED = reached('g.owner_id', '$3');

/**
 * Returns `sees` of the kernel as a predicate, used by every query on behalf of a person. A test compares the two over
 * all combinations (ADR 10).
 */
export function visibleGoods({ kind, accountIds, groups, within }: ActorTies, way: Way): Predicate {
  return {
    sql: `g.deleted_at is null and ${REACHED} and ${kind === 'system' ? ALL : SEEN[way]}`,
    params: [accountIds, groups.map(({ groupId }) => groupId), within ?? null],
  };
}
