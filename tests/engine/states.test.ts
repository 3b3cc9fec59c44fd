import { ACTS, MOVES, PHASES, type Act, type Phase } from '../../services/reservation/src/domain/state';
import { startProduct, type Product } from '../product/start-product';
import { good, made, person, type Answer, type Person } from './people';

/** Monday and Tuesday noon in Tokyo. */
const MONDAY = '2027-01-04T03:00:00Z';
const TUESDAY = '2027-01-05T03:00:00Z';

/** The phases, and what is `reserved` though it has begun: it waits to be handed over. */
type Row = Phase | 'to_hand_over';

const ok = 'ok';
const [started, notStarted] = ['booking.started', 'booking.not_started'];
const [back, notBack] = ['booking.already_returned', 'booking.not_returned'];
const [gone, notOver, over] = ['booking.cancelled', 'booking.not_handed_over', 'booking.handed_over'];
const [unmanaged, left] = ['booking.hand_over_not_managed', 'booking.not_collected'];
const [managers, calm] = ['booking.manager_only', 'booking.not_in_dispute'];
const [late, bare] = ['booking.not_reserved', 'booking.not_prepared'];

/**
 * Expected outcomes for a manager, typed by hand, in the order of the actions. A started booking began the day before.
 *
 * update, extend, cancel, hand_over, revert_hand_over, return, revert_return, receive, open_dispute, close_dispute,
 * prepare, revert_prepare
 */
const FOR_MANAGERS: Record<Row, readonly string[]> = {
  reserved: [ok, ok, ok, unmanaged, notOver, notStarted, notBack, notBack, ok, calm, ok, bare],
  to_hand_over: [ok, ok, ok, ok, notOver, notStarted, notBack, notBack, ok, calm, late, late],
  out: [ok, ok, started, unmanaged, notOver, ok, notBack, notBack, ok, calm, late, late],
  handed_over: [ok, ok, started, over, ok, ok, notBack, notBack, ok, calm, late, late],
  overdue: [ok, ok, started, unmanaged, notOver, ok, notBack, notBack, ok, calm, late, late],
  not_collected: [ok, left, ok, left, notOver, notStarted, notBack, notBack, ok, calm, late, late],
  awaiting_receipt: [back, back, back, unmanaged, back, back, ok, ok, ok, calm, late, late],
  returned: [back, back, back, unmanaged, back, back, ok, back, ok, calm, late, late],
  cancelled: [gone, gone, gone, unmanaged, gone, gone, gone, gone, ok, calm, late, late],
};

/** Expected outcomes for the borrower. The lender lets borrowers return, extend, move and cancel, but not hand over. */
const FOR_BORROWERS: Record<Row, readonly string[]> = {
  reserved: [ok, ok, ok, managers, managers, notStarted, notBack, managers, ok, calm, managers, managers],
  to_hand_over: [
    ok,
    ok,
    started,
    managers,
    managers,
    notStarted,
    notBack,
    managers,
    ok,
    calm,
    managers,
    managers,
  ],
  out: [ok, ok, started, managers, managers, ok, notBack, managers, ok, calm, managers, managers],
  handed_over: [ok, ok, started, managers, managers, ok, notBack, managers, ok, calm, managers, managers],
  overdue: [ok, ok, started, managers, managers, ok, notBack, managers, ok, calm, managers, managers],
  not_collected: [
    ok,
    left,
    started,
    managers,
    managers,
    notStarted,
    notBack,
    managers,
    ok,
    calm,
    managers,
    managers,
  ],
  awaiting_receipt: [back, back, back, managers, managers, back, ok, managers, ok, calm, managers, managers],
  returned: [back, back, back, managers, managers, back, ok, managers, ok, calm, managers, managers],
  cancelled: [gone, gone, gone, managers, managers, gone, gone, managers, ok, calm, managers, managers],
};

const ROWS = Object.keys(FOR_MANAGERS) as Row[];
const CALLS: Record<Act, readonly [method: string, path: string, body?: unknown]> = {
  update: ['PATCH', '', { memo: '三脚も' }],
  extend: ['POST', '/extend', { days: 2 }],
  cancel: ['DELETE', ''],
  hand_over: ['POST', '/hand_over'],
  revert_hand_over: ['DELETE', '/hand_over'],
  return: ['POST', '/return'],
  revert_return: ['DELETE', '/return'],
  receive: ['POST', '/receive'],
  open_dispute: ['POST', '/dispute', { reason: '傷がある' }],
  close_dispute: ['DELETE', '/dispute'],
  prepare: ['POST', '/prepare'],
  revert_prepare: ['POST', '/revert_prepare'],
};

const STATE: Record<Row, string> = {
  reserved: 'reserved',
  to_hand_over: 'reserved',
  out: 'reserved',
  handed_over: 'handed_over',
  overdue: 'overdue',
  not_collected: 'reserved',
  awaiting_receipt: 'returned',
  returned: 'returned',
  cancelled: 'cancelled',
};

