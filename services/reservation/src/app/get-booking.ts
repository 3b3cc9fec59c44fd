import { notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { ShownBooking } from '../domain/shown-booking';
import { signedIn } from './callers';
import { BookingViews } from './ports';

@Injectable()
export class GetBooking {
  constructor(private readonly views: BookingViews) {}

  async run(id: string, call: Call): Promise<ShownBooking> {
    const shown = await this.views.get(id, signedIn(call.actor), call.now);
    if (!shown) throw notFound('booking', id);
    return shown;
  }
}
