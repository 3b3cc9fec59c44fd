import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { returnBooking } from '../domain/return-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { refuseUnlessSystem } from './callers';
import { ChangeBooking } from './change-booking';
import { type CreateBookingCommand, CreateBookings } from './create-bookings';

export interface ImportBookingCommand {
  readonly booking: CreateBookingCommand;
  readonly borrowerId: string;
  readonly lenderId: string;
  /** Business time, epoch milliseconds. */
  readonly madeAt: number;
  /** Undefined while it is out. */
  readonly returnedAt: number | undefined;
}

/** Records a booking of the past as its people would have made it then, for the demonstration; its price was paid then. */
@Injectable()
export class ImportBooking {
  constructor(
    private readonly create: CreateBookings,
    private readonly change: ChangeBooking,
  ) {}

  async run(command: ImportBookingCommand, call: Call): Promise<ShownBooking> {
    refuseUnlessSystem(call);
    const { booking, borrowerId, lenderId, madeAt, returnedAt } = command;
    const as = (userId: string, now: number): Call => ({ ...call, actor: { kind: 'user', userId }, now });
    const made = await this.create.one({ ...booking, free: true }, as(borrowerId, madeAt));
    if (returnedAt === undefined) return made;
    // The key of the call belongs to the booking.
    const { idempotency: _, ...taking } = as(lenderId, returnedAt);
    return this.change.run(made.booking.id, returnBooking, taking);
  }
}
