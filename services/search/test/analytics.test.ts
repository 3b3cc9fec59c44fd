import type { analytics } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import {
  booking,
  good,
  group,
  manager,
  member,
  NOON,
  payment,
  startSearch,
  user,
  userActor,
  type World,
} from './world';

const TOKYO = '+09:00';
const at = (day: string, time = '00:00') => `2026-04-${day}T${time}${TOKYO}`;
const date = (day: string, time?: string) => new Date(at(day, time));
const LENDER = userActor('lender');

let world: World;
beforeAll(async () => (world = await startSearch()));
afterAll(() => world.service.stop());
beforeEach(async () => {
  await world.forget();
  world.clock.set(NOON);
  await world.tell(user({ id: 'lender' }), group({ id: 'club' }), good({ id: 'saw', groupIds: ['club'] }));
});

/** A booking of the saw by days, both inclusive. */
function lent(id: string, from: string, to: string, fields: Partial<Parameters<typeof booking>[0]> = {}) {
  const [startDate, endDate] = [`2026-04-${from}`, `2026-04-${to}`];
  const until = new Date(date(to).getTime() + 86_400_000).toISOString();
  return booking(
    {
      ...{ id, goodId: 'saw', borrowerId: 'ann', startDate, endDate, timeZone: 'Asia/Tokyo' },
      ...{ createdAt: date('01'), ...fields },
    },
    at(from),
    until,
  );
}

/** Counts that are not zero, by day of April. */
async function counted(asked: Partial<analytics.GetDailyCountsRequest> = {}, actor: Actor = LENDER) {
  const { days, total } = await world.count({ from: '2026-04-01', to: '2026-04-30', ...asked }, actor);
  const some = (counts: analytics.LendingCounts | undefined) =>
    Object.fromEntries(Object.entries(counts ?? {}).filter(([, value]) => value !== 0));
  const rows = days.map((day) => [day.from.slice(-2), some(day.counts)] as const);
  return {
    ...Object.fromEntries(rows.filter(([, counts]) => Object.keys(counts).length)),
    total: some(total?.counts),
  };
}

