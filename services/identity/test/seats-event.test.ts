import { identityEvents, seats } from '@kashikari/contracts';
import { TestIdentity } from './identity';

/** `SeatsChanged` (docs/events.md): billing bills seats by the day. */
describe('the seats of an account', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const told = async (accountId: string) => {
    await identity.service.drain();
    const events = await identity.service.published('kashikari.identity.seats.v1');
    return events
      .filter(({ key }) => key === accountId)
      .map(({ data }) => identityEvents.SeatsChanged.fromJSON(data))
      .map(({ version, used }) => [version, used]);
  };

  it('are told with each change of their number, in versions, and by nothing else', async () => {
    const owner = await identity.confirmed();
    const [first, second] = [await identity.group(owner), await identity.group(owner)];
    const [one, other] = [await identity.person(), await identity.person()];
    await identity.join(one, first.id);
    await identity.join(other, first.id);
    // Somebody who has a seat takes no other in a second group.
    const { membership } = await identity.join(other, second.id);
    expect(await told(owner.id)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    await identity.memberships(other.actor).deleteMembership({ id: membership!.id });
    expect(await told(owner.id)).toHaveLength(2);
    await identity.groups(owner.actor).deleteGroup({ id: first.id });
    expect(await told(owner.id)).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
    ]);
    const answer = await identity.service
      .as(owner.actor)
      .connect(seats.SeatServiceClient)
      .getSeats({ accountId: owner.id, groupId: '' });
    expect(answer.seats).toMatchObject({ used: 0, version: 3 });
  });
});
