import { contactOf } from '../../domain/users/contact';
import { PASSCODE_ALARM } from '../../domain/guesses/guess-alarm';
import type { Group } from '../../domain/groups/group';
import type { LoginThrottle } from './login-throttle';
import type { Work } from '../ports';

/**
 * Counts a wrong passcode, and mails the group's owner about many of them, up to once a day. The caller holds the
 * group's counter, which serializes concurrent counts.
 * @param now business time
 */
export async function notifyOfGuesses(
  work: Work,
  throttle: LoginThrottle,
  group: Group,
  now: number,
): Promise<void> {
  if (!(await throttle.isAlarm(work, PASSCODE_ALARM, group.id))) return;
  const owner = await work.users.get(group.ownerId);
  const email = owner && contactOf(owner)?.email;
  if (!email) return;
  const { locale, name } = owner;
  const tries = String(PASSCODE_ALARM.at);
  const params = { name, group: group.name, tries, path: `/-/${group.slug}/edit` };
  const accountId = group.ownerId;
  await work.order({ template: 'passcode_guessed', email, locale, accountId, params }, now);
}
