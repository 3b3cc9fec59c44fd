import type Stripe from 'stripe';
import { AccountData, type ApiObject } from './account-data';
import type { Clock } from './clock';
import { ApiError } from './errors';
import { newId } from './ids';
import type { Webhooks } from './webhooks';

export interface EventCause {
  readonly id: string | null;
  readonly idempotency_key: string | null;
}

const NO_CAUSE: EventCause = { id: null, idempotency_key: null };

/** Work that becomes due as the double's clock advances, e.g. an authorization that expires. */
export interface Deadline {
  /** Unix time, seconds. */
  readonly due: number;
  run(): void;
}

/** The state of the provider: the platform, the connected accounts, the clock and what is still to happen. */
export class Sandbox {
  readonly platform = new AccountData();
  private readonly connected = new Map<string, AccountData>();
  private deadlines: Deadline[] = [];
  /** The request that runs; events name it. */
  cause: EventCause = NO_CAUSE;
  /** Time for which a new object stays out of searches, seconds; up to a minute at the real provider. */
  searchDelay = 0;
  /** Addresses that no invoice is mailed to. */
  readonly rejectedEmails = new Set<string>();
  /** Address of the double, for its pages. */
  url = '';

  constructor(
    private readonly webhooks: Pick<Webhooks, 'send'>,
    readonly clock: Clock,
    /** The API version of events. */
    private readonly apiVersion: string | null = null,
  ) {}

  /** The data of an account that `Stripe-Account` names, or the platform's. */
  dataOf(id: string | undefined): AccountData {
    if (!id) return this.platform;
    const data = this.connected.get(id);
    if (data) return data;
    const message = `The provided key does not have access to account '${id}' (or that account does not exist).`;
    throw new ApiError(403, { type: 'invalid_request_error', code: 'account_invalid', message }, false);
  }

  connect(id: string): AccountData {
    const data = new AccountData(id);
    this.connected.set(id, data);
    return data;
  }

  /** Every account's data, the platform's first. */
  everyAccount(): AccountData[] {
    return [this.platform, ...this.connected.values()];
  }

  /** Records an event with the object as it is now, and sends it to the webhook endpoint. */
  emit(data: AccountData, type: string, object: ApiObject, previous?: Record<string, unknown>): void {
    const snapshot = structuredClone(object);
    const event = {
      id: newId('evt'),
      object: 'event',
      ...(data.id && { account: data.id }),
      api_version: this.apiVersion,
      created: this.clock.now(),
      data: { object: snapshot, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: { ...this.cause },
      type,
    };
    data.add(event);
    this.webhooks.send(event as unknown as Stripe.Event);
  }

  /** Runs `run` once the clock has reached `due`. */
  schedule(due: number, run: () => void): void {
    this.deadlines.push({ due, run });
  }

  /** Runs everything that is due, in order of time. */
  runDeadlines(): void {
    this.cause = NO_CAUSE;
    const now = this.clock.now();
    const ready = this.deadlines.filter(({ due }) => due <= now).sort((a, b) => a.due - b.due);
    this.deadlines = this.deadlines.filter(({ due }) => due > now);
    for (const deadline of ready) deadline.run();
    if (ready.length > 0) this.runDeadlines();
  }
}
