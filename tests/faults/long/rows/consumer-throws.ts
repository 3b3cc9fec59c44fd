import { deadLetters } from '@kashikari/platform/dead-letters';
import { eventually } from '@kashikari/platform/testing';
import type { Fault } from '../fault';
import type { ProductUnderFault } from '../product-under-fault';

/** Minimum number of dead-lettered events before the fault is repaired. */
const ASIDE = 3;

/** Time in which the poisoned events of some seconds are tried five times each, milliseconds. */
const TIMEOUT = 120_000;

const POISON = `
  create function poison() returns trigger language plpgsql as $$ begin raise 'poisoned'; end $$;
  create trigger poison before insert or update on booking for each row when (new.good_id = '%') execute function poison()`;

/**
 * The consumer of search throws at every booking of one good, as a bug would make it. It continues with all others.
 * Events that it can't handle are dead-lettered until the bug is fixed and the runbook's command replays them.
 */
export const consumerThrows: Fault = {
  name: 'a consumer that throws: five tries, put aside, mended, replayed by the command',
  async run(tested) {
    await tested.rule('search', POISON.replace('%', tested.lender.goods[0]!));
    await eventually(async () => expect(await aside(tested)).toBeGreaterThanOrEqual(ASIDE), TIMEOUT);
    const tried = await tested.query<{ n: number }>('search', 'select min(attempts) as n from dead_letter');
    await tested.rule('search', 'drop function poison() cascade');
    const words: string[] = [];
    const env = { DATABASE_URL_SEARCH: tested.product.databaseUrl('search') };
    const code = await deadLetters(['replay', 'search', 'all'], env, (line) => words.push(line));
    return [
      ...(tried[0]?.n === 5 ? [] : [`put aside after ${tried[0]?.n} tries`]),
      ...(code === 0 ? [] : [`not replayed: ${words.join('; ')}`]),
    ];
  },
};

async function aside(tested: ProductUnderFault): Promise<number> {
  return (await tested.query<{ n: number }>('search', 'select count(*)::int as n from dead_letter'))[0]!.n;
}
