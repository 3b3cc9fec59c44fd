import { catalogEvents } from '@kashikari/contracts';
import { newId, type OutgoingEvent } from '@kashikari/platform';
import { NOON, startNotify, type World } from './world';

/** The media center wants to hand its projector over. */
function transfer(state: string, fields: Partial<catalogEvents.TransferChanged> = {}): OutgoingEvent {
  const data = catalogEvents.TransferChanged.create({
    ...{ id: newId(), version: 1, state: catalogEvents.transferStateFromJSON(`TRANSFER_STATE_${state}`) },
    ...{ goodId: 'good-1', goodTitle: 'プロジェクター', fromUserId: 'media', toUserId: 'hanako' },
    ...{ createdAt: new Date(NOON), expiresAt: new Date('2026-11-30T12:00:00+09:00') },
    ...fields,
  });
  return {
    topic: 'kashikari.catalog.transfer.v1',
    key: data.goodId,
    type: 'kashikari.catalog.v1.TransferChanged',
    data: catalogEvents.TransferChanged.toJSON(data),
  };
}

describe('the receiver of a good', () => {
  let world: World;
  beforeAll(async () => {
    world = await startNotify();
  });
  afterAll(() => world.service.stop());
  beforeEach(() => world.service.db.read('delete from mail'));

  it('is told who wants to hand over which good, in its own language, with the way to Home', async () => {
    await world.tell(transfer('OPEN'), transfer('OPEN', { toUserId: 'ann' }));
    const [hanako] = await world.sent('hanako@example.org');
    const [ann] = await world.sent('ann@example.org');
    expect(hanako?.subject).toBe('「プロジェクター」の受け取りの依頼（大学メディアセンターさんより）');
    expect(ann?.subject).toBe('大学メディアセンター wants to transfer プロジェクター to you');
    expect(ann?.text).toContain('https://kashi.example/home');
  });

  it('gets one mail a day, however often the request is withdrawn and repeated', async () => {
    await world.tell(transfer('OPEN'), transfer('OPEN'));
    expect(await world.sent('hanako@example.org')).toHaveLength(1);
  });

  it.each(['ACCEPTED', 'REFUSED', 'WITHDRAWN'])('gets no mail when it was %s', async (state) => {
    await world.tell(transfer(state));
    expect(await world.sent()).toEqual([]);
  });
});
