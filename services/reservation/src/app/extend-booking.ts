import { allow, refuse, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { extendBooking, type Extension } from '../domain/extend-booking';
import { extendOver } from '../domain/extend-over';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { digestOf } from '../domain/cascade-digest';
import { Bookings } from './ports';

export interface ExtendBookingCommand {
  readonly id: string;
  readonly by: Extension;
  /** A manager's word to move those behind. */
  readonly moveOthers: boolean;
  /** Digest of the preview that the manager saw. The extension is rejected if its effects have changed since. */
  readonly preview?: string;
}

/** A later end, where it fits; or, by a manager's word, over those behind, who are moved. */
@Injectable()
export class ExtendBooking {
  constructor(private readonly bookings: Bookings) {}

  async run({ id, by, moveOthers, preview }: ExtendBookingCommand, call: Call): Promise<ShownBooking> {
    const viewer = writer(call.actor);
    if (!moveOthers) return this.bookings.change(id, viewer, call, (context) => extendBooking(context, by));
    return this.bookings.changeLine(id, viewer, call, (context, line) => {
      const verdict = extendOver(context, by, line);
      if (!verdict.ok) return verdict;
      const digest = digestOf(verdict.value);
      if (preview !== undefined && preview !== digest)
        return refuse('booking.preview_outdated', { preview: digest });
      const { extended, moves } = verdict.value;
      return allow([extended, ...moves.map(({ change }) => change)] as const);
    });
  }
}
