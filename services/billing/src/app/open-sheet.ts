import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, refused, type Call } from '@kashikari/kernel';
import type { Payment } from '../domain/payment';
import { permissionsOf } from '../domain/payment-permissions';
import { Customers } from './cards/customers';
import { requireProvider } from './cards/require-provider';
import { OpenIntent } from './open-intent';
import { Attempts, CardProvider, Payments, PaymentViews, type Intent } from './ports';

/**
 * Time from showing the payment form to the first check at the provider, milliseconds. The provider's events may not
 * reach the service.
 */
const FIRST_LOOK = 20_000;

const RENEWED: ReadonlySet<Payment['reason']> = new Set(['subscription', 'group_subscription']);

/** The payer is about to confirm: what the browser needs for it. */
@Injectable()
export class OpenSheet {
  constructor(
    private readonly views: PaymentViews,
    private readonly payments: Payments,
    private readonly provider: CardProvider,
    private readonly customers: Customers,
    private readonly attempts: Attempts,
    private readonly opening: OpenIntent,
  ) {}

  /**
   * @param asked whether the payer wants the card to be kept
   * @returns the client secret, for the payer's browser alone
   * @throws DomainError `payment.state`, `payment.session_timeout` for one that is void, `payments.off`
   */
  async run(id: string, asked: boolean, call: Call): Promise<string> {
    // If another caller creates the intent meanwhile, the second attempt finds it.
    const intent = (await this.intent(id, asked, call)) ?? (await this.intent(id, asked, call));
    if (!intent) throw refused('payment.session_timeout');
    await this.payments.transaction((tx) => this.attempts.follow(tx, id, call.now + FIRST_LOOK, 0));
    return intent.clientSecret;
  }

  private async intent(id: string, asked: boolean, call: Call): Promise<Intent | undefined> {
    const payment = await this.payable(id, call);
    // A plan or a fee is renewed with the card that it was begun with.
    const keepCard = asked || RENEWED.has(payment.reason);
    const customerId = await this.customers.idOf(payment.payerId);
    return this.opening.run(payment, { keepCard, customerId }, call);
  }

  private async payable(id: string, call: Call): Promise<Payment> {
    accountHolder(call);
    const seen = await this.views.find(id, call);
    if (!seen) throw notFound('payment', id);
    const { payment, pays } = seen;
    requireProvider(this.provider);
    if (permissionsOf(seen).includes('pay')) return payment;
    if (pays && payment.status === 'canceled') throw refused('payment.session_timeout');
    throw refused('payment.state', { status: payment.status });
  }
}
