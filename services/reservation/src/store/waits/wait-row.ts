import type { Wait } from '../../domain/wait';
import type { WaitState } from '../../domain/wait-state';
import { rangeFrom, millis } from '../booking/booking-row';

/** A row of `wait` as {@link WAIT_COLUMNS} reads it. */
export interface WaitRow {
  readonly id: string;
  readonly version: number;
  readonly good_id: string;
  readonly user_id: string;
  readonly quantity: number;
  readonly is_hourly: boolean;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly start_at: Date;
  readonly end_at: Date;
  readonly zone: string;
  readonly state: WaitState;
  readonly offered_at: Date | null;
  readonly answer_by: Date | null;
  readonly booking_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Columns of `wait w`. */
export const WAIT_COLUMNS = `w.id, w.version, w.good_id, w.user_id, w.quantity, w.is_hourly, w.start_date, w.end_date,
  w.start_at, w.end_at, w.zone, w.state, w.offered_at, w.answer_by, w.booking_id, w.created_at, w.updated_at`;

export function waitFrom(row: WaitRow): Wait {
  return {
    id: row.id,
    version: row.version,
    goodId: row.good_id,
    userId: row.user_id,
    quantity: row.quantity,
    asked: rangeFrom(row),
    zone: row.zone,
    state: row.state,
    offeredAt: millis(row.offered_at),
    answerBy: millis(row.answer_by),
    bookingId: row.booking_id,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}
