import { Injectable } from '@nestjs/common';
import { accountHolder, MAX_CHARGE, MIN_CHARGE, refused, type Call } from '@kashikari/kernel';
import { plainLine } from '@kashikari/pricing';
import { requireProvider } from '../cards/require-provider';
import { CardProvider, Contracts, Ids } from '../ports';
import { OpenBillPayment } from './open-bill-payment';

/** An owner pays in advance. Credit is used before the card, and never paid out. */
@Injectable()
export class BuyCredit {
  constructor(
    private readonly contracts: Contracts,
    private readonly provider: CardProvider,
    private readonly opening: OpenBillPayment,
    private readonly ids: Ids,
  ) {}

  /** @returns id of the payment. @throws DomainError `payment.amount`, `payments.off` */
  async run(amount: number, call: Call): Promise<string> {
    const accountId = accountHolder(call);
    if (!Number.isInteger(amount) || amount < MIN_CHARGE || amount > MAX_CHARGE)
      throw refused('payment.amount', { max: MAX_CHARGE, least: MIN_CHARGE }, 'amount');
    requireProvider(this.provider);
    return this.contracts.transaction(async (tx) => {
      await this.contracts.lock(tx, accountId);
      const [id, paymentId] = [this.ids.next(), this.ids.next()];
      const bill = {
        ...({ id, accountId, kind: 'credit', state: 'open', cause: id, at: call.now } as const),
        // Credit paid in advance is taxed when it is used.
        ...{ lines: [plainLine('credit', amount)], due: amount, tax: 0, creditUsed: 0, carriedMore: 0 },
        ...{ then: null, coupon: null, redeemed: '', byInvoice: false },
      };
      await this.contracts.addBill(tx, bill);
      await this.opening.run(bill, paymentId, tx, call.now);
      return paymentId;
    });
  }
}