describe('counts by day', () => {
  it('have each booking where it was made, began, was out and came back', async () => {
    await world.tell(lent('b', '02', '03', { state: 'returned', returnedAt: date('03', '15:00') }));
    expect(await counted()).toEqual({
      '01': { created: 1 },
      '02': { started: 1, borrowers: 1, goodsInUse: 1 },
      '03': { returned: 1, goodsInUse: 1 },
      total: { created: 1, started: 1, borrowers: 1, returned: 1, goodsInUse: 1 },
    });
  });

  it('have a loan that was noted down afterwards on the day of its note, too', async () => {
    const noted = { state: 'returned', createdAt: date('05'), returnedAt: date('03', '15:00') };
    await world.tell(lent('b', '02', '03', noted));
    expect(await counted({ from: '2026-04-05' })).toEqual({ '05': { created: 1 }, total: { created: 1 } });
  });

  it('have a canceled booking only where it was canceled', async () => {
    await world.tell(lent('b', '05', '07', { state: 'cancelled', cancelledAt: date('04', '09:00') }));
    expect(await counted()).toEqual({ '04': { cancelled: 1 }, total: { cancelled: 1 } });
  });

  it('have no booking that was never collected', async () => {
    await world.tell(user({ id: 'lender', version: 2 }, { manageHandOver: true }), lent('b', '02', '03'));
    expect(await counted()).toEqual({ total: {} });
  });

  it('have a booking out from its late hand-over', async () => {
    const handed = { state: 'handed_over', handedOverAt: date('03', '10:00') };
    await world.tell(
      user({ id: 'lender', version: 2 }, { manageHandOver: true }),
      lent('b', '02', '09', handed),
    );
    const { total, ...days } = await counted();
    expect(Object.keys(days)).toEqual(['01', '02', '03', '04', '05', '06']);
    expect(days['02' as never]).toEqual({ started: 1, borrowers: 1 });
    expect(total).toEqual({ created: 1, started: 1, borrowers: 1, goodsInUse: 1 });
  });

  it('have a booking late on the day after its last, and not if an extension moved its end', async () => {
    await world.tell(lent('late', '02', '03'), lent('extended', '02', '09', { version: 2, extendedDays: 6 }));
    const { total, ...days } = await counted();
    expect(days['04' as never]).toEqual({ overdue: 1, goodsInUse: 1 });
    expect(total).toMatchObject({ overdue: 1, started: 2, borrowers: 1 });
  });

  it.each([
    ['14 minutes after its end', '10:14', {}],
    ['15 minutes after its end', '10:15', {}],
    ['16 minutes after its end', '10:16', { overdue: 1 }],
  ])('have a booking by the hour that came back %s', async (_, time, late) => {
    const hours = {
      borrowerId: 'ann',
      createdAt: date('01'),
      returnedAt: date('02', time),
      state: 'returned',
    };
    await world.tell(booking({ id: 'b', goodId: 'saw', ...hours }, at('02', '09:00'), at('02', '10:00')));
    const { total } = await counted();
    expect(total).toEqual({ created: 1, started: 1, borrowers: 1, returned: 1, goodsInUse: 1, ...late });
  });

  it('do not have a good out on the day that begins with its return', async () => {
    await world.tell(lent('b', '02', '02', { state: 'returned', returnedAt: date('03') }));
    const { total: _, ...days } = await counted();
    expect(days).toMatchObject({ '02': { goodsInUse: 1 }, '03': { returned: 1 } });
    expect(days['03' as never]).not.toHaveProperty('goodsInUse');
  });

  it('have a person and a good once in a day, a week and the range', async () => {
    const back = (day: string) => ({ state: 'returned', returnedAt: date(day, '12:00') });
    await world.tell(lent('a', '01', '01', back('01')), lent('b', '02', '02', back('02')));
    const { days, weeks, total } = await world.count({ from: '2026-04-01', to: '2026-04-06' }, LENDER);
    expect(days.map(({ counts }) => counts!.borrowers)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(weeks.map(({ from, to, counts }) => [from, to, counts!.borrowers, counts!.goodsInUse])).toEqual([
      ['2026-04-01', '2026-04-05', 1, 1],
      ['2026-04-06', '2026-04-06', 0, 0],
    ]);
    expect(total!.counts).toMatchObject({ started: 2, borrowers: 1, goodsInUse: 1 });
  });

  it('have people who joined, also those who have left, without the account', async () => {
    const joinedAt = date('02', '10:00');
    await world.tell(
      group({ id: 'other' }),
      member('ann', 'club', { joinedAt }),
      member('ann', 'other', { joinedAt: date('03') }),
      member('bob', 'other', { joinedAt, deleted: true }),
      member('lender', 'club', { joinedAt }),
    );
    expect(await counted()).toEqual({
      ...{ '02': { newMembers: 2 }, '03': { newMembers: 1 } },
      total: { newMembers: 2 },
    });
    expect(await counted({ groupId: 'club' })).toMatchObject({ total: { newMembers: 1 } });
  });

  it('have money where it moved: of the lender, of goods in the group and of its fees', async () => {
    await world.tell(
      good({ id: 'drill' }),
      payment({ id: 'p1', goodId: 'saw' }, [at('02', '09:00'), 500], [at('04', '09:00'), -700]),
      payment({ id: 'p2', goodId: 'drill' }, [at('02', '23:59'), 1_000]),
      payment({ id: 'p3', groupId: 'club' }, [at('03'), 80]),
      payment({ id: 'p4', goodId: 'saw', payeeId: '' }, [at('03'), 9]),
      payment({ id: 'p5', goodId: 'saw' }),
    );
    expect(await counted()).toEqual({
      ...{ '02': { revenue: 1_500 }, '03': { revenue: 80 }, '04': { revenue: -700 } },
      total: { revenue: 880 },
    });
    expect(await counted({ groupId: 'club' })).toEqual({
      ...{ '02': { revenue: 500 }, '03': { revenue: 80 }, '04': { revenue: -700 } },
      total: { revenue: -120 },
    });
  });

  it('follow a good to its present lender and group, also after its deletion', async () => {
    await world.tell(
      lent('b', '02', '02', { state: 'returned', returnedAt: date('02', '12:00') }),
      good({ id: 'saw', version: 2, ownerId: 'buyer', deleted: true }),
      user({ id: 'buyer' }),
    );
    expect(await counted()).toEqual({ total: {} });
    expect(await counted({}, userActor('buyer'))).toMatchObject({ total: { started: 1 } });
    expect(await counted({ groupId: 'club' })).toEqual({ total: {} });
  });

  it('are zero for days to come', async () => {
    await world.tell(lent('b', '08', '09'));
    expect(await counted()).toEqual({ '01': { created: 1 }, total: { created: 1 } });
  });

  it('do not have held waits', async () => {
    await world.tell(lent('held', '02', '03', { createdAt: undefined }));
    expect(await counted()).toEqual({ total: {} });
  });
});

describe('the days', () => {
  it('are the 30 until today, and say when the lender is closed', async () => {
    await world.tell(
      user(
        { id: 'lender', version: 2 },
        { disabledDaysIndexes: [0], closedDates: ['2026-04-01'], closedOnHolidays: 'JP' },
      ),
    );
    const answer = await world.count({}, LENDER);
    expect(answer).toMatchObject({ timeZone: 'Asia/Tokyo', today: '2026-04-06' });
    expect(answer.total).toMatchObject({ from: '2026-03-08', to: '2026-04-06', closed: false });
    expect(answer.days).toHaveLength(30);
    expect(answer.days.filter(({ closed }) => closed).map(({ from }) => from)).toEqual([
      ...['2026-03-08', '2026-03-15', '2026-03-20', '2026-03-22', '2026-03-29', '2026-04-01', '2026-04-05'],
    ]);
    expect(answer.weeks.map(({ closed }) => closed)).toEqual([true, false, false, false, false, false]);
  });

  it('are those of the lender’s zone, 23 and 25 hours long', async () => {
    world.clock.set(Date.parse('2026-11-10T12:00:00Z'));
    await world.tell(user({ id: 'lender', version: 2, timeZone: 'America/New_York' }));
    const made = (id: string, instant: string) =>
      booking(
        { id, goodId: 'saw', borrowerId: 'ann', createdAt: new Date(instant), timeZone: 'America/New_York' },
        '2026-12-01T05:00:00Z',
        '2026-12-01T06:00:00Z',
      );
    await world.tell(
      ...[made('a', '2026-03-08T04:59:59Z'), made('b', '2026-03-08T05:00:00Z')],
      ...[made('c', '2026-03-09T03:59:59Z'), made('d', '2026-03-09T04:00:00Z')],
      ...[made('e', '2026-11-01T04:00:00Z'), made('f', '2026-11-02T04:59:59Z')],
    );
    const spring = await world.count({ from: '2026-03-07', to: '2026-03-09' }, LENDER);
    expect(spring.days.map(({ counts }) => counts!.created)).toEqual([1, 2, 1]);
    const autumn = await world.count({ from: '2026-10-31', to: '2026-11-02' }, LENDER);
    expect(autumn.days.map(({ counts }) => counts!.created)).toEqual([0, 2, 0]);
  });

  it.each([
    ['2025-04-05', '2026-04-06', 'analytics.range', { days: 366 }],
    ['2026-04-02', '2026-04-01', 'validation.range', { from: '2025-04-01', to: '2026-04-01' }],
  ])('from %s to %s are refused as %s', async (from, to, code, params) => {
    await expect(world.count({ from, to }, LENDER)).rejects.toMatchObject({
      refusal: { code, params, field: 'from' },
    });
  });

  it('are up to 366', async () => {
    const { days } = await world.count({ from: '2025-04-06', to: '2026-04-06' }, LENDER);
    expect(days).toHaveLength(366);
  });
});

describe('counts are shown', () => {
  const card: Actor = { kind: 'card', userId: 'lender', groupId: 'club', canWrite: true } as never;
  beforeEach(() =>
    world.tell(
      manager('max', 'lender'),
      manager('mo', 'lender', { deleted: true }),
      member('owner', 'club', { groupOwner: true }),
      member('paused', 'club', { groupOwner: true, disabled: true }),
      member('gone', 'club', { groupOwner: true, deleted: true }),
      member('ann', 'club'),
    ),
  );

  it.each<[string, Actor, boolean, boolean]>([
    ['the lender', LENDER, true, true],
    ['a manager', userActor('max'), true, true],
    ['a former manager', userActor('mo'), false, false],
    ['an owner of the group', userActor('owner'), false, true],
    ['a paused owner of the group', userActor('paused'), false, false],
    ['a former owner of the group', userActor('gone'), false, false],
    ['a member', userActor('ann'), false, false],
    ['a member card', card, false, false],
    ['a stranger', userActor('zoe'), false, false],
    ['the lender in another lender’s shell', { ...LENDER, within: ['other'] } as Actor, false, false],
    ['the lender in its own shell', { ...LENDER, within: ['lender'] } as Actor, true, true],
  ])('to %s', async (_, actor, ofLender, ofGroup) => {
    for (const [asked, may] of [
      [{ lenderId: 'lender' }, ofLender],
      [{ groupId: 'club' }, ofGroup],
      [{ groupId: 'unknown' }, false],
    ] as const) {
      const answer = world.count(asked, actor);
      if (may) await expect(answer).resolves.toMatchObject({ today: '2026-04-06' });
      else await expect(answer).rejects.toMatchObject({ refusal: { kind: 'forbidden' } });
    }
  });

  it('to no visitor', async () => {
    await expect(world.count({ lenderId: 'lender' }, { kind: 'visitor' })).rejects.toMatchObject({
      refusal: { kind: 'unauthenticated' },
    });
  });
});
