import { DomainError, forbidden, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { extendBooking, type Extension } from '../domain/extend-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings } from './ports';

export interface ExtendBookingCommand {
  readonly id: string;
  readonly by: Extension;
  /** A manager's word to move those behind; it is heard only where nobody has to be moved. */
  readonly moveOthers: boolean;
}

/** A later end, where it fits. */
@Injectable()
export class ExtendBooking {
  constructor(private readonly bookings: Bookings) {}

  async run({ id, by, moveOthers }: ExtendBookingCommand, call: Call): Promise<ShownBooking> {
    try {
      return await this.bookings.change(id, writer(call.actor), call, (situation) => {
        if (moveOthers && !situation.caller.manages) throw forbidden('booking.manager_only');
        return extendBooking(situation, by);
      });
    } catch (error) {
      if (!moveOthers || !(error instanceof DomainError) || error.refusal.code !== 'booking.unavailable')
        throw error;
      const params = { ...error.refusal.params, move_others: false };
      throw new DomainError({ ...error.refusal, params });
    }
  }
}
