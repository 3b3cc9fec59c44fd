import type { Standing } from '../domain/standing';
import type { Way } from '../domain/visibility';

/** A condition on goods under the name `g`, with its parameters from `$1` on. */
export interface Predicate {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Acts for the lender. */
const MANAGES = 'g.owner_id = any ($1::uuid[])';

/** Each arm has an index of its own, which PostgreSQL joins as bitmaps when few goods are seen. */
const SEEN = `(${MANAGES} or g.group_ids && $2::uuid[] or g.is_open)`;

/**
 * Which goods somebody sees: domain/visibility.ts as a predicate, used by every query that a person's call leads to.
 * A test holds the two against each other over all combinations (ADR 10).
 */
export function visibleGoods(standing: Standing, way: Way): Predicate {
  const params = [standing.accountIds, standing.groups.map(({ groupId }) => groupId)];
  const all = standing.kind === 'system';
  const listed = all || way === 'by_url' ? 'true' : `(not g.is_hidden or ${MANAGES})`;
  // A system's call names the parameters too, so that whatever follows begins at $3.
  const seen = all ? '($1::uuid[] is not null and $2::uuid[] is not null)' : SEEN;
  return { sql: `g.deleted_at is null and ${seen} and ${listed}`, params };
}
