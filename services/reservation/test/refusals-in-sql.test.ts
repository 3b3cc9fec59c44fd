import { isErrorCode, KIND_OF } from '@kashikari/kernel';
import { ERRORS, type ErrorRow } from '@kashikari/kernel/errors';
import { byHand, type ByHand } from './rows';

let hand: ByHand;
beforeAll(async () => (hand = await byHand()));
afterAll(() => hand.close());

/** A refusal as a function writes it: built, or as a literal of JSON. */
const BUILT =
  /'kind',\s*'(\w+)',\s*'code',\s*'([\w.]+)'(?:,\s*'params',\s*jsonb_build_object\(((?:[^()]|\([^()]*\))*)\))?/g;
const LITERAL = /"kind":"(\w+)","code":"([\w.]+)"/g;

test('what the functions of the database refuse with stands in the catalogue, with kind and parameters', async () => {
  const { rows } = await hand.app.query<{ proname: string; prosrc: string }>(
    `select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ '''code''|"code"'`,
  );
  const found = rows.flatMap(({ proname, prosrc }) =>
    [...prosrc.matchAll(BUILT), ...prosrc.matchAll(LITERAL)].map(([, kind, code = '', params = '']) => ({
      ...{ proname, kind, code },
      names: [...params.matchAll(/'(\w+)',/g)].map(([, name]) => name as string),
    })),
  );
  const codes = found.map(({ code }) => code);
  for (const one of ['booking.unavailable', 'booking.on_loan', 'booking.exclusive', 'booking.max_supplies'])
    expect(codes).toContain(one);
  for (const { proname, kind, code, names } of found) {
    if (!isErrorCode(code))
      throw new Error(`${proname} refuses with ${code}, which the catalogue does not have`);
    expect([code, KIND_OF[code]]).toEqual([code, kind]);
    const { params = {} } = ERRORS[code as keyof typeof ERRORS] as ErrorRow;
    const known = Object.keys(params).map((name) => name.replace('?', ''));
    expect([code, names.filter((name) => !known.includes(name))]).toEqual([code, []]);
  }
});
