import { enumOf, SETS, textOf } from '@kashikari/contracts';
import { refusalOf } from './billing-world';
import { FeesWorld } from './fees-world';

/** Fees of groups (money, part 5): from joining, then monthly from the anchor, charged while the member is away. */
describe('the fee of a group, by card', () => {
  let world: FeesWorld;
  beforeEach(async () => {
    world = await FeesWorld.start();
  });
  afterEach(() => world.stop());

  const feeOf = async (member: Parameters<FeesWorld['last']>[0]) => {
    const { fee, permissions } = await world.last(member);
    return { ...fee!, status: textOf(SETS.feeStatus, fee!.status), permissions };
  };

  it('is paid on the screen by joining, then on 31 January, 28 February and 31 March', async () => {
    const group = await world.group(500);
    const member = await world.join(group);
    expect(await world.months(member)).toEqual([['2027-01-31', 500, 'draft']]);
    expect(world.mails(member)).toEqual(['fee_due']);
    expect(await world.pay(member)).toBe('succeeded');
    await world.at('2027-02-27T23:59:00+09:00');
    expect(await world.months(member)).toHaveLength(1);
    await world.at('2027-02-28T00:00:01+09:00');
    await world.at('2027-03-31T00:00:01+09:00');
    expect(await world.months(member)).toEqual([
      ['2027-01-31', 500, 'succeeded'],
      ['2027-02-28', 500, 'succeeded'],
      ['2027-03-31', 500, 'succeeded'],
    ]);
    expect(world.mails(member)).toEqual(['fee_due']);
    // Commission at capture; the month has begun, so the rest is the lender's.
    expect(await world.ledger(group)).toEqual({
      clearing: 1_500,
      'commission 10': -150,
      'available 10': -1_350,
    });
    const seen = await feeOf(member);
    expect(seen).toMatchObject({ status: 'active', startDate: '2027-03-31', endDate: '2027-04-29' });
    expect(seen.nextAt).toEqual(new Date('2027-04-30T00:00:00+09:00'));
  });

  it('is billed once a month when the clock jumps three months and goes back, on two processes', async () => {
    const member = await world.paying(await world.group(500));
    const replica = await world.replica();
    const both = async () => {
      for (let round = 0; round < 8; round += 1) await Promise.all([world.service.drain(), replica.drain()]);
    };
    world.clock.advance(89 * 86_400_000);
    world.double!.control.advance(89 * 86_400);
    await both();
    const billed = await world.months(member);
    expect(billed.map(([from]) => from)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    expect(billed.every(([, , status]) => status === 'succeeded')).toBe(true);
    world.clock.advance(-70 * 86_400_000);
    await both();
    world.clock.advance(70 * 86_400_000);
    await both();
    expect(await world.months(member)).toEqual(billed);
    await replica.stop();
  });

  it('is begun once, however often and in whichever order identity’s events come', async () => {
    const group = { id: (await world.group(null)).id, owner: await world.person() };
    await world.service.db.read('insert into payees values ($1, $2, true)', [group.owner.userId, 'acct_x']);
    const person = await world.person();
    const member = {
      id: person.userId.replace(/^./, 'a'),
      group,
      person,
      joinedAt: world.clock.now() - 1_000,
    };
    const [joined, left, again] = [
      world.memberEvent(member),
      world.memberEvent(member, { deleted: true }),
      world.memberEvent({ ...member, joinedAt: world.clock.now() }),
    ];
    await world.service.publish(again, joined, left, joined, again);
    await world.drain();
    await world.price(group, 500, 0);
    await world.service.publish(left, again, joined);
    await world.drain();
    expect(await world.months(member)).toEqual([['2027-01-31', 500, 'draft']]);
  });

  it('that is new comes to members with a notice, and is to be paid from its day', async () => {
    const group = await world.group(null);
    const member = await world.join(group);
    await world.days(3);
    await world.price(group, 500);
    expect(world.mails(member)).toEqual(['fee_notice']);
    expect(await world.months(member)).toEqual([]);
    await world.days(13);
    expect(await world.months(member)).toEqual([]);
    await world.days(1);
    expect(await world.months(member)).toEqual([['2027-02-17', 500, 'draft']]);
    expect(world.mails(member)).toEqual(['fee_notice', 'fee_due']);
    expect(await world.pay(member)).toBe('succeeded');
    await world.days(31);
    expect((await world.months(member)).map(([, , status]) => status)).toEqual(['succeeded', 'succeeded']);
  });

  it('that rises holds for the months that begin after its notice, and a cheaper one for the next month', async () => {
    const group = await world.group(500);
    const member = await world.paying(group);
    await world.at('2027-02-20T12:00:00+09:00');
    await world.price(group, 800);
    expect(world.mails(member)).toEqual(['fee_due', 'fee_raised']);
    const newcomer = await world.join(group);
    expect((await world.months(newcomer))[0]![1]).toBe(800);
    await world.at('2027-02-28T12:00:00+09:00');
    await world.at('2027-03-31T12:00:00+09:00');
    await world.price(group, 300, -30);
    await world.at('2027-04-30T12:00:00+09:00');
    expect((await world.months(member)).map(([, yen]) => yen)).toEqual([500, 500, 800, 300]);
    expect(world.mails(member)).toEqual(['fee_due', 'fee_raised']);
  });

  it('is charged again on days 1, 3 and 5; on day 7 the membership stops, and paying brings it back', async () => {
    const member = await world.paying(await world.group(500));
    const { id: paid } = await world.last(member);
    // The card that was kept refuses from now on.
    const [customer] = (await world.stripe!.customers.list({ limit: 1 })).data;
    await world.stripe!.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer!.id });
    await world.at('2027-02-28T00:00:01+09:00');
    for (const day of ['2027-03-01', '2027-03-03', '2027-03-05']) await world.at(`${day}T00:00:02+09:00`);
    expect(world.mails(member).filter((mail) => mail === 'fee_failing')).toHaveLength(4);
    expect(await world.told(member)).toEqual([]);
    await world.at('2027-03-07T00:00:03+09:00');
    expect(await world.told(member)).toEqual([true]);
    expect(world.mails(member).at(-1)).toBe('fee_stopped');
    expect(await feeOf(member)).toMatchObject({ status: 'paused' });
    // Nothing more is billed while it is paused.
    await world.at('2027-05-10T12:00:00+09:00');
    expect(await world.months(member)).toHaveLength(2);
    expect(await world.pay(member)).toBe('succeeded');
    expect(await world.told(member)).toEqual([true, false]);
    const resumed = await feeOf(member);
    expect(resumed).toMatchObject({ status: 'active', startDate: '2027-05-10', endDate: '2027-06-09' });
    expect((await world.last(member)).id).not.toBe(paid);
  });

  it('that is not paid by joining stops the membership on day 7, and leaving and coming back does not help', async () => {
    const group = await world.group(500);
    const member = await world.join(group);
    await world.days(5);
    await world.publishMember(member, { deleted: true });
    expect(await world.months(member)).toEqual([['2027-01-31', 500, 'canceled']]);
    const again = await world.rejoin(member);
    expect((await world.months(member)).at(-1)).toEqual(['2027-02-05', 500, 'draft']);
    expect(await world.told(member)).toEqual([]);
    await world.days(2.01);
    expect(await world.told(again)).toEqual([true]);
    expect(await world.pay(again)).toBe('succeeded');
    expect(await world.told(again)).toEqual([true, false]);
  });

  it('is used up by somebody who leaves and comes back within the month', async () => {
    const group = await world.group(500);
    const member = await world.paying(group);
    await world.days(10);
    await world.publishMember(member, { deleted: true });
    expect(await feeOf(member)).toMatchObject({ status: 'over', permissions: [] });
    await world.days(5);
    await world.rejoin(member);
    expect(await world.months(member)).toEqual([['2027-01-31', 500, 'succeeded']]);
    await world.at('2027-02-28T12:00:00+09:00');
    expect(await world.months(member)).toHaveLength(2);
  });

  it('is ended by the member to the end of the month, without a refund; then the membership stops', async () => {
    const member = await world.paying(await world.group(500));
    const { id, permissions } = await world.last(member);
    expect(permissions).toContain('cancel_subscription');
    const { payment } = await world.end(member.person, id);
    expect(textOf(SETS.feeStatus, payment!.fee!.status)).toBe('ending');
    expect(payment!.fee!.paidUntil).toEqual(new Date('2027-02-28T00:00:00+09:00'));
    expect(payment!.fee!.nextAt).toBeUndefined();
    // Again is the same.
    await world.end(member.person, id);
    await world.at('2027-02-27T12:00:00+09:00');
    expect(await world.told(member)).toEqual([]);
    await world.at('2027-02-28T00:00:01+09:00');
    expect(await world.told(member)).toEqual([true]);
    expect(world.mails(member)).toEqual(['fee_due', 'fee_ended']);
    expect(await world.months(member)).toEqual([['2027-01-31', 500, 'succeeded']]);
    expect(await refusalOf(world.end(member.person, id))).toBe('payment.state');
    // A member who leaves and rejoins begins again.
    await world.publishMember(member, { deleted: true });
    expect(await world.told(member)).toEqual([true, false]);
    await world.rejoin(member);
    expect((await world.months(member)).at(-1)).toEqual(['2027-02-28', 500, 'draft']);
  });

  it('is nobody else’s to end, and unknown to others', async () => {
    const group = await world.group(500);
    const member = await world.paying(group);
    const { id } = await world.last(member);
    expect(await refusalOf(world.end(group.owner, id))).toBe('forbidden');
    expect(await refusalOf(world.end(await world.person(), id))).toBe('not_found');
    expect(await refusalOf(world.end(member.person, 'x'))).toBe('not_found');
    expect(await world.list(group.owner, 'receive')).toMatchObject([{ id, amount: 500 }]);
  });

  it('is free for the owner, managers and member cards; a former manager gets a notice', async () => {
    const group = await world.group(500);
    const owning = await world.join(group, group.owner);
    const manager = await world.person();
    await world.manages(manager, group.owner);
    const managing = await world.join(group, manager);
    const running = await world.join(group, undefined, { groupOwner: true });
    const billed = ({ id }: { readonly id: string }) =>
      world.service.db.read('select id from fee_periods where membership_id = $1', [id]);
    const card = await world.join(group, { kind: 'user', userId: group.id.replace(/^./, 'b') });
    for (const member of [owning, managing, running]) expect(await world.months(member)).toEqual([]);
    expect(await billed(card)).toEqual([]);
    await world.manages(manager, group.owner, true);
    expect(world.mails(managing)).toEqual([]);
    expect(await world.months(managing)).toEqual([]);
    await world.days(15);
    expect(await world.months(managing)).toHaveLength(1);
    for (const member of [owning, running]) expect(await world.months(member)).toEqual([]);
    expect(await billed(card)).toEqual([]);
  });

  it('ends with the group’s fee: what is not paid is void, and a paused membership is back', async () => {
    const group = await world.group(500);
    const member = await world.join(group);
    await world.days(8);
    expect(await world.told(member)).toEqual([true]);
    await world.price(group, null);
    expect(await world.told(member)).toEqual([true, false]);
    expect((await world.months(member))[0]![2]).toBe('canceled');
  });

  it('goes to the new owner where a group was transferred before it was paid', async () => {
    const group = await world.group(500);
    const member = await world.join(group);
    const heir = await world.person();
    await world.price({ ...group, owner: heir }, 500, 0);
    expect((await world.last(member)).payeeId).toBe(heir.userId);
  });

  it('is refunded by managers from what the lender has', async () => {
    const group = await world.group(500);
    const member = await world.paying(group);
    const { id } = await world.last(member);
    await world.payments(group.owner).refundPayment({ id, amount: 200, reason: '半月分' });
    await world.drain();
    expect(await world.ledger(group)).toEqual({ clearing: 300, 'commission 10': -30, 'available 10': -270 });
  });

  it('that is refunded is mailed to the member, once for each refund, with its yen and the way back', async () => {
    const group = await world.group(500);
    const member = await world.paying(group);
    const { id } = await world.last(member);
    await world.payments(group.owner).refundPayment({ id, amount: 200, reason: '半月分' });
    await world.payments(group.owner).refundPayment({ id, amount: 300, reason: '残り' });
    await world.drain();
    const mails = world.world.mails.filter(({ template }) => template.startsWith('fee_refunded'));
    expect(mails.map(({ to, template, params }) => [to, template, params['yen']])).toEqual([
      [`${member.person.userId}@example.jp`, 'fee_refunded_card', '200'],
      [`${member.person.userId}@example.jp`, 'fee_refunded_card', '300'],
    ]);
    expect(mails[0]!.params).toMatchObject({ group: 'ひまわり文庫', path: `/payments/${id}` });
  });
});

