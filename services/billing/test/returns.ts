import { eventually } from '@kashikari/platform/testing';
import type { PriceLine } from '@kashikari/pricing';
import type { Loan, ReturnCharge } from '../src/domain/loan';
import type { CardWorld } from './card-world';

/** Yen of lateness, of an extension, or of both. */
export interface Cost {
  readonly overdue?: number;
  readonly extended?: number;
}

/** The cost of a return. */
export function costOf({ overdue = 0, extended = 0 }: Cost, at: number, number = 1): ReturnCharge {
  const line = (kind: PriceLine['kind'], amount: number): PriceLine[] =>
    amount > 0 ? [{ kind, count: 1, unitPrice: amount, quantity: 1, amount }] : [];
  const lines = [...line('extended', extended), ...line('late_day', overdue)];
  return { at, number, extended, overdue, lines };
}

/** The next version of a loan: returned with what that costs, or out again. */
export const returned = (loan: Loan, atReturn: ReturnCharge | undefined): Loan => ({
  ...{ ...loan, version: loan.version + 1, state: 'returned', overAt: atReturn?.at ?? null },
  charge: { ...loan.charge, atReturn },
});

export const undone = (loan: Loan): Loan => ({
  ...{ ...loan, version: loan.version + 1, state: 'reserved', overAt: null },
  charge: { ...loan.charge, atReturn: undefined },
});

/** A payment for a return, with its number, reason, status, yen and refunded yen in one line. */
interface ReturnPayment {
  readonly id: string;
  readonly intent_id: string | null;
  readonly line: string;
}

export interface HowPaid {
  /** The payer agrees that the card is charged for the return. */
  readonly keepCard?: boolean;
  readonly token?: string;
}

/** Loans that come back, and their payments. */
export class ReturnsWorld {
  constructor(private readonly card: CardWorld) {}

  /** A loan that is paid by card and collected, and ends now. */
  async lent({ keepCard = true, token = 'pm_card_visa' }: HowPaid = {}): Promise<Loan> {
    const { card } = this;
    const loan = await card.booked(5_000, 1);
    const { id } = await card.world.paymentOf(loan);
    const intentId = await card.sheet(id, keepCard);
    await card.confirm(intentId, token);
    if ((await card.intent(intentId)).status === 'requires_action')
      card.double.control.authenticate(intentId, true);
    await card.world.payments().retryPayment({ id });
    await card.pass(26);
    // Another process of a test may charge it, and is done a moment later.
    await eventually(async () => {
      if ((await card.status(id)) !== 'succeeded') throw new Error('The loan is not paid');
    });
    return loan;
  }

  /** It comes back now. */
  async back(loan: Loan, cost: Cost = { overdue: 2_000 }, number = 1): Promise<Loan> {
    const after = returned(loan, costOf(cost, this.card.world.clock.now(), number));
    await this.card.world.push(after);
    return after;
  }

  async takeBack(loan: Loan): Promise<Loan> {
    const after = undone(loan);
    await this.card.world.push(after);
    return after;
  }

  paymentsOf({ bookingId }: Loan): Promise<ReturnPayment[]> {
    return this.card.world.service.db.read<ReturnPayment>(
      `select id, intent_id, concat_ws(' ', number, reason, status, amount, amount_refunded) as line from payments
        where booking_id = $1 and reason <> 'reservation' order by number`,
      [bookingId],
    );
  }

  async linesOf(loan: Loan): Promise<string[]> {
    return (await this.paymentsOf(loan)).map(({ line }) => line);
  }

  /** Yen that the provider has for the returns of a loan, and gave back. */
  async moneyOf(loan: Loan): Promise<{ charged: number; refunded: number }> {
    const ids = (await this.paymentsOf(loan)).flatMap(({ intent_id: id }) => id ?? []);
    const money = await Promise.all(ids.map((id) => this.card.moneyOf(id)));
    return money.reduce(
      (sum, one) => ({ charged: sum.charged + one.charged, refunded: sum.refunded + one.refunded }),
      { charged: 0, refunded: 0 },
    );
  }
}
