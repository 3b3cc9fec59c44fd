import { contactOf } from '../../domain/users/contact';
import type { User } from '../../domain/users/user';
import type { Work } from '../ports';

/** Mails the owner about every new sign-in method, so that an unexpected one can be removed. */
export async function notifyOfNewMethod(work: Work, user: User, method: string, now: number): Promise<void> {
  const email = contactOf(user)?.email;
  if (!email) return;
  const params = { name: user.name, method, path: `/users/${user.id}/security` };
  await work.order({ template: 'sign_in_method_added', email, locale: user.locale, params }, now);
}
