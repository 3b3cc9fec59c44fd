import { payouts } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import pg from 'pg';
import { reconcileCommand } from '../src/command/reconcile-command';
import { refusalOf } from './billing-world';
import { user } from './payments-world';
import { PayoutsWorld } from './payouts-world';

describe('npm run reconcile', () => {
  let world: PayoutsWorld;
  beforeAll(async () => (world = await PayoutsWorld.start()), 60_000);
  afterAll(() => world.stop());

  const run = async (...args: string[]): Promise<{ code: number; said: string[] }> => {
    const said: string[] = [];
    const KASHIKARI_SECRET = Buffer.alloc(32, 'kashikari').toString('base64');
    const env = { ADDRESS_BILLING: world.card.world.service.address, KASHIKARI_SECRET };
    return { code: await reconcileCommand(args, env, (line) => said.push(line)), said };
  };

  /** Differences as their kinds, ids and amounts. */
  const found = async (...args: string[]) => {
    const { code, said } = await run(...args);
    return { code, rows: said.slice(1, -1).map((line) => line.split(/ {2,}/)) };
  };

  it('finds nothing among charges, refunds, payouts and chargebacks that were booked', async () => {
    const { id } = await world.rich(4_500);
    const second = await world.card.earned(3_000);
    await world.card.world.payments(user(id)).refundPayment({ id: second.id, amount: 1_000, reason: '故障' });
    const third = await world.card.earned(2_000);
    const charge = world.card.double.control.chargesOf(third.intentId)[0]!;
    await world.event('charge.dispute.created', world.card.double.control.openDispute(charge.id));
    const cancelled = await world.card.held(5_000);
    await world.card.world.push({
      ...{ ...cancelled.loan, version: 5, state: 'cancelled', cancelledAt: world.card.world.clock.now() + 1 },
      charge: { ...cancelled.loan.charge, refundPercent: 50 },
    });
    await world.card.pass(24 * 5);
    await world.pay(id, 3_000);
    expect(await run()).toEqual({ code: 0, said: ['4 payments compared, 0 differences'] });
    await world.card.pass(24 * 5);
    expect(await run()).toEqual({ code: 0, said: ['4 payments compared, 0 differences'] });
  });

  it('finds a charge without a journal, a journal without a charge, and another amount', async () => {
    const { stripe, world: billing } = world.card;
    const stray = await stripe.paymentIntents.create({
      ...{ amount: 700, currency: 'jpy', payment_method: 'pm_card_visa', confirm: true },
      ...{ return_url: 'https://example.com', metadata: { attempt_id: newId() } },
    });
    const less = await world.card.earned(5_000);
    await stripe.refunds.create({ payment_intent: less.intentId, amount: 400 });
    const { id: unpaid } = await billing.paymentOf(await world.card.booked(600));
    const journal = newId();
    await billing.service.db.transaction(async (tx) => {
      const insert = `insert into journals (id, kind, source_id, at) values ($1, 'captured', $2, now())`;
      await tx.read(insert, [journal, unpaid]);
      await tx.read(
        `insert into entries (journal_id, line_no, account, owner_id, amount, tax_code)
          values ($1, 1, 'clearing', null, 600, null), ($1, 2, 'held', $2, -600, '10')`,
        [journal, billing.lender],
      );
    });
    const entries = await billing.service.db.one<{ count: number }>(
      'select count(*)::int as count from entries',
    );
    expect(await found()).toEqual({
      code: 1,
      rows: [
        ['other_amount', less.id, less.intentId, '5000', '4600'],
        ['journal_without_charge', unpaid, unpaid, '600', '0'],
        ['charge_without_journal', '-', stray.id, '0', '700'],
        ['clearing', 'clearing', '-', expect.any(String), expect.any(String)],
      ],
    });
    // It changes nothing.
    expect(await billing.service.db.one('select count(*)::int as count from entries')).toEqual(entries);
  });

  it('finds a stored balance that is not the sum of its entries, each day too', async () => {
    const { db, database } = world.card.world.service;
    await db.read(`update balances set amount = amount - 1 where owner_id = $1 and account = 'held'`, [
      world.card.world.lender,
    ]);
    const row = ['balance', `${world.card.world.lender} held`, '-', expect.any(String), expect.any(String)];
    expect((await found()).rows).toContainEqual(row);
    const since = (await found('--since', '2027-01-01')).rows.map(([kind]) => kind);
    expect(since).toEqual(expect.arrayContaining(['balance', 'other_amount', 'charge_without_journal']));
    expect(since).not.toContain('clearing');
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query(`select due_at from due_job where kind = 'ledger.reconcile'`);
    await owner.end();
    expect(rows).toHaveLength(1);
    await world.card.pass(24);
  });

  it('is refused to people, and says how it is called', async () => {
    const client = world.card.world.service.as(user(newId())).connect(payouts.PayoutServiceClient);
    expect(await refusalOf(client.reconcile({ since: undefined }))).toBe('forbidden');
    expect((await run('--since', 'yesterday')).code).toBe(2);
    const said: string[] = [];
    expect(await reconcileCommand([], {}, (line) => said.push(line))).toBe(1);
    expect(said).toHaveLength(1);
  });
});
