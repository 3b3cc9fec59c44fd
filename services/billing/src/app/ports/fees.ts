import type { Tx } from '@kashikari/platform/tx';
import type { Fee, FeePeriod, FeePeriodState } from '../../domain/fees/fee';
import type { FeeFacts } from '../../domain/fees/follow-member';

/** A group of identity, as far as its fee concerns it. */
export interface FeeGroupSnapshot {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly name: string;
  readonly ownerId: string;
  readonly pricePerMonth?: number | undefined;
  readonly priceFrom?: Date | undefined;
}

/** A membership of identity. */
export interface FeeMemberSnapshot {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly groupId: string;
  readonly userId: string;
  readonly groupOwner: boolean;
  readonly consented: boolean;
  readonly joinedAt?: Date | undefined;
}

/** A month that is to be paid. */
export interface OpenMonth extends FeePeriod {
  readonly paymentId: string;
  /** The account that receives the payment; the group may have another owner meanwhile. */
  readonly paidTo: string;
}

/** The stored state of a membership's fee. */
export interface FeeAccount {
  readonly facts: FeeFacts;
  /** undefined: the membership never had one. */
  readonly fee: Fee | undefined;
  /** The month that is not paid. */
  readonly open: OpenMonth | undefined;
}

/** Work that falls due for a fee. Its key is the membership. */
export type FeeJob = 'fee.settle' | 'fee.collect' | 'fee.stop';

/** Fees of groups, their months, and copies of what they are about. */
export abstract class Fees {
  /** Stores copies that are newer; the memberships that they concern are looked at soon. */
  abstract applyGroups(tx: Tx, groups: readonly FeeGroupSnapshot[], now: number): Promise<void>;
  abstract applyMembers(tx: Tx, members: readonly FeeMemberSnapshot[], now: number): Promise<void>;
  /** Managers of accounts changed: their memberships there are looked at soon. */
  abstract followManagers(
    tx: Tx,
    managers: readonly { readonly userId: string; readonly accountId: string }[],
    now: number,
  ): Promise<void>;
  /** The fee of a membership, locked with its payments; undefined for one that is not known. */
  abstract lock(tx: Tx, membershipId: string): Promise<FeeAccount | undefined>;
  /** Saves a fee; publishes a change of `stopped` to identity. */
  abstract save(tx: Tx, fee: Fee, now: number): Promise<void>;
  /** @returns false where this month was billed before */
  abstract addPeriod(tx: Tx, period: FeePeriod): Promise<boolean>;
  abstract closePeriod(tx: Tx, id: string, state: Exclude<FeePeriodState, 'open'>): Promise<void>;
  /** A month that is paid late covers other days. */
  abstract movePeriod(tx: Tx, id: string, days: Pick<FeePeriod, 'from' | 'to'>): Promise<void>;
  abstract schedule(tx: Tx, kind: FeeJob, membershipId: string, dueAt: number, data?: object): Promise<void>;
  abstract cancel(tx: Tx, kind: FeeJob, membershipId: string): Promise<void>;
}
