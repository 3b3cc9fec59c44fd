import type Stripe from 'stripe';
import { followIntent, payInvoice, transferToInvoice } from './invoice-state';
import { completeOnboarding, restrictAccount } from './accounts';
import type { Api, SeenRequest } from './api';
import { authenticate } from './confirmation';
import { closeDispute, openDispute, type DisputeReason } from './disputes';
import { missing } from './errors';
import type { Fault, Faults } from './faults';
import type { Mirror } from './mirror';
import { settlePayout } from './payouts';
import type { Sandbox } from './sandbox';
import { authenticateSetup } from './setup-intents';
import type { Delivery, DeliveryMode, Webhooks } from './webhooks';

/** Commands and queries of tests to the double, besides the API. */
export class Control {
  constructor(
    private readonly sandbox: Sandbox,
    private readonly hooks: Webhooks,
    private readonly faults: Faults,
    private readonly api: Api,
    private readonly mirror?: Mirror,
  ) {}

  /** Unix time of the double's clock, seconds. */
  now(): number {
    return this.sandbox.clock.now();
  }

  /** Moves the clock forward and runs what became due: expiring authorizations, payouts, retries of webhooks. */
  advance(seconds: number): void {
    this.sandbox.clock.advance(seconds);
    this.sandbox.runDeadlines();
    this.hooks.retryDue();
  }

  /** @param delayMs of mode `late`, milliseconds */
  setWebhooks(mode: DeliveryMode, delayMs = 0): void {
    this.hooks.setMode(mode, delayMs);
  }

  /** Sends the events that are held. */
  async release(seed?: number): Promise<void> {
    await this.hooks.release(seed);
  }

  /** Sends an event again. */
  async resend(eventId: string): Promise<void> {
    await this.hooks.resend(this.findAnywhere('event', eventId).object as unknown as Stripe.Event);
  }

  /** Waits until all deliveries have ended. */
  async idle(): Promise<void> {
    await this.hooks.idle();
  }

  failNext(fault: Fault): void {
    this.faults.order(fault);
  }

  clearFaults(): void {
    this.faults.clear();
  }

  /** New objects stay out of searches for that long, seconds. */
  setSearchDelay(seconds: number): void {
    this.sandbox.searchDelay = seconds;
  }

  /** Requests so far, the oldest first. */
  requests(): readonly SeenRequest[] {
    return this.api.seen;
  }

  /** Requests that the double accepted and stripe-mock rejected; none without stripe-mock. */
  async disagreements(): Promise<readonly string[]> {
    return (await this.mirror?.disagreements()) ?? [];
  }

  deliveries(): readonly Delivery[] {
    return this.hooks.deliveries;
  }

  /** Charges of a payment intent, failed ones too, the newest first. */
  chargesOf(paymentIntent: string): Stripe.Charge[] {
    const { data } = this.findAnywhere('payment_intent', paymentIntent);
    return data.all<Stripe.Charge>('charge').filter((charge) => charge.payment_intent === paymentIntent);
  }

  /** The payer passes or fails 3D Secure of a payment or setup intent. */
  authenticate(id: string, hasPassed: boolean): Stripe.PaymentIntent | Stripe.SetupIntent {
    if (id.startsWith('seti_')) {
      const { data, object } = this.findAnywhere<Stripe.SetupIntent>('setup_intent', id);
      return authenticateSetup(this.sandbox, data, object, hasPassed);
    }
    const { data, object } = this.findAnywhere<Stripe.PaymentIntent>('payment_intent', id);
    const after = authenticate(this.sandbox, data, object, hasPassed);
    followIntent(this.sandbox, data, after);
    return after;
  }

  /** No invoice is mailed to an address. */
  rejectEmail(email: string): void {
    this.sandbox.rejectedEmails.add(email);
  }

  /** The customer pays an invoice on its page by card; a decline is an answer. */
  payInvoice(id: string, card = 'pm_card_visa'): Stripe.Invoice {
    const { data, object } = this.findAnywhere<Stripe.Invoice>('invoice', id);
    return payInvoice(this.sandbox, data, object, card);
  }

