import { reservationEvents } from '@kashikari/contracts';
import { newId, type OutgoingEvent } from '@kashikari/platform';
import { NOON, startNotify, type World } from './world';

/** Somebody who waits for the projector is asked on Monday, and has until Tuesday noon. */
function wait(change: string, fields: Partial<reservationEvents.WaitChanged> = {}): OutgoingEvent {
  const data = reservationEvents.WaitChanged.create({
    id: newId(),
    version: 2,
    change: reservationEvents.waitChangeFromJSON(`WAIT_CHANGE_${change}`),
    goodId: 'good-1',
    goodTitle: 'プロジェクター',
    lenderId: 'media',
    userId: 'hanako',
    quantity: 1,
    startAt: new Date('2026-11-24T00:00:00+09:00'),
    endAt: new Date('2026-11-28T00:00:00+09:00'),
    startDate: '2026-11-24',
    endDate: '2026-11-27',
    timeZone: 'Asia/Tokyo',
    answerBy: new Date('2026-11-17T12:00:00+09:00'),
    changedAt: new Date(NOON),
    ...fields,
  });
  return {
    topic: 'kashikari.reservation.wait.v1',
    key: data.goodId,
    type: 'kashikari.reservation.v1.WaitChanged',
    data: reservationEvents.WaitChanged.toJSON(data),
  };
}

describe('who waits', () => {
  let world: World;
  beforeAll(async () => {
    world = await startNotify();
  });
  afterAll(() => world.service.stop());
  beforeEach(() => world.service.db.read('delete from mail'));

  it('is told that it is its turn, until when, in its own language', async () => {
    await world.tell(
      wait('OFFERED'),
      wait('OFFERED', { userId: 'ann' }),
      wait('OFFERED', { userId: 'taro' }),
    );
    const [hanako] = await world.sent('hanako@example.org');
    const [ann] = await world.sent('ann@example.org');
    const [taro] = await world.sent('taro@example.org');
    expect(hanako?.subject).toBe('順番が来ました：プロジェクター、11/24（火）– 27（金）');
    expect(hanako?.text).toContain('11/17（火）12:00まで、あなたのために取り置いています。');
    expect(ann?.subject).toBe('Your turn: プロジェクター, Tue 24 – Fri 27 Nov');
    expect(ann?.text).toContain('Answer by: Tue 17 Nov 12:00');
    expect(ann?.text).toContain('https://kashi.example/bookings/use');
    expect(taro?.text).toContain('11がつ 17にち（か） ごご 0じまで');
  });

  it('is told that the time to answer went by, with the way to what is free', async () => {
    await world.tell(wait('LAPSED', { quantity: 2, userId: 'ann' }));
    const [mail] = await world.sent('ann@example.org');
    expect(mail?.subject).toBe('Your time to answer is over: プロジェクター, Tue 24 – Fri 27 Nov');
    expect(mail?.text).toContain('Quantity: 2');
    expect(mail?.text).toContain('https://kashi.example/goods/good-1');
    expect(mail?.text).not.toContain('Answer by');
  });

  it.each(['JOINED', 'BOOKED', 'DECLINED', 'LEFT', 'PASSED', 'WITHDRAWN'])(
    'gets no mail when it %s',
    async (change) => {
      await world.tell(wait(change));
      expect(await world.sent()).toEqual([]);
    },
  );
});
