import type { Invite } from '../../domain/invites/invite';
import type { User } from '../../domain/users/user';
import type { Work } from '../ports';

/**
 * Confirms the address of a signed-in user who follows the link of an invitation that was mailed to it.
 * @param user locked by the caller
 * @param now business time for the user, real time for the security event
 */
export async function confirmByInvite(
  work: Work,
  user: User,
  { email }: Invite,
  now: { readonly business: number; readonly real: number },
): Promise<void> {
  if (user.emailVerified || email !== user.email) return;
  await work.users.save({ ...user, emailVerified: true, version: user.version + 1, updatedAt: now.business });
  await work.note({ userId: user.id, kind: 'email_verified', at: now.real });
}
