import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { EndedAccessViews, type EndedAccess, type EndedSince } from '../../app/ports';

/**
 * Cursor by transactions, not instants: it starts at the oldest transaction still running, so that no later commit is
 * missed. Twenty minutes cover an access token's life and clock differences. A cursor ahead of this database is from
 * another one.
 */
const SINCE = `
  with seen as (select pg_current_snapshot() as snapshot),
       asked as (
         select case when nullif($1, '')::xid8 <= pg_snapshot_xmax(snapshot) then nullif($1, '')::xid8 end as after from seen)
  select pg_snapshot_xmin(snapshot)::text as cursor,
         (select coalesce(json_agg(json_build_object('key', e.id::text, 'sessionId', e.session_id, 'userId', e.user_id)), '[]')
            from ended_access e, asked
           where e.written_by >= coalesce(asked.after, '0'::xid8)
             and e.at > clock_timestamp() - interval '20 minutes') as ended
    from seen`;

interface Row {
  cursor: string;
  ended: { key: string; sessionId: string | null; userId: string | null }[];
}

@Injectable()
export class PgEndedAccessViews extends EndedAccessViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async since(cursor: string): Promise<EndedSince> {
    const [row] = await this.db.read<Row>(SINCE, [/^\d{1,19}$/.test(cursor) ? cursor : '']);
    if (!row) throw new Error('The query returned no row');
    return { cursor: row.cursor, ended: row.ended.flatMap(toEnded) };
  }
}

function toEnded({ key, sessionId, userId }: Row['ended'][number]): EndedAccess[] {
  if (sessionId) return [{ key, sessionId }];
  return userId ? [{ key, userId }] : [];
}
