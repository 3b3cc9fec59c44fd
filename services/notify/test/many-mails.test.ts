import pg from 'pg';
import { FORGET, LOST, TAKE } from '../src/store/statements';
import { startNotify, type World } from './world';

/** Mails stay for 90 days: what is still to be done with some must not cost a look at all of them. */
describe('among 20,000 mails that have left', () => {
  let world: World;
  beforeAll(async () => {
    world = await startNotify();
    await world.service.db.read(
      `insert into mail (id, key, template, state, due_at, settled_at)
        select uuidv7(), n::text, 'booking_created', 'sent', now(), now() from generate_series(1, 20000) as n`,
    );
    await world.service.db.read(
      `insert into mail (id, key, template, sealed, due_at)
        select uuidv7(), 'due-' || n, 'booking_created', '', '2100-01-01' from generate_series(1, 50) as n`,
    );
    const owner = new pg.Client(world.service.database.ownerUrl);
    await owner.connect();
    await owner.query('analyze mail');
    await owner.end();
  });
  afterAll(() => world.service.stop());

  it.each([
    ['what is due', 'mail_waiting', TAKE, [new Date(), 100, 1]],
    ['what was lost on the way', 'mail_carried', LOST, []],
    ['what can be forgotten', 'mail_settled', FORGET, [new Date()]],
  ])('finds %s by an index', async (_, index, sql, values) => {
    const rows = await world.service.db.read<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });
});
