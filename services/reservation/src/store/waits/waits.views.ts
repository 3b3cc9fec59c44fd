import { reached, ComputedRows, Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../app/ports';
import { WaitViews, type WaitFilter } from '../../app/ports/waits';
import { showWait, type ShownWait } from '../../domain/shown-wait';
import { viewerParams, WAIT_CONTEXT, waitContextFrom, type WaitContextRow } from './wait-context-row';

const LIVE = `state in ('waiting', 'offered')`;

/** The viewer's own, newest first; `$3` only live ones, `$4` and `$5` the page, `$6` the lenders reached. */
const MINE = {
  name: 'waits-of-user',
  text: pageOf(
    `w.user_id = $1 and (not $3 or w.${LIVE}) and ${reached('g.owner_id', '$6')}`,
    'created_at desc, id desc',
  ),
};

/** Waits for a good, in their order: all for its managers, their own for others. */
const OF_GOOD = {
  name: 'waits-of-good',
  text: pageOf(
    `w.good_id = $7 and ${reached('g.owner_id', '$6')} and (not $3 or w.${LIVE}) and (w.user_id = $1
      or coalesce(manages($1::uuid, $2::uuid, g.owner_id), false))`,
    'created_at, id',
  ),
};

/** One statement: the rows of the page, each with the total; a page beyond the last has one row without a wait. */
function pageOf(condition: string, order: string): string {
  return `with found as (${WAIT_CONTEXT} where ${condition})
    select total.total, page.* from (select count(*)::int as total from found) as total
      left join (select * from found order by ${order} limit $4 offset $5) as page on true
      order by page.${order.replace(', ', ', page.')}`;
}

interface ListedRow extends Omit<WaitContextRow, 'id'> {
  readonly id: string | null;
  readonly total: number;
}

/** Reads the queue for screens: one round trip, bound to the viewer. */
@Injectable()
export class PgWaitViews extends WaitViews {
  constructor(
    private readonly db: Database,
    private readonly computed: ComputedRows,
  ) {
    super();
  }

  async list(
    { goodId, live, page, perPage }: WaitFilter,
    viewer: Viewer,
    now: number,
  ): Promise<{ waits: ShownWait[]; total: number }> {
    const params = [...viewerParams(viewer), live, perPage, (page - 1) * perPage, viewer.within ?? null];
    const rows = goodId
      ? await this.db.read<ListedRow>(OF_GOOD, [...params, goodId])
      : await this.db.read<ListedRow>(MINE, params);
    const compute = (row: WaitContextRow) => showWait(waitContextFrom(row, now), row.place);
    const waits = this.computed.map('waits', rows.filter(isThere), compute, ({ id }) => id);
    return { waits, total: rows[0]?.total ?? 0 };
  }
}

function isThere(row: ListedRow): row is ListedRow & WaitContextRow {
  return row.id !== null;
}
