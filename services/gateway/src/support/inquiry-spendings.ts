import type { Actor } from '@kashikari/kernel';
import type { Spending } from '../limits/rate-limits';
import type { Sender } from '../rest/request-context';

/**
 * Returns the limits that an inquiry or feedback counts against: the person's first, so that one person who is refused
 * does not use up the limit of an address that others share.
 */
export function inquirySpendings(actor: Actor, { address }: Pick<Sender, 'address'>): readonly Spending[] {
  return [
    { name: 'inquiries', ...personOf(actor, address) },
    { name: 'inquiriesAddress', key: address, by: 'address' },
  ];
}

/** Visitors of one address count as one person. */
function personOf(actor: Actor, address: string): Omit<Spending, 'name'> {
  if (actor.kind === 'user') return { key: actor.userId, by: 'account' };
  if (actor.kind === 'card') return { key: `${actor.userId} ${actor.groupId}`, by: 'card' };
  return { key: address, by: 'address' };
}
