import { user } from './payments-world';
import { PayoutsWorld } from './payouts-world';

const DAY = 24;

let world: PayoutsWorld;

beforeAll(async () => (world = await PayoutsWorld.start()), 60_000);
afterAll(() => world.stop());

/** Mails that are ordered for an owner, the earliest first: notify doesn't run here, so each stays a job. */
async function mailsTo(owner: string): Promise<{ template: string; params: Record<string, string> }[]> {
  const rows = await world.card.world.service.db.read<{ data: { template: string; params: object } }>(
    `select data from due_job where kind = 'plan.mail' and data #>> '{to,userId}' = $1 order by id`,
    [owner],
  );
  return rows.map(({ data: { template, params } }) => ({ template, params: { ...params } }));
}

const templates = async (owner: string) => (await mailsTo(owner)).map(({ template }) => template);

describe('the owner is mailed', () => {
  it('that a payout was sent, once, and that it failed', async () => {
    const { id, account } = await world.rich(4_500);
    const payout = await world.pay(id, 3_000);
    await world.card.pass(1);
    expect(await mailsTo(id)).toMatchObject([
      { template: 'payout_sent', params: { yen: '3000', path: '/payments/payouts' } },
    ]);
    const [made] = await world.atProvider(account);
    const failed = world.card.double.control.settlePayout(made!.id, 'failed');
    await world.event('payout.failed', failed);
    await world.event('payout.failed', failed);
    expect(await world.find(id, payout.id)).toMatchObject({ amount: 3_000 });
    expect(await templates(id)).toEqual(['payout_sent', 'payout_failed']);
  });

  it('of money that was available for 60 days, once, with the day on which it is paid out', async () => {
    const { id } = await world.rich(4_500);
    await world.card.pass(54 * DAY);
    expect(await templates(id)).toEqual([]);
    await world.card.pass(6 * DAY);
    await world.card.pass(5 * DAY);
    expect(await mailsTo(id)).toMatchObject([
      { template: 'payout_reminder', params: { yen: '4500', end: expect.any(String) } },
    ]);
    const balance = await world.payouts(user(id)).getBalance({});
    const [mail] = await mailsTo(id);
    expect(Date.parse(mail!.params['end'] ?? '')).toBe(balance.paysAt!.getTime());
  });

  it('of a chargeback, and of its end', async () => {
    const { id } = await world.lender();
    const { intentId } = await world.card.earned(5_000);
    const { control } = world.card.double;
    const dispute = control.openDispute(control.chargesOf(intentId)[0]!.id);
    await world.event('charge.dispute.created', dispute);
    await world.event('charge.dispute.closed', control.closeDispute(dispute.id, 'won'));
    expect(await templates(id)).toEqual(['chargeback_opened', 'chargeback_won']);
  });
});
