import { reaches } from '@kashikari/kernel';
import type { Viewer } from '../../app/ports';
import type { WaitContext } from '../../domain/shown-wait';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from '../goods/terms-row';
import { WAIT_COLUMNS, waitFrom, type WaitRow } from './wait-row';

export interface WaitContextRow extends WaitRow {
  readonly good: GoodJson;
  readonly lender: AccountJson;
  readonly waits: boolean;
  readonly manages: boolean;
  readonly place: number | null;
}

/**
 * Position in the queue, from 1, among waits for an overlapping range of the same good; null if it is no longer
 * waiting.
 */
const PLACE = `case when w.state = 'waiting' then (select count(*)::int from wait o
  where o.good_id = w.good_id and o.state = 'waiting' and o.start_at < w.end_at and o.end_at > w.start_at
    and (o.created_at, o.id) <= (w.created_at, w.id)) end as place`;

/** Waits `w` with their good `g` and lender `l`, and what the viewer (`$1`, card's group `$2`) is to them. */
export const WAIT_CONTEXT = `select ${WAIT_COLUMNS}, to_jsonb(g) as good, to_jsonb(l) as lender,
    coalesce(w.user_id = $1::uuid or manages($1::uuid, $2::uuid, w.user_id), false) as waits,
    coalesce(manages($1::uuid, $2::uuid, g.owner_id), false) as manages, ${PLACE}
  from wait w join good g on g.id = w.good_id join account l on l.id = g.owner_id`;

export function waitContextFrom(row: WaitContextRow, now: number): WaitContext {
  const { waits, manages } = row;
  return { wait: waitFrom(row), good: goodFrom(row.good), caller: { waits, manages }, now };
}

export function termsFrom(row: Pick<WaitContextRow, 'good' | 'lender'>) {
  return { good: goodFrom(row.good), lender: lenderFrom(row.lender) };
}

/** Returns true if the viewer may know that the wait exists. */
export function isWaitSeen({ waits, manages, lender }: WaitContextRow, viewer: Viewer): boolean {
  return reaches(viewer, lender.id) && (waits || manages);
}

export const viewerParams = ({ userId, cardGroupId }: Viewer) => [userId, cardGroupId];
