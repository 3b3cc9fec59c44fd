import { payments, billingEvents, enumOf, identity, reservationEvents, SETS } from '@kashikari/contracts';
import { SYSTEM, type Actor } from '@kashikari/kernel';
import type { PriceLine } from '@kashikari/pricing';
import { newId } from '@kashikari/platform';
import {
  fakeClock,
  serve,
  startTestService,
  type FakeClock,
  type TestService,
} from '@kashikari/platform/testing';
import { BillingModule } from '../src';
import type { Loan } from '../src/domain/loan';
import { cancelled, loanOf, revision } from './loans';

export const user = (userId: string, more: Partial<Actor> = {}): Actor =>
  ({ kind: 'user', userId, ...more }) as Actor;

/** Billing with priced bookings, beside a double of identity. */
export class PaymentsWorld {
  readonly lender = newId();
  readonly manager = newId();
  readonly payer = newId();

  private constructor(
    readonly service: TestService,
    readonly clock: FakeClock,
  ) {}

  static async start(env: Readonly<Record<string, string>> = {}): Promise<PaymentsWorld> {
    const clock = fakeClock('2027-01-02T00:00:00Z');
    const managers: Record<string, string> = {};
    const access = serve(identity.AccessServiceService, {
      getAccess: async ({ userId }) =>
        identity.GetAccessResponse.fromPartial({
          user: { id: userId, version: 1 },
          managers: managers[userId]
            ? [{ id: newId(), version: 1, accountId: managers[userId], userId }]
            : [],
        }),
    });
    const peers = { identity: [access] };
    const service = await startTestService(BillingModule, { name: 'billing', clock, peers, env });
    const world = new PaymentsWorld(service, clock);
    managers[world.manager] = world.lender;
    return world;
  }

  payments(actor: Actor = user(this.payer)) {
    return this.service.as(actor).connect(payments.PaymentServiceClient);
  }

  /** A booking of the payer's for so many yen; pushed. */
  async booked(total = 5_000, more: Partial<Loan> = {}): Promise<Loan> {
    const parties = { payerId: this.payer, payeeId: this.lender };
    const loan = loanOf([revision(total)], { bookingId: newId(), ...parties, ...more });
    await this.push(loan);
    return loan;
  }

  async push(loan: Loan): Promise<void> {
    await this.payments(SYSTEM).applyBookings({ bookings: [bookingChanged(loan)] });
  }

  /** @param minutes after the booking; people pay a day after it */
  cancel(loan: Loan, percent: number, minutes = 60): Promise<void> {
    return this.push(cancelled(loan, minutes, percent));
  }

  async publish(...loans: Loan[]): Promise<void> {
    await this.service.publish(
      ...loans.map((loan) => ({
        topic: 'kashikari.reservation.booking.v1',
        key: loan.goodId,
        type: 'kashikari.reservation.v1.BookingChanged',
        data: reservationEvents.BookingChanged.toJSON(bookingChanged(loan)),
      })),
    );
    await this.service.drain();
  }

  async paymentsOf({ bookingId }: Loan, actor?: Actor): Promise<payments.Payment[]> {
    return (await this.payments(actor).listPaymentsOfBookings({ bookingIds: [bookingId] })).payments;
  }

  async paymentOf(loan: Loan, actor?: Actor): Promise<payments.Payment> {
    return (await this.paymentsOf(loan, actor))[0]!;
  }

  /** A paid booking, with the id of its payment. */
  async paid(total = 5_000, more: Partial<Loan> = {}): Promise<{ loan: Loan; id: string }> {
    const loan = await this.booked(total, more);
    const { id } = await this.paymentOf(loan, user(this.lender));
    await this.payments(user(this.lender)).settlePayment({ id, method: CASH, note: '' });
    return { loan, id };
  }

  async published(loan: Loan): Promise<billingEvents.PaymentChanged[]> {
    const events = await this.service.published('kashikari.billing.payment.v1');
    return events
      .filter(({ key }) => key === loan.bookingId)
      .map(({ data }) => billingEvents.PaymentChanged.fromJSON(data));
  }

  /** Sums of the ledger by account and tax code, of one booking. */
  async ledgerOf({ bookingId }: Loan): Promise<Record<string, number>> {
    const rows = await this.service.db.read<{ name: string; total: number }>(
      `select concat_ws(' ', e.account, e.tax_code) as name, sum(e.amount)::int as total
        from entries e join journals j on j.id = e.journal_id
        join payments p on j.source_id like p.id || '%' where p.booking_id = $1 group by 1 order by 1`,
      [bookingId],
    );
    return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
  }
}

export const CASH = enumOf(SETS.handMethod, 'cash');
export const BANK = enumOf(SETS.handMethod, 'bank');

/** The event of a loan, as reservation publishes it. */
function bookingChanged(loan: Loan): reservationEvents.BookingChanged {
  const { atReturn } = loan.charge;
  return reservationEvents.BookingChanged.fromPartial({
    ...{ id: loan.bookingId, version: loan.version, goodId: loan.goodId, goodTitle: loan.goodTitle },
    ...{ lenderId: loan.payeeId, borrowerId: loan.payerId, state: loan.state, timeZone: loan.zone },
    bookedBy: loan.bookedBy ?? '',
    ...{ startAt: new Date(loan.startAt), endAt: new Date(loan.endAt) },
    ...{ startDate: loan.startDate ?? '', endDate: loan.endDate ?? '' },
    ...(loan.cancelledAt !== null && { cancelledAt: new Date(loan.cancelledAt) }),
    ...(loan.overAt !== null && { returnedAt: new Date(loan.overAt) }),
    ...{ awaitsReceipt: loan.state === 'returned' && loan.overAt === null, disputed: loan.disputed },
    charge: {
      revisions: loan.charge.revisions.map(({ at, lines, ...price }) => ({
        ...{ ...price, at: new Date(at) },
        lines: lines.map(lineNews),
      })),
      refundPercent: loan.charge.refundPercent ?? undefined,
      byCard: loan.byCard,
      atReturn: atReturn && { ...atReturn, at: new Date(atReturn.at), lines: atReturn.lines.map(lineNews) },
    },
  });
}

const lineNews = ({ kind, ...line }: PriceLine) => ({ ...line, kind: enumOf(SETS.priceLineKind, kind) });
