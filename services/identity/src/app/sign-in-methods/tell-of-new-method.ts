import type { User } from '../../domain/users/user';
import type { Work } from '../ports';

/** The owner is told by mail of every new way into the account: who reads it and knows nothing of it can end it. */
export async function tellOfNewMethod(work: Work, user: User, method: string, now: number): Promise<void> {
  if (!user.email) return;
  const params = { name: user.name, method, path: `/users/${user.id}/security` };
  await work.order({ template: 'sign_in_method_added', email: user.email, locale: user.locale, params }, now);
}
