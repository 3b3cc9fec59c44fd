import {
  type DomainError,
  forbidden,
  noEditRights,
  notFound,
  isOpen,
  relationTo,
  sees,
  type Visible,
} from '@kashikari/kernel';
import type { Good } from './good';
import type { ActorTies } from './ties';

/** Actions on a good, as screens show them. */
const PERMISSIONS = ['edit', 'delete', 'book', 'manage_bookings'] as const;
export type Permission = (typeof PERMISSIONS)[number];

type Reasoning = Permitting & Pick<Good, 'onlyScanBooking'>;
type Permitting = Visible & Pick<Good, 'forReferenceOnly' | 'restrictReservation'>;

const RULES: Readonly<Record<Permission, (good: Permitting, ties: ActorTies) => boolean>> = {
  edit: mayEdit,
  delete: mayEdit,
  book: mayBook,
  manage_bookings: (good, ties) => relationTo(good, ties) === 'manager',
};

/** Returns the actions that an actor may take on a visible good. Availability is decided by reservation. */
export function permissionsOn(good: Permitting, ties: ActorTies): Permission[] {
  if (ties.kind === 'system' || !ties.canWrite) return [];
  return PERMISSIONS.filter((permission) => RULES[permission](good, ties));
}

/**
 * Returns true if the actor acts for the lender, or runs a group that the lender owns and that contains the good. A
 * group owner registers goods for the group's account, and must be able to correct them.
 */
function mayEdit(good: Visible, ties: ActorTies): boolean {
  return relationTo(good, ties) === 'manager' || runsForLender(good, ties);
}

function runsForLender(good: Visible, { groups }: ActorTies): boolean {
  return groups.some(
    (place) => place.runs && place.ownerId === good.ownerId && good.groupIds.includes(place.groupId),
  );
}

function mayBook(good: Permitting, ties: ActorTies): boolean {
  const relation = relationTo(good, ties);
  if (good.forReferenceOnly || relation === 'visitor') return false;
  if (relation === 'manager') return true;
  if (good.restrictReservation) return false;
  // A card is good in its own group only.
  return relation === 'member' || (ties.kind !== 'card' && good.isPublicUse && isOpen(good));
}

/** The reason why a good cannot be booked from its page (REST contract, `why_not`). */
export type WhyNot = 'sign_in' | 'members_only' | 'no_group' | 'restricted' | 'reference_only' | 'scan';

/** Returns null if the actor may book it, whether or not it is free. */
export function whyNotBooked(good: Reasoning, ties: ActorTies): WhyNot | null {
  if (ties.kind === 'system') return null;
  if (good.forReferenceOnly) return 'reference_only';
  if (ties.kind === 'visitor') return 'sign_in';
  if (!ties.canWrite) return 'restricted';
  if (!mayBook(good, ties)) {
    if (good.restrictReservation) return 'restricted';
    return good.groupIds.length > 0 || good.isPublicUse ? 'members_only' : 'no_group';
  }
  return good.onlyScanBooking && relationTo(good, ties) !== 'manager' ? 'scan' : null;
}

/** Refuses who may not change a good: not found to those who don't see it, forbidden to those who do. */
export function refuseUnlessEditor(
  good: Permitting & Pick<Good, 'id'>,
  ties: ActorTies,
): DomainError | undefined {
  if (!sees(good, ties, 'by_url')) return notFound('good', good.id);
  if (ties.kind === 'card' && !ties.canWrite) return noEditRights();
  return mayEdit(good, ties) ? undefined : forbidden();
}
