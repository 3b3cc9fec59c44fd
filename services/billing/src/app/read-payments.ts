import { Injectable } from '@nestjs/common';
import { actorUserId, notFound, unauthenticated, type Call } from '@kashikari/kernel';
import type { SeenPayment } from '../domain/payment-permissions';
import { FetchPeople } from './fetch-people';
import { PaymentViews, type PaymentFilter } from './ports';

/** Payments as their payer, and who owns or manages the account that lends, see them. */
@Injectable()
export class ReadPayments {
  constructor(
    private readonly views: PaymentViews,
    private readonly people: FetchPeople,
  ) {}

  /** @throws DomainError `not_found` */
  async get(id: string, call: Call): Promise<SeenPayment> {
    await this.caller(call);
    const payment = await this.views.find(id, call);
    if (!payment) throw notFound('payment', id);
    return payment;
  }

  async list(filter: PaymentFilter, call: Call): Promise<{ payments: SeenPayment[]; total: number }> {
    await this.caller(call);
    return this.views.list(filter, call);
  }

  async ofBookings(bookingIds: readonly string[], call: Call): Promise<SeenPayment[]> {
    await this.caller(call);
    return this.views.ofBookings(bookingIds, call);
  }

  private async caller(call: Call): Promise<void> {
    if (!actorUserId(call.actor)) throw unauthenticated();
    await this.people.ofCaller(call);
  }
}
