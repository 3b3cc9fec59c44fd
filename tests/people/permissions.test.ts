import { made } from '../engine/people';
import { startProduct, type Product } from '../product/start-product';
import {
  ACCOUNT_ACTS,
  accountFixture,
  BOOKING_ACTS,
  bookingFixture,
  type AccountFixture,
  type BookingFixture,
} from './account-acts';
import { cellOf, type AnAttempt } from './attempt';
import { FEE_ACTS, feeFixture, type FeeFixture } from './fee-acts';
import { personasOf, ROLES, type Caller, type Personas } from './personas';
import { GROUP_ACTS, LAST_ACTS, LEAVES } from './group-acts';
import { ON_A_BOOKING, ON_A_FEE, ON_A_GROUP, ON_AN_ACCOUNT, rowsOf } from './permission-table';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' } });
}, 180_000);
afterAll(() => product?.stop());

/** Checks that the product answers every role as the table says. The first role, which may do most, tries last. */
async function tryRow<Fixture extends { readonly as: Readonly<Record<string, Caller>> }>(
  attempt: AnAttempt<Fixture>,
  fixture: Fixture,
  cells: ReadonlyMap<string, string>,
): Promise<void> {
  const came: Record<string, string> = {};
  for (const [at, role] of [...cells.keys()].reverse().entries()) {
    came[role] = cellOf(attempt, await attempt.ask(fixture.as[role]!, fixture, at), fixture);
  }
  expect(came).toEqual(Object.fromEntries(cells));
}

const rows = (table: string) => rowsOf(table).map(({ act, cells }) => [act, cells] as const);

describe('on a group', () => {
  const isLast = (act: string) => act in LAST_ACTS || act === 'leaves';
  let personas: Personas;
  let turn = 0;
  beforeAll(async () => {
    personas = await personasOf(product.url);
  });

  const settings = (given: object, to: boolean) => {
    const fields = Object.fromEntries(Object.keys(given).map((name) => [name, to]));
    return made(personas.owner.send('PATCH', `/groups/${personas.groupId}`, fields));
  };

  it.each(rows(ON_A_GROUP).filter(([act]) => !isLast(act)))('%s', async (act, cells) => {
    const attempt = GROUP_ACTS[act]!;
    if (attempt.given) await settings(attempt.given, true);
    const came: Record<string, string> = {};
    for (const role of ROLES) {
      const answer = await attempt.ask(personas.as[role], personas, (turn += 1));
      came[role] = cellOf(attempt, answer, personas);
      if (answer.status < 300) await attempt.undo?.(personas, answer);
    }
    if (attempt.given) await settings(attempt.given, false);
    expect(came).toEqual(Object.fromEntries(cells));
  });

  it.each(rows(ON_A_GROUP).filter(([act]) => act in LAST_ACTS))('%s', async (act, cells) => {
    await tryRow(LAST_ACTS[act]!, await personasOf(product.url), cells);
  });

  it('leaves', async () => {
    const leaver = await personasOf(product.url);
    const cells = rowsOf(ON_A_GROUP).find(({ act }) => act === 'leaves')!.cells;
    for (const [role, cell] of cells) {
      if (!(role in leaver.membershipOf)) continue;
      const attempt = LEAVES(role as keyof Personas['membershipOf']);
      const answer = await attempt.ask(leaver.as[role as keyof Personas['as']], leaver, 0);
      expect([role, cellOf(attempt, answer, leaver)]).toEqual([role, cell]);
    }
  });
});

describe('on an account', () => {
  let fixture: AccountFixture;
  beforeAll(async () => {
    fixture = await accountFixture(await personasOf(product.url));
  });

  // Rows run in the order of the table: the last one deletes the account.
  it.each(rows(ON_AN_ACCOUNT))('%s', (act, cells) => tryRow(ACCOUNT_ACTS[act]!, fixture, cells));
});

describe('on a booking', () => {
  let fixture: BookingFixture;
  beforeAll(async () => {
    fixture = await bookingFixture(product.url, await personasOf(product.url));
  });

  it.each(rows(ON_A_BOOKING))('%s', (act, cells) => tryRow(BOOKING_ACTS[act]!, fixture, cells));
});

describe('on a month of a group’s fee', () => {
  let fixture: FeeFixture;
  beforeAll(async () => {
    fixture = await feeFixture(await personasOf(product.url));
  });

  // Rows run in the order of the table: the last one ends the fee.
  it.each(rows(ON_A_FEE))('%s', (act, cells) => tryRow(FEE_ACTS[act]!, fixture, cells));
});

describe('every row of the tables', () => {
  it('is tried', () => {
    const acts = (...tried: object[]) => tried.flatMap((each) => Object.keys(each)).sort();
    const inTable = (table: string) => rowsOf(table).map(({ act }) => act);
    expect(inTable(ON_A_GROUP).sort()).toEqual(acts(GROUP_ACTS, LAST_ACTS, { leaves: true }));
    expect(inTable(ON_AN_ACCOUNT).sort()).toEqual(acts(ACCOUNT_ACTS));
    expect(inTable(ON_A_BOOKING).sort()).toEqual(acts(BOOKING_ACTS));
    expect(inTable(ON_A_FEE).sort()).toEqual(acts(FEE_ACTS));
  });
});