  /** The customer's bank transfer for an invoice arrives. */
  transferToInvoice(id: string): Stripe.Invoice {
    const { data, object } = this.findAnywhere<Stripe.Invoice>('invoice', id);
    return transferToInvoice(this.sandbox, data, object);
  }

  openDispute(chargeId: string, reason?: DisputeReason): Stripe.Dispute {
    const { data, object } = this.findAnywhere<Stripe.Charge>('charge', chargeId);
    return openDispute(this.sandbox, data, object, reason);
  }

  closeDispute(disputeId: string, status: 'lost' | 'won'): Stripe.Dispute {
    const { data, object } = this.findAnywhere<Stripe.Dispute>('dispute', disputeId);
    return closeDispute(this.sandbox, data, object, status);
  }

  completeOnboarding(account: string): Stripe.Account {
    return completeOnboarding(this.sandbox, account);
  }

  /** The provider pauses the payouts of an account. */
  restrictAccount(account: string): Stripe.Account {
    return restrictAccount(this.sandbox, account);
  }

  /** The bank has received a payout, or sends it back. */
  settlePayout(payoutId: string, status: 'failed' | 'paid'): Stripe.Payout {
    const { data, object } = this.findAnywhere<Stripe.Payout>('payout', payoutId);
    return settlePayout(this.sandbox, data, object, status);
  }

  private findAnywhere<T extends { readonly id: string; readonly object: string }>(
    kind: T['object'],
    id: string,
  ) {
    for (const data of this.sandbox.everyAccount()) {
      const object = data.get(id);
      if (object?.object === kind) return { data, object: object as T };
    }
    throw missing(kind, id);
  }
}

/** Arguments of the commands, by name; a test sends those of its command. */
interface Input extends Fault {
  readonly seconds: number;
  readonly mode: DeliveryMode;
  readonly seed: number;
  readonly event: string;
  readonly payment_intent: string;
  readonly id: string;
  readonly passed: boolean;
  readonly charge: string;
  readonly reason: DisputeReason;
  readonly dispute: string;
  readonly status: 'lost' | 'won';
  readonly invoice: string;
  readonly card?: string;
  readonly email: string;
  readonly account: string;
  readonly payout: string;
  readonly result: 'failed' | 'paid';
}

/** Commands of `POST /_control/<name>` with a JSON body; the answer is JSON. */
export const COMMANDS: Readonly<Record<string, (control: Control, input: Input) => unknown>> = {
  now: (control) => control.now(),
  advance: (control, { seconds }) => control.advance(seconds),
  webhooks: (control, { mode, delayMs }) => control.setWebhooks(mode, delayMs),
  release: (control, { seed }) => control.release(seed),
  resend: (control, { event }) => control.resend(event),
  idle: (control) => control.idle(),
  fail: (control, fault) => control.failNext(fault),
  clear_faults: (control) => control.clearFaults(),
  search_delay: (control, { seconds }) => control.setSearchDelay(seconds),
  requests: (control) => control.requests(),
  disagreements: (control) => control.disagreements(),
  deliveries: (control) => control.deliveries(),
  charges: (control, { payment_intent }) => control.chargesOf(payment_intent),
  authenticate: (control, { id, passed }) => control.authenticate(id, passed),
  pay_invoice: (control, { invoice, card }) => control.payInvoice(invoice, card),
  reject_email: (control, { email }) => control.rejectEmail(email),
  transfer_to_invoice: (control, { invoice }) => control.transferToInvoice(invoice),
  open_dispute: (control, { charge, reason }) => control.openDispute(charge, reason),
  complete_onboarding: (control, { account }) => control.completeOnboarding(account),
  restrict_account: (control, { account }) => control.restrictAccount(account),
  settle_payout: (control, { payout, result }) => control.settlePayout(payout, result),
  close_dispute: (control, { dispute, status }) => control.closeDispute(dispute, status),
};
