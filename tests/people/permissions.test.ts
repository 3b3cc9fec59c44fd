import { made } from '../engine/people';
import { startProduct, type Product } from '../product/start-product';
import {
  ACCOUNT_ACTS,
  accountStage,
  BOOKING_ACTS,
  bookingStage,
  type AccountStage,
  type BookingStage,
} from './account-acts';
import { cellOf, type AnAttempt } from './attempt';
import { castOf, ROLES, type Caller, type Cast } from './cast';
import { GROUP_ACTS, LAST_ACTS, LEAVES } from './group-acts';
import { ON_A_BOOKING, ON_A_GROUP, ON_AN_ACCOUNT, rowsOf } from './permission-table';

jest.setTimeout(120_000);

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' } });
}, 180_000);
afterAll(() => product?.stop());

/** The product answers everybody as the table says. Who stands first in it, and may the most, tries last. */
async function tryRow<Stage extends { readonly as: Readonly<Record<string, Caller>> }>(
  attempt: AnAttempt<Stage>,
  stage: Stage,
  cells: ReadonlyMap<string, string>,
): Promise<void> {
  const came: Record<string, string> = {};
  for (const [at, role] of [...cells.keys()].reverse().entries()) {
    came[role] = cellOf(attempt, await attempt.ask(stage.as[role]!, stage, at), stage);
  }
  expect(came).toEqual(Object.fromEntries(cells));
}

const rows = (table: string) => rowsOf(table).map(({ act, cells }) => [act, cells] as const);

describe('on a group', () => {
  const isLast = (act: string) => act in LAST_ACTS || act === 'leaves';
  let cast: Cast;
  let turn = 0;
  beforeAll(async () => {
    cast = await castOf(product.url);
  });

  const settings = (given: object, to: boolean) => {
    const fields = Object.fromEntries(Object.keys(given).map((name) => [name, to]));
    return made(cast.owner.send('PATCH', `/groups/${cast.groupId}`, fields));
  };

  it.each(rows(ON_A_GROUP).filter(([act]) => !isLast(act)))('%s', async (act, cells) => {
    const attempt = GROUP_ACTS[act]!;
    if (attempt.given) await settings(attempt.given, true);
    const came: Record<string, string> = {};
    for (const role of ROLES) {
      const answer = await attempt.ask(cast.as[role], cast, (turn += 1));
      came[role] = cellOf(attempt, answer, cast);
      if (answer.status < 300) await attempt.undo?.(cast, answer);
    }
    if (attempt.given) await settings(attempt.given, false);
    expect(came).toEqual(Object.fromEntries(cells));
  });

  it.each(rows(ON_A_GROUP).filter(([act]) => act in LAST_ACTS))('%s', async (act, cells) => {
    await tryRow(LAST_ACTS[act]!, await castOf(product.url), cells);
  });

  it('leaves', async () => {
    const leaver = await castOf(product.url);
    const cells = rowsOf(ON_A_GROUP).find(({ act }) => act === 'leaves')!.cells;
    for (const [role, cell] of cells) {
      if (!(role in leaver.membershipOf)) continue;
      const attempt = LEAVES(role as keyof Cast['membershipOf']);
      const answer = await attempt.ask(leaver.as[role as keyof Cast['as']], leaver, 0);
      expect([role, cellOf(attempt, answer, leaver)]).toEqual([role, cell]);
    }
  });
});

describe('on an account', () => {
  let stage: AccountStage;
  beforeAll(async () => {
    stage = await accountStage(await castOf(product.url));
  });

  // In the order of the table: after the last row the account is gone.
  it.each(rows(ON_AN_ACCOUNT))('%s', (act, cells) => tryRow(ACCOUNT_ACTS[act]!, stage, cells));
});

describe('on a booking', () => {
  let stage: BookingStage;
  beforeAll(async () => {
    stage = await bookingStage(product.url, await castOf(product.url));
  });

  it.each(rows(ON_A_BOOKING))('%s', (act, cells) => tryRow(BOOKING_ACTS[act]!, stage, cells));
});

describe('every row of the tables', () => {
  it('is tried', () => {
    const acts = (...tried: object[]) => tried.flatMap((each) => Object.keys(each)).sort();
    const inTable = (table: string) => rowsOf(table).map(({ act }) => act);
    expect(inTable(ON_A_GROUP).sort()).toEqual(acts(GROUP_ACTS, LAST_ACTS, { leaves: true }));
    expect(inTable(ON_AN_ACCOUNT).sort()).toEqual(acts(ACCOUNT_ACTS));
    expect(inTable(ON_A_BOOKING).sort()).toEqual(acts(BOOKING_ACTS));
  });
});
