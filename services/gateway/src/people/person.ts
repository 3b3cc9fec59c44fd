import type { Call } from '@kashikari/kernel';
import type { Services } from '../clients/services';
import { countGoodsOf } from '../goods/find-goods';
import { toGroup } from '../groups/group.mapper';
import { unlessAway } from '../mappers/related';
import { recordsOf, withRecord } from '../users/borrower-records';
import type { PersonAnswer } from './person.schema';
import type { User } from '../users/user.schema';

/** Returns a user with their numbers and the shared groups. What a service does not answer is null, or left out. */
export async function personBeside(services: Services, user: User, call: Call): Promise<PersonAnswer> {
  const shared = services.groups.listSharedGroups({ userId: user.id }, call, { deadlineMs: 2_000 });
  const [goodsCount, { groups }, records] = await Promise.all([
    unlessAway(countGoodsOf(services, user.id, call), null),
    unlessAway(shared, { groups: [] }),
    recordsOf(services, [user.id], call),
  ]);
  const record = records.get(user.id);
  return {
    user: { ...withRecord(user, record), goods_count: goodsCount },
    groups: groups.map(toGroup),
    record: record ? { ended_count: record.endedCount, late_count: record.lateCount ?? null } : null,
  };
}
