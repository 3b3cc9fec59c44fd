import { identityEvents } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import type { Tx } from '@kashikari/platform/tx';
import { Fees } from '../src/app/ports';
import { FeesWorld, type Group } from './fees-world';

const MOMENT = 200;

/** Groups and members arrive on topics of their own, and are consumed at the same time. */
describe('a fee whose group and member arrive at the same time', () => {
  let world: FeesWorld;
  let group: Group;
  beforeEach(async () => {
    world = await FeesWorld.start({ withCards: false });
    group = await world.group(null);
  });
  afterEach(() => world.stop());

  /** Starts the second transaction after the first has done its work, but before it commits. */
  async function both(first: (tx: Tx) => Promise<void>, second: (tx: Tx) => Promise<void>): Promise<void> {
    const { db } = world.service;
    let later: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await first(tx);
      later = db.transaction(second);
      await new Promise((resolve) => setTimeout(resolve, MOMENT));
    });
    await later;
    await world.drain();
  }

  it.each(['the group', 'the member'])('begins where %s is the first', async (first) => {
    const { service, clock } = world;
    const [fees, now, person] = [service.get(Fees), clock.now(), await world.person()];
    const priced = identityEvents.GroupChanged.create({
      ...{ id: group.id, version: 9, name: 'ひまわり文庫', ownerId: group.owner.userId },
      ...{ pricePerMonth: 500, priceFrom: new Date(now) },
    });
    const joined = identityEvents.MembershipChanged.create({
      ...{ id: newId(), version: 1, groupId: group.id, userId: person.userId, consented: true },
      joinedAt: new Date(now),
    });
    const consumers = [
      (tx: Tx) => fees.applyGroups(tx, [priced], now),
      (tx: Tx) => fees.applyMembers(tx, [joined], now),
    ] as const;
    const [one, other] = first === 'the group' ? consumers : consumers.toReversed();
    await both(one!, other!);
    expect(await world.months({ person })).toEqual([['2027-01-31', 500, 'draft']]);
  });
});
