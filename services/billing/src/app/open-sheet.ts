import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, refused, type Call } from '@kashikari/kernel';
import type { Payment } from '../domain/payment';
import { permissionsOf } from '../domain/payment-permissions';
import { Customers } from './cards/customers';
import { requireProvider } from './cards/require-provider';
import { FollowIntent } from './follow-intent';
import {
  Attempts,
  CardProvider,
  Payments,
  PaymentViews,
  type Attempt,
  type AuthorizeOrder,
  type Intent,
  SecurityTime,
} from './ports';
import { RunAttempt } from './run-attempt';

/** Time until an abandoned attempt is resumed, milliseconds. */
const SWEEP = 60_000;

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
    private readonly running: RunAttempt,
    private readonly following: FollowIntent,
    private readonly security: SecurityTime,
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
    const known = await this.known(payment, keepCard, call);
    return known ?? this.made(payment, { keepCard, customerId }, call);
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

  /** Returns the intent of an earlier attempt at the current price; undefined if there is no open one. */
  private async known(
    { intentId, amount }: Payment,
    keepCard: boolean,
    { now }: Call,
  ): Promise<Intent | undefined> {
    if (intentId === null) return undefined;
    const lookedAt = this.security.now();
    const intent = await this.provider.getIntent(intentId);
    if (intent.status === 'unpaid') return this.provider.updateIntent(intentId, { amount, keepCard });
    if (intent.status === 'requires_action') return intent;
    await this.payments.transaction((tx) => this.following.apply(intent, tx, now, lookedAt));
    return intent.status === 'canceled' ? undefined : intent;
  }

  /** @returns undefined where somebody else has made one meanwhile */
  private async made(
    { id, amount, intentId: over }: Payment,
    order: Pick<AuthorizeOrder, 'keepCard' | 'customerId'>,
    { now }: Call,
  ): Promise<Intent | undefined> {
    const asked = { kind: 'authorize' as const, amount, ...order };
    const attempt = await this.payments.transaction((tx) =>
      this.attempts.authorize(tx, id, over, asked, now + SWEEP),
    );
    const intent =
      attempt && (await this.payments.transaction((tx) => this.running.run(attempt.id, tx, now)));
    if (!attempt || !intent) return undefined;
    if (isSame(attempt.order, asked)) return intent;
    return this.provider.updateIntent(intent.id, { amount, keepCard: order.keepCard });
  }
}

/** Returns true if an unfinished attempt has the same order. */
const isSame = (one: Attempt['order'], other: AuthorizeOrder): boolean =>
  one.kind === 'authorize' && one.amount === other.amount && one.keepCard === other.keepCard;
