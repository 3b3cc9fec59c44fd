import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import type { Payment } from '../domain/payment';
import { FollowIntent } from './follow-intent';
import {
  Attempts,
  CardProvider,
  Payments,
  SecurityTime,
  type Attempt,
  type AuthorizeOrder,
  type Intent,
} from './ports';
import { RunAttempt } from './run-attempt';

/** Time until an abandoned attempt is resumed, milliseconds. */
const SWEEP = 60_000;

/** Finds or creates the provider's intent of a payment, at its current price. */
@Injectable()
export class OpenIntent {
  constructor(
    private readonly payments: Payments,
    private readonly provider: CardProvider,
    private readonly attempts: Attempts,
    private readonly running: RunAttempt,
    private readonly following: FollowIntent,
    private readonly security: SecurityTime,
  ) {}

  /** @returns undefined if another caller has created one meanwhile */
  async run(
    payment: Payment,
    order: Pick<AuthorizeOrder, 'keepCard' | 'customerId'>,
    call: Call,
  ): Promise<Intent | undefined> {
    const known = await this.known(payment, order.keepCard, call);
    return known ?? this.made(payment, order, call);
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
