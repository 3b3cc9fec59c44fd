import { notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { checkDeletion, deleteGood } from '../domain/delete-good';
import { isId } from '../domain/ids';
import { FetchMissingPeople } from './fetch-missing-people';
import { Goods, GoodsViews, People, ReservationClient } from './ports';

/** Deletes a good that isn't out. Reservation cancels what was reserved, when it learns of it. */
@Injectable()
export class DeleteGood {
  constructor(
    private readonly goods: Goods,
    private readonly views: GoodsViews,
    private readonly people: People,
    private readonly know: FetchMissingPeople,
    private readonly reservation: ReservationClient,
  ) {}

  async run(id: string, call: Call): Promise<void> {
    await this.know.actor(call);
    const ties = await this.people.tiesOf(call);
    const [seen] = isId(id) ? await this.views.byIds([id], ties) : [];
    if (!seen) throw notFound('good', id);
    checkDeletion(seen, ties, { live: 0, out: 0 });
    // Asked outside the transaction: what is booked in between is cancelled like everything reserved.
    const bookings = await this.reservation.liveBookings(seen.id);
    const deleted = await this.goods.change(seen.id, call, {}, (good, context) => {
      checkDeletion(good, context.ties, bookings);
      return deleteGood(good, call.now);
    });
    if (!deleted) throw notFound('good', id);
    await this.reservation.push(deleted);
  }
}
