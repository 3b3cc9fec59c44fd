import { eventually } from '@kashikari/platform/testing';
import { SERVICES } from '../../../standalone/src/services';
import type { Fault } from './fault';
import type { ProductUnderFault } from './product-under-fault';
import type { LoadResult } from './load';

/** Results of the checks after a fault, as the table shows them. */
export interface Row {
  readonly fault: string;
  readonly confirmed: number;
  readonly inSql: number;
  readonly answers: string;
  readonly eventsLost: number;
  readonly mails: number;
  readonly twice: number;
  /** Time from the end of the fault until every part answers. */
  readonly backAfter: number;
  /**
   * Time from the same moment until every event is published and search has every booking; the load has to end first.
   */
  readonly caughtUpAfter: number;
  /** Faults; empty if all is well. */
  readonly wrong: readonly string[];
}

/** Maximum wait. Work of a process that died counts as lost after five minutes, and is found within the next. */
const TIMEOUT = 480_000;

const ids = async (tested: ProductUnderFault, service: string): Promise<string[]> =>
  (await tested.query<{ id: string }>(service, 'select id from booking order by id')).map(({ id }) => id);

/**
 * Checks that the product recovered by itself.
 * @param before bookings from before the fault
 * @param since end of the fault, by `performance.now()`
 * @param found faults that the fault's own run has found
 */
export async function check(
  tested: ProductUnderFault,
  fault: Fault,
  seen: LoadResult,
  before: ReadonlySet<string>,
  { backAfter, since, found }: { backAfter: number; since: number; found: readonly string[] },
): Promise<Row> {
  const wrong = [...new Set([...seen.wrong, ...found])];
  const confirmed = [...seen.confirmed.values()].sort();
  const booked = await ids(tested, 'reservation');
  const made = booked.filter((id) => !before.has(id));
  if (made.join() !== confirmed.join()) wrong.push('bookings in SQL are not those confirmed');

  const lost = async () => {
    const known = new Set(await ids(tested, 'search'));
    return booked.filter((id) => !known.has(id)).length;
  };
  const eventsLost = await until(lost, 0);
  if (eventsLost) wrong.push(`${eventsLost} events lost`);
  for (const service of SERVICES) {
    const waiting = await until(() => count(tested, service, 'select count(*)::int as n from outbox'), 0);
    if (waiting) wrong.push(`${waiting} events in the outbox of ${service}`);
    const deadLettered = fault.deadLetteredBy?.includes(service) ? 1 : 0;
    const letters = () => count(tested, service, 'select count(*)::int as n from dead_letter');
    if ((await until(letters, deadLettered)) !== deadLettered) wrong.push(`dead letters in ${service}`);
    if (deadLettered) await tested.query(service, 'delete from dead_letter');
  }
  const caughtUpAfter = (performance.now() - since) / 1000;
  return {
    ...(await mailsOf(tested, fault, wrong)),
    ...tally(fault, seen),
    eventsLost,
    backAfter,
    caughtUpAfter,
    wrong,
  };

  function tally({ name }: Fault, { answers }: LoadResult) {
    const told = [...answers].sort().map(([status, n]) => `${status}: ${n}`);
    return { fault: name, confirmed: confirmed.length, inSql: made.length, answers: told.join(', ') };
  }
}

/** Mails that left since the last look, and how many came more than once. */
async function mailsOf(tested: ProductUnderFault, fault: Fault, wrong: string[]) {
  const waiting = () =>
    count(tested, 'notify', `select count(*)::int as n from mail where state in ('waiting', 'carried')`);
  if (await until(waiting, 0)) wrong.push('mails have not left');
  const dropped = `select count(*)::int as n from mail where state = 'dropped' and reason not in ('no_address', 'unwanted', 'read')`;
  if (await count(tested, 'notify', dropped)) wrong.push('mails were dropped');
  const arrived = tested.mailbox.arrived.splice(0).map(({ mail }) => mail.messageId);
  const mails = new Set(arrived).size;
  const twice = arrived.length - mails;
  if (twice && !fault.mailTwice) wrong.push(`${twice} mails twice`);
  return { mails, twice };
}

async function count(tested: ProductUnderFault, service: string, sql: string): Promise<number> {
  return (await tested.query<{ n: number }>(service, sql))[0]!.n;
}

/** Queries until the value matches; returns the last value. */
async function until(ask: () => Promise<number>, wished: number): Promise<number> {
  let last = Number.NaN;
  const asked = async () => {
    last = await ask();
    if (last !== wished) throw new Error(`${last}`);
  };
  await eventually(asked, TIMEOUT).catch(() => undefined);
  return last;
}
