import { relatedTo } from '../mappers/related';
import { toLender, toUser } from './user.mapper';
import type { User } from './user.schema';
import type { Services } from '../clients/services';
import type { Call } from '@kashikari/kernel';

/**
 * The users of these ids that the caller may know of, in one call.
 * @param lenderIds the users among them of whose goods the caller may book
 */
export function relatedUsers(
  services: Services,
  ids: readonly string[],
  call: Call,
  lenderIds: readonly string[] = [],
): Promise<User[]> {
  return relatedTo(ids, async (wanted) => {
    const { users } = await services.accounts.batchGetUsers({ ids: wanted }, call, { deadlineMs: 2_000 });
    return users.map((user) => (lenderIds.includes(user.id) ? toLender(user) : toUser(user)));
  });
}
