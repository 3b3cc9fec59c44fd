import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ChangeBooking } from '../app/change-booking';
import type { Rule } from '../app/ports';
import { cancelBooking } from '../domain/cancel-booking';
import { closeDispute } from '../domain/close-dispute';
import { handOverBooking } from '../domain/hand-over-booking';
import { prepareBooking, revertPrepare } from '../domain/prepare-booking';
import { receiveBooking } from '../domain/receive-booking';
import { revertHandOver } from '../domain/revert-hand-over';
import { revertReturn } from '../domain/revert-return';
import { BookingMapper } from './booking-message';
import { idOf } from './read-request';

/** The acts that need nothing but the booking, each with its rule. */
@GrpcController(reservation.BookingServiceService)
export class BookingActsController {
  readonly prepareBooking = this.act(prepareBooking);
  readonly revertPrepare = this.act(revertPrepare);
  readonly handOverBooking = this.act(handOverBooking);
  readonly revertHandOver = this.act(revertHandOver);
  readonly revertReturn = this.act(revertReturn);
  readonly receiveBooking = this.act(receiveBooking);
  readonly cancelBooking = this.act(cancelBooking);
  readonly closeDispute = this.act(closeDispute);

  constructor(
    private readonly change: ChangeBooking,
    private readonly mapper: BookingMapper,
  ) {}

  private act(rule: Rule) {
    return async ({ id }: { readonly id: string }, call: Call) => ({
      booking: this.mapper.toMessage(await this.change.run(idOf('booking', id), rule, call)),
    });
  }
}
