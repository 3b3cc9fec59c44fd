import { notFound, unwrap, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../domain/booking';
import { daysThatFit, extendOver } from '../domain/extend-over';
import { signedIn } from './callers';
import { digestOf } from '../domain/cascade-digest';
import { Lines } from './ports';

/** Maximum number of days that are tried to find the longest extension that moves no other booking. */
const MAX_DAYS_TRIED = 366;

export interface ExtensionPreview {
  readonly digest: string;
  readonly before: Booking;
  readonly after: Booking;
  readonly moves: readonly { readonly before: Booking; readonly after: Booking }[];
  /** Accounts that get a message: the borrowers, each once, and the lender. */
  readonly told: readonly string[];
  /** Number of days, up to those requested, by which the booking can be extended without moving another one. */
  readonly daysWithoutMoving: number;
}

/** Previews a manager's extension over other bookings: which would move, and the longest extension that moves none. */
@Injectable()
export class PreviewExtension {
  constructor(private readonly lines: Lines) {}

  async run(id: string, days: number, call: Call): Promise<ExtensionPreview> {
    const found = await this.lines.look(id, signedIn(call.actor), call.now);
    if (!found) throw notFound('booking', id);
    const { context, line } = found;
    const knockOn = unwrap(extendOver(context, { days }, line));
    const moves = knockOn.moves.map(({ before, change }) => ({ before, after: change.booking }));
    const { booking } = context;
    return {
      digest: digestOf(knockOn),
      before: booking,
      after: knockOn.extended.booking,
      moves,
      told: [
        ...new Set([booking.borrowerId, ...moves.map(({ before }) => before.borrowerId), booking.lenderId]),
      ],
      daysWithoutMoving: daysThatFit(context, Math.min(days, MAX_DAYS_TRIED), line),
    };
  }
}
