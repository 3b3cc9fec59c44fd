import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { applyPatch, type Field, type Patch, type PatchResult } from '../shared/patch';
import { flag, setOf, text } from '../shared/readers';

/** Tags that one member may have. */
const MAX_TAGS = 20;

/**
 * The reason why a membership gives no rights: the plan has no seat for it, a manager of the group disabled it, or the
 * fee of the group was not paid.
 */
export type DisabledBy = 'plan' | 'owner' | 'fee';

/** A user's membership in a group. A user who leaves and rejoins gets the same membership. */
export interface Membership {
  readonly id: string;
  /** Rises over leaving and coming back, so that an older snapshot is always known as such. */
  readonly version: number;
  readonly groupId: string;
  readonly userId: string;
  /** True if the member also manages the group (spec section 6, group owner/admin). */
  readonly groupOwner: boolean;
  readonly disabledBy: DisabledBy | null;
  readonly tags: readonly string[];
  /** Time of the latest start, epoch milliseconds. */
  readonly joinedAt: number;
  readonly updatedAt: number;
  readonly leftAt: number | null;
  /**
   * True if the user joined voluntarily or accepted: group owners may then read the address. Also true for members from
   * before it was stored.
   */
  readonly consented: boolean;
  /** Billing stopped it: its fee was not paid. It stays so, whatever else disables it. */
  readonly feeStopped: boolean;
  /** Version of billing's stop; the higher replaces the lower. */
  readonly feeVersion: number;
}

/**
 * Adds or restores a membership. A user disabled by a group owner cannot re-enable the membership by leaving and
 * joining again. An invitation or a card of the group does re-enable it.
 * @param by `card`: a card, or the account that replaces it; `provider`: the sign-in provider names the group
 */
export function join(
  former: Membership | undefined,
  belonging: { id: string; groupId: string; userId: string },
  by: 'oneself' | 'invite' | 'card' | 'provider',
  now: number,
): Verdict<Membership> {
  if (former && former.leftAt === null) return refuse('membership.exists');
  return allow({
    ...belonging,
    id: former?.id ?? belonging.id,
    version: (former?.version ?? 0) + 1,
    groupOwner: false,
    disabledBy: (by === 'oneself' || by === 'provider') && former?.disabledBy === 'owner' ? 'owner' : null,
    tags: [],
    joinedAt: now,
    updatedAt: now,
    leftAt: null,
    consented: by !== 'provider',
    // Billing decides again.
    feeStopped: false,
    feeVersion: former?.feeVersion ?? 0,
  });
}

/** Keeps the former owner of a group as a member who manages it. */
export function asGroupOwner(
  former: Membership | undefined,
  belonging: { id: string; groupId: string; userId: string },
  now: number,
): Verdict<Membership> {
  const joined = join(former, belonging, 'invite', now);
  return joined.ok ? allow({ ...joined.value, groupOwner: true }) : joined;
}

/**
 * Adds the answers to the group's question as tags. Without a question, answers are ignored, because managers assign
 * tags.
 */
export function answer(
  membership: Membership,
  { tagFormLabel }: { readonly tagFormLabel: string },
  answers: readonly string[],
): Verdict<Membership> {
  if (tagFormLabel === '') return allow(membership);
  const read = readTags(answers);
  return read.ok
    ? allow({ ...membership, tags: read.value })
    : { ok: false, refusal: { ...read.refusal, field: 'tags' } };
}

const readTags = setOf(text({ max: 50, required: true }), MAX_TAGS);

const FIELDS: Readonly<Record<string, Field<Membership>>> = {
  group_owner: (membership, value) => {
    const read = flag(value);
    return read.ok ? allow({ ...membership, groupOwner: read.value }) : read;
  },
  disabled: (membership, value) => {
    const read = flag(value);
    if (!read.ok) return read;
    if (read.value) return allow({ ...membership, disabledBy: membership.disabledBy ?? 'owner' });
    if (membership.disabledBy === 'fee') return refuse('membership.fee_unpaid');
    return allow({ ...membership, disabledBy: membership.feeStopped ? 'fee' : null });
  },
  tags: (membership, value) => {
    const read = readTags(value);
    return read.ok ? allow({ ...membership, tags: read.value }) : read;
  },
  add_tags: (membership, value) => {
    const read = readTags(value);
    if (!read.ok) return read;
    const all = readTags([...membership.tags, ...read.value]);
    return all.ok ? allow({ ...membership, tags: all.value }) : all;
  },
  remove_tags: (membership, value) => {
    const read = readTags(value);
    if (!read.ok) return read;
    return allow({ ...membership, tags: membership.tags.filter((tag) => !read.value.includes(tag)) });
  },
};

/** The membership after a PATCH. Whether there is a seat for one that is enabled again is the account's matter. */
export function changeMembership(membership: Membership, patch: Patch, now: number): PatchResult<Membership> {
  const { value, faults } = applyPatch(FIELDS, membership, patch);
  return { value: { ...value, version: membership.version + 1, updatedAt: now }, faults };
}

/** The membership as its fee has it. Somebody whom the owner has disabled stays so. */
export function followFee(
  membership: Membership,
  { stopped, version }: { readonly stopped: boolean; readonly version: number },
  now: number,
): Membership {
  const { disabledBy } = membership;
  const to = { feeStopped: stopped, feeVersion: version, version: membership.version + 1, updatedAt: now };
  if (disabledBy === 'owner') return { ...membership, ...to };
  if (stopped) return { ...membership, ...to, disabledBy: 'fee' };
  return { ...membership, ...to, disabledBy: disabledBy === 'fee' ? null : disabledBy };
}

export function leave(membership: Membership, now: number): Membership {
  return { ...membership, version: membership.version + 1, groupOwner: false, updatedAt: now, leftAt: now };
}

/**
 * The same for one of many who are removed together: who manages the group is not swept out with the others, but made a
 * plain member first (spec section 8: "membership bulk delete failed, deleting an admin").
 */
export function leaveWithOthers(membership: Membership, now: number): Verdict<Membership> {
  return membership.groupOwner ? refuse('membership.group_owner') : allow(leave(membership, now));
}

/** Returns true if it takes a seat of the plan. */
export function isSeated(membership: Membership): boolean {
  return membership.leftAt === null && membership.disabledBy === null;
}
