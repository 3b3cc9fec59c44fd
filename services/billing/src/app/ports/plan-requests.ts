import type { Call } from '@kashikari/kernel';
import type { PlanMail } from './subscriptions';

/** Somebody's wish for another plan. */
export interface PlanRequest {
  readonly accountId: string;
  readonly plan: string;
  readonly message: string;
  readonly nonprofit: boolean;
  readonly askedAt: number;
}

export abstract class PlanRequests {
  /** Returns false if a request is already open; no mail is sent then. */
  abstract open(request: PlanRequest, mails: readonly PlanMail[], call: Call): Promise<boolean>;
  /** All that are open, the oldest first. */
  abstract list(): Promise<PlanRequest[]>;
  abstract openOf(accountId: string): Promise<PlanRequest | undefined>;
  /** Notes that the owner was asked, and orders the mail; nothing happens where that was less than a day ago. */
  abstract askOwner(ownerId: string, now: number, mail: PlanMail): Promise<void>;
}
