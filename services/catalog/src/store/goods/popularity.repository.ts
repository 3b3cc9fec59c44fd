import { Injectable } from '@nestjs/common';
import { Database, Jobs, sqlOf, type Tx } from '@kashikari/platform';
import { Popularity, type BookingNews, type Period } from '../../app/ports/popularity';
import { PopularityOutbox, type PopularityCounts } from './outbox-popularity';

/** The job of events/count-bookings.job.ts. */
const JOB = { kind: 'good.popularity', key: 'popularity' };

/** A cancelled booking stays as a row, so that a late event of its making does not restore it. */
const NOTE = `
  with news as (
    select * from jsonb_to_recordset($1::jsonb) as n (id uuid, good_id uuid, at timestamptz, cancelled boolean)
  ), noted as (
    insert into good_booking as known (id, good_id, made_at, cancelled)
      select id, (array_agg(good_id))[1], min(at), bool_or(cancelled) from news group by id order by id
    on conflict (id) do update set made_at = least(known.made_at, excluded.made_at),
      cancelled = known.cancelled or excluded.cancelled
  )
  update good g set booked_at = greatest(g.booked_at, made.at)
    from (select good_id, max(at) as at from news where not cancelled group by good_id) made
    where g.id = made.good_id`;

/** $1 and $2 bound the period, $3 is the most goods. Rows are locked in the order of their ids, as by other writes of many. */
const RECOUNT = `
  with booked as (
    select good_id, count(*) as bookings from good_booking
    where not cancelled and made_at >= $1 and made_at < $2 group by good_id
  ), liked as (
    select good_id, count(*) as likes from good_like where liked_at < $2 group by good_id
  ), counted as (
    select g.id, coalesce(b.bookings, 0)::int as bookings, coalesce(l.likes, 0)::int as likes
    from good g left join booked b on b.good_id = g.id left join liked l on l.good_id = g.id
    where g.deleted_at is null
      and (g.recent_bookings, g.likes) is distinct from (coalesce(b.bookings, 0), coalesce(l.likes, 0))
    order by g.id limit $3 for no key update of g
  )
  update good g set recent_bookings = c.bookings, likes = c.likes from counted c where g.id = c.id
  returning g.id, c.bookings, c.likes`;

/** Counts are no change of a good: they raise no version of it. */
@Injectable()
export class PgPopularity extends Popularity {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly outbox: PopularityOutbox,
  ) {
    super();
  }

  async note(tx: Tx, news: readonly BookingNews[]): Promise<void> {
    if (!news.length) return;
    const rows = news.map(({ bookingId, goodId, change, at }) => ({
      id: bookingId,
      good_id: goodId,
      at: new Date(at),
      cancelled: change === 'cancelled',
    }));
    await sqlOf(tx).read(NOTE, [JSON.stringify(rows)]);
  }

  async recount(within: Tx, { from, until }: Period, version: number, limit: number): Promise<number> {
    const tx = sqlOf(within);
    const values = [new Date(from), new Date(until), limit];
    const rows = await tx.read<PopularityCounts>(RECOUNT, values);
    await this.outbox.counted(tx, version, rows);
    return rows.length;
  }

  async forgetBefore(tx: Tx, instant: number): Promise<void> {
    await sqlOf(tx).read('delete from good_booking where made_at < $1', [new Date(instant)]);
  }

  order(dueAt: number, tx?: Tx): Promise<void> {
    if (tx) return this.jobs.schedule(tx, { ...JOB, dueAt });
    return this.db.transaction((own) => this.jobs.schedule(own, { ...JOB, dueAt }));
  }
}
