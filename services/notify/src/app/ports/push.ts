import type { Tx } from '@kashikari/platform/tx';
import type { Template } from '../../domain/mail';
import type { PushOutcome, PushedOrder, Urgency } from '../../domain/push';
import type { BrowserKeys, PushToken } from '../../domain/push-token';
import type { ClaimedMail } from './mails';

/** Subscribed browsers of users. Endpoints and keys are encrypted. */
export abstract class PushTokens {
  /** Keeps one; the same browser of the same person once. Beyond `most` the oldest go. */
  abstract keep(token: NewPushToken, most: number): Promise<PushToken>;
  /** The oldest first. */
  abstract ofUser(userId: string): Promise<PushToken[]>;
  /** False where somebody has no such one. */
  abstract remove(id: string, userId: string): Promise<boolean>;
  /** Those of sessions that are over, and those of which no session is known. */
  abstract removeOfSessions(ended: readonly EndedSessions[], tx: Tx): Promise<void>;
  abstract removeOfUsers(userIds: readonly string[], tx: Tx): Promise<void>;
}

export type NewPushToken = Omit<PushToken, 'id' | 'createdAt'>;

export interface EndedSessions {
  readonly userId: string;
  readonly sessionIds: readonly string[];
}

/** News on its way to one browser. */
export interface ClaimedPush extends ClaimedMail {
  /** Key of the mail with the same content. */
  readonly key: string;
  readonly tokenId: string;
  /** Undefined where it was sealed under a secret that is gone. */
  readonly token: (BrowserKeys & { readonly serverKey: string }) | undefined;
}

export interface SettledPush {
  readonly push: ClaimedPush;
  readonly outcome: PushOutcome;
}

/** Stores pushes until they are sent. The queue is separate from the mail queue, so neither waits for the other. */
export abstract class PushQueue {
  /** Stores a copy for every browser of each receiver, in the transaction of their cause. Each key is stored once. */
  abstract put(orders: readonly PushedOrder[], now: number, tx: Tx): Promise<void>;
  /** Runs {@link put} in a separate transaction. */
  abstract accept(orders: readonly PushedOrder[], now: number): Promise<void>;
  /** Takes out what is due, the oldest first; nobody else can until it is taken for lost. */
  abstract take(limit: number, now: number, tx: Tx): Promise<ClaimedPush[]>;
  /** Runs {@link take} in a separate transaction. */
  abstract takeMore(limit: number, now: number): Promise<ClaimedPush[]>;
  /** Notes what became of a round, orders another look where it is to be tried again, and forgets browsers that are gone. */
  abstract settle(round: readonly SettledPush[], now: number): Promise<void>;
  /** Orders a look for what a former process left behind. */
  abstract lookAround(now: number): Promise<void>;
}

/** A message for one browser. */
export interface PushMessage {
  readonly template: Template;
  /** Trace context of the event behind the push. */
  readonly traceparent?: string;
  readonly to: BrowserKeys & { readonly serverKey: string };
  /** JSON that our service worker reads. */
  readonly payload: string;
  /** Key of pushes about the same subject. */
  readonly tag: string;
  readonly urgency: Urgency;
  /** Seconds. */
  readonly ttl: number;
}

/** Push services of the makers of browsers. */
export abstract class PushService {
  /** Our key that browsers subscribe with now, base64url. */
  abstract readonly key: string;
  /** True if private addresses and plain http are accepted, for tests. */
  abstract readonly open: boolean;
  /** Sends a message. Failures are in the outcome; never rejects. */
  abstract send(message: PushMessage, abort: AbortSignal): Promise<PushOutcome>;
}