it('is the table that the code goes by, but for who manages hand-overs and for what is no dispute', () => {
  for (const phase of PHASES) {
    ACTS.forEach((act, index) => {
      const typed = FOR_MANAGERS[phase][index] as string;
      if (typed === unmanaged || typed === calm || typed === bare) return;
      // Applies until the end of its first day, which does not depend on the state.
      if (phase === 'out' && typed === late) return;
      // Late without a hand-over: there is nothing to undo.
      if (phase === 'overdue' && act === 'revert_hand_over') return;
      expect([phase, act, MOVES[phase][act]]).toEqual([phase, act, typed === ok ? 'may' : typed]);
    });
  }
});

describe('every act in every state, over REST', () => {
  let product: Product;
  let plain: Person;
  let managing: Person;
  let hana: Person;
  const goods: Partial<Record<Row, string>> = {};
  const bookings: Partial<Record<Row, string[]>> = {};

  beforeAll(async () => {
    product = await startProduct();
    await product.setClock(MONDAY);
    plain = await person(product.url, { extendable_days: 5 });
    managing = await person(product.url, { extendable_days: 5, manage_hand_over: true });
    hana = await person(product.url);
    for (const row of ROWS) {
      const confirmation_upon_return = row === 'awaiting_receipt';
      goods[row] = await good(lenderOf(row), { quantity: 100, confirmation_upon_return });
      bookings[row] = [];
      // One for each act of a manager and each of the borrower, and one to look at.
      for (let index = 0; index <= 2 * ACTS.length; index += 1) bookings[row].push(await begin(row));
    }
    await product.setClock(TUESDAY);
    for (const row of ROWS) for (const id of bookings[row]!) await bringTo(row, id);
  }, 300_000);
  afterAll(() => product?.stop());

  const lenderOf = (row: Row) =>
    ['handed_over', 'to_hand_over', 'not_collected'].includes(row) ? managing : plain;

  async function begin(row: Row): Promise<string> {
    const [start_date, end_date] = ['reserved', 'cancelled'].includes(row)
      ? ['2027-01-20', '2027-01-22']
      : ['2027-01-04', ['overdue', 'not_collected'].includes(row) ? '2027-01-04' : '2027-01-06'];
    const { body } = await made(
      hana.send('POST', '/bookings', { good_id: goods[row], start_date, end_date }),
    );
    return (body as { booking: { id: string } }).booking.id;
  }

  async function bringTo(row: Row, id: string): Promise<void> {
    const path = `/bookings/${id}`;
    if (row === 'handed_over') await made(managing.send('POST', `${path}/hand_over`));
    if (row === 'awaiting_receipt') await made(hana.send('POST', `${path}/return`));
    if (row === 'returned') await made(hana.send('POST', `${path}/return`));
    if (row === 'cancelled') await made(hana.send('DELETE', path));
  }

  const codeOf = ({ status, body }: Answer): string => (status === 200 ? ok : `${status} ${body.code}`);
  const expected = (typed: string): string =>
    typed === ok ? ok : `${typed === managers ? 403 : 409} ${typed}`;

  describe.each([
    ['a manager', FOR_MANAGERS, 0],
    ['the borrower', FOR_BORROWERS, ACTS.length],
  ] as const)('by %s', (who, table, offset) => {
    const caller = (row: Row) => (offset === 0 ? lenderOf(row) : hana);

    it.each(ROWS)('when it is %s: as typed, and a refusal says what is possible', async (row) => {
      for (const [index, act] of ACTS.entries()) {
        const [method, path, body] = CALLS[act];
        const id = bookings[row]![offset + index]!;
        const answer = await caller(row).send(method, `/bookings/${id}${path}`, body);
        expect(`${act}: ${codeOf(answer)}`).toBe(`${act}: ${expected(table[row][index]!)}`);
        if (answer.status !== 409 || [unmanaged, calm].includes(answer.body.code as string)) continue;
        expect(answer.body.params).toMatchObject({ state: STATE[row], allowed: expect.any(Array) });
        expect(answer.body.params.allowed).not.toContain(act);
      }
    });

    it.each(ROWS)('when it is %s: offered are exactly those that succeed', async (row) => {
      const id = bookings[row]![2 * ACTS.length]!;
      const { body } = await made(caller(row).send('GET', `/bookings/${id}`));
      expect(body.booking.state).toBe(STATE[row]);
      expect(body.booking.permissions).toEqual(ACTS.filter((_, index) => table[row][index] === ok));
    });
  });

  it('a dispute is opened once and closed once, in any state', async () => {
    for (const row of ROWS) {
      const path = `/bookings/${bookings[row]![2 * ACTS.length]}/dispute`;
      const codes: string[] = [];
      for (const method of ['POST', 'POST', 'DELETE', 'DELETE'])
        codes.push(
          codeOf(await hana.send(method, path, method === 'POST' ? { reason: '傷がある' } : undefined)),
        );
      expect([row, ...codes]).toEqual([row, ok, '409 booking.in_dispute', ok, `409 ${calm}`]);
    }
  });
});
