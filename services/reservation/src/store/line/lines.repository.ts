import { Database, Outbox, sqlOf, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Lines, type Viewer } from '../../app/ports';
import type { Line } from '../../domain/line';
import type { Change, Situation } from '../../domain/situation';
import { askForGoods } from './ask-in-turn';
import { LOCK_GOODS } from '../booking/change-booking';
import { bookingChanged } from '../booking/outbox-event';
import { readLine } from './read-line';
import { saveBookings } from '../booking/save-bookings';
import { isSeen, SITUATION_OF, situationFrom, type SituationRow } from '../booking/situation-row';

const NOBODY = { userId: null, cardGroupId: null };

const GOOD_OF = { name: 'good-of-booking', text: 'select good_id from booking where id = $1' };

/** Looks at and changes the line of bookings of one good. */
@Injectable()
export class PgLines extends Lines {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async look(
    bookingId: string,
    viewer: Viewer,
    now: number,
  ): Promise<{ situation: Situation; line: Line } | undefined> {
    const row = await this.db.one<SituationRow>(SITUATION_OF, [viewer.userId, viewer.cardGroupId, bookingId]);
    if (!row || !isSeen(row)) return undefined;
    const situation = situationFrom(row, viewer, now);
    return { situation, line: await readLine(this.db, situation) };
  }

  async change(
    within: Tx,
    bookingId: string,
    now: number,
    rule: (line: Line, situation: Situation) => readonly Change[],
  ): Promise<void> {
    const tx = sqlOf(within);
    const known = await tx.one<{ good_id: string }>(GOOD_OF, [bookingId]);
    if (!known) return;
    await tx.read(LOCK_GOODS, [[known.good_id]]);
    const row = await tx.one<SituationRow>(SITUATION_OF, [null, null, bookingId]);
    if (!row) return;
    const situation = situationFrom(row, NOBODY, now);
    const changes = rule(await readLine(tx, situation), situation);
    if (changes.length === 0) return;
    const awaited = await saveBookings(
      tx,
      changes.map(({ booking }) => booking),
    );
    const events = changes.map(({ booking, kind }) =>
      bookingChanged(booking, kind, situation.good.title, null),
    );
    await this.outbox.append(tx, ...events);
    await askForGoods(tx, this.outbox, awaited, now);
  }
}
