import { FEE_NOTICE_DAYS } from '@kashikari/kernel';
import { withStop, type Fee } from './fee';

const NOTICE = FEE_NOTICE_DAYS * 86_400_000;

/** A membership and its group, as published by identity. Times are epoch milliseconds. */
export interface FeeFacts {
  readonly member: {
    readonly id: string;
    readonly groupId: string;
    readonly userId: string;
    readonly deleted: boolean;
    readonly groupOwner: boolean;
    readonly consented: boolean;
    readonly joinedAt: number;
  };
  /** undefined: not known here yet. */
  readonly group:
    | {
        readonly deleted: boolean;
        readonly name: string;
        readonly ownerId: string;
        /** Yen a month; null: free. */
        readonly price: number | null;
        /** Start of the fee for existing members; null: there is no fee. */
        readonly priceFrom: number | null;
      }
    | undefined;
  /** The member acts for the owner. */
  readonly manages: boolean;
}

/**
 * The fee of a membership as identity's facts have it: it begins, ends, or pauses while the member manages the group. The same facts
 * again change nothing.
 * @returns the fee after it; undefined for a membership that never had one
 */
export function followMember(fee: Fee | undefined, facts: FeeFacts, now: number): Fee | undefined {
  const { member, group, manages } = facts;
  if (!group || group.deleted || group.price === null || group.priceFrom === null) return end(fee, null);
  if (member.deleted) return end(fee, fee?.unpaidSince ?? null);
  if (member.groupOwner || manages || member.userId === group.ownerId) return exempt(fee, facts, now);
  if (!fee || fee.state === 'ended' || fee.state === 'exempt') return begin(fee, facts, group.priceFrom, now);
  if (fee.joinedAt !== member.joinedAt) return begin({ ...fee, state: 'ended' }, facts, group.priceFrom, now);
  if (fee.state === 'active' && fee.months === 0 && !fee.onSession && fee.nextAt > now)
    return { ...fee, nextAt: group.priceFrom > now ? group.priceFrom : fee.nextAt };
  return fee;
}

/** Exempts people who own or manage the group, and member cards. */
export function exempt(fee: Fee | undefined, { member }: FeeFacts, now: number): Fee {
  const { id, groupId, userId, joinedAt } = member;
  const before = fee ?? fresh({ membershipId: id, groupId, userId, joinedAt, nextAt: now });
  return withStop({ ...before, state: 'exempt', joinedAt, unpaidSince: null }, false);
}

function end(fee: Fee | undefined, unpaidSince: number | null): Fee | undefined {
  if (!fee || fee.state === 'ended') return fee;
  return withStop({ ...fee, state: 'ended', ends: false, unpaidSince }, false);
}

/**
 * Somebody who joins a group with a fee pays from joining; a month that is paid already is used up first. To members for whom the fee
 * is new it begins with notice.
 */
function begin(fee: Fee | undefined, { member, group }: FeeFacts, priceFrom: number, now: number): Fee {
  const { id, groupId, userId, joinedAt } = member;
  if (fee?.state === 'ended' && fee.months > 0 && fee.unpaidSince === null && fee.nextAt > now)
    return { ...fee, state: 'active', joinedAt, onSession: false };
  const isNew = member.consented && joinedAt >= priceFrom - NOTICE && fee?.state !== 'exempt';
  const nextAt = isNew ? joinedAt : priceFrom > now ? priceFrom : now + NOTICE;
  const begun = fresh({ membershipId: id, groupId, userId, joinedAt, nextAt });
  const kept = { version: fee?.version ?? 0, stopped: fee?.stopped ?? false };
  const unpaidSince = fee?.state === 'ended' ? fee.unpaidSince : null;
  return { ...begun, ...kept, onSession: isNew && group !== undefined, unpaidSince };
}

const fresh = (about: Pick<Fee, 'membershipId' | 'groupId' | 'userId' | 'joinedAt' | 'nextAt'>): Fee => ({
  ...{ ...about, version: 0, state: 'active', stopped: false, anchor: null, zone: '', months: 0, price: 0 },
  ...{ onSession: false, ends: false, unpaidSince: null, tries: 0, noticedFrom: null },
});

/**
 * Yen of the month that begins at `at`. A raise holds from its day; before that a member pays what was agreed, or less where it
 * became cheaper.
 */
export function priceAt(
  { months, price }: Pick<Fee, 'months' | 'price'>,
  group: { readonly price: number; readonly priceFrom: number },
  at: number,
): number {
  return months === 0 || at >= group.priceFrom ? group.price : Math.min(price, group.price);
}

/** Returns true if the member has not yet been notified of a new or raised fee. */
export const needsNotice = (
  { state, onSession, months, price, noticedFrom }: Fee,
  group: { readonly price: number; readonly priceFrom: number },
  now: number,
): boolean =>
  state === 'active' &&
  !(onSession && months === 0) &&
  group.price > price &&
  group.priceFrom > now &&
  noticedFrom !== group.priceFrom;
