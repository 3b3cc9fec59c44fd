import { randomUUID } from 'node:crypto';
import { Person } from './people';

/** A lender with a group and goods, and a member who may book them: the start of most journeys about bookings. */
export interface LendingRoom {
  readonly owner: Person;
  readonly member: Person;
  readonly slug: string;
  /** Ids in the order of the titles. */
  readonly goodIds: readonly string[];
}

/** Opens one over REST. `details` are those of every good, as `POST /goods` takes them. */
export async function openLendingRoom(
  url: string,
  titles: readonly string[],
  details: Record<string, unknown> = {},
): Promise<LendingRoom> {
  const owner = await Person.signUp(url, 'さくら保育園');
  const member = await Person.signUp(url, '佐藤 はるか');
  const slug = `room-${randomUUID().slice(0, 8)}`;
  const { group } = await owner.call('POST', '/groups', { name: 'さくら保育園 備品室', slug });
  const goodIds: string[] = [];
  for (const title of titles) {
    const { good } = await owner.call('POST', '/goods', {
      title,
      location: '職員室 キャビネットA',
      group_ids: [group.id],
      ...details,
    });
    goodIds.push(good.id);
  }
  await member.join(slug);
  return { owner, member, slug, goodIds };
}
