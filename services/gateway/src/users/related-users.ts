import { relatedTo } from '../mappers/related';
import { toUser } from './user.mapper';
import type { User } from './user.schema';
import type { Services } from '../clients/services';
import type { Call } from '@kashikari/kernel';

/** The users of these ids that the caller may know of, in one call. */
export function relatedUsers(services: Services, ids: readonly string[], call: Call): Promise<User[]> {
  return relatedTo(ids, async (wanted) => {
    const { users } = await services.accounts.batchGetUsers({ ids: wanted }, call, { deadlineMs: 2_000 });
    return users.map(toUser);
  });
}