describe('the fee of a group, where nothing is paid by card', () => {
  let world: FeesWorld;
  beforeEach(async () => {
    world = await FeesWorld.start({ withCards: false });
  });
  afterEach(() => world.stop());

  it('is noted by managers as paid by hand, and brings a paused membership back', async () => {
    const group = await world.group(500);
    const member = await world.join(group);
    expect(world.mails(member)).toEqual(['fee_due']);
    await world.days(7.01);
    expect(await world.told(member)).toEqual([true]);
    const [payment] = await world.list(group.owner, 'receive');
    expect(payment!.permissions).toEqual(['settle']);
    const cash = enumOf(SETS.handMethod, 'cash');
    await world.payments(group.owner).settlePayment({ id: payment!.id, method: cash, note: '' });
    await world.drain();
    expect(await world.told(member)).toEqual([true, false]);
    expect(await world.ledger(group)).toEqual({ by_hand: 500, 'sales_by_hand 10': -500 });
    await world.payments(group.owner).refundPayment({ id: payment!.id, amount: 100, reason: '休館' });
    await world.drain();
    expect(world.mails(member).at(-1)).toBe('fee_refunded');
    await world.at('2027-03-07T12:00:00+09:00');
    expect(await world.months(member)).toEqual([
      ['2027-02-07', 500, 'succeeded'],
      ['2027-03-07', 500, 'draft'],
    ]);
  });
});
