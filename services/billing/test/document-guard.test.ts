import { newId } from '@kashikari/platform';
import type pg from 'pg';
import { byHand, type ByHand } from './by-hand';

/** SQLSTATEs of the triggers of documents. */
const CHANGED = 'KB104';
const GAP = 'KB105';

describe.each(['app', 'owner'] as const)('a document typed by hand as the %s login', (login) => {
  let hand: ByHand;
  let db: pg.Client;
  const [payment, booking, issuer] = [newId(), newId(), newId()];

  const insert = (number: number, more: Record<string, unknown> = {}): Promise<string> => {
    const row = {
      ...{ id: newId(), cause: newId(), kind: 'receipt', issuer_id: issuer, year: 2027, number },
      ...{ issued_at: '2027-01-01T00:00:00Z', issued_on: '2027-01-01', paid_on: '2027-01-01' },
      ...{ issuer_name: '', registration_number: '', recipient_id: newId(), recipient_name: '' },
      ...{ lines: [], total: 100, taxes: [], payment_id: payment, method: 'cash', ...more },
    };
    return codeOf('insert into documents select * from jsonb_populate_record(null::documents, $1)', [
      JSON.stringify(row),
    ]);
  };

  const codeOf = (sql: string, params: unknown[] = []): Promise<string> =>
    db.query(sql, params).then(
      () => 'stored',
      (error: pg.DatabaseError) => error.code ?? String(error),
    );

  beforeAll(async () => {
    hand = await byHand();
    db = hand[login];
    await db.query(
      `insert into loans (booking_id, version, payer_id, payee_id, good_id, good_title, state, start_at, end_at, zone, by_card, charge)
        values ($1, 1, $1, $1, $1, '', 'reserved', now(), now(), 'UTC', false, '{}')`,
      [booking],
    );
    await db.query(
      `insert into payments (id, booking_id, number, version, status, reason, amount, tax, lines, settlement, payer_id, payee_id,
          created_at, updated_at)
        values ($1, $2, 1, 1, 'draft', 'reservation', 100, 9, '[]', 'direct', $2, $2, now(), now())`,
      [payment, booking],
    );
    expect(await insert(1)).toBe('stored');
  });
  afterAll(() => hand.close());

  it.each([
    'update documents set total = total',
    `update documents set recipient_name = 'x' where false`,
    'delete from documents',
    `insert into documents select * from documents on conflict (id) do update set total = 0`,
  ])('is never changed: %s', async (sql) => {
    expect(await codeOf(sql)).toBe(CHANGED);
  });

  it('is never removed with its table', async () => {
    const code = await codeOf('truncate documents cascade');
    expect(code).toBe(login === 'owner' ? CHANGED : '42501');
  });

  it('has the number after the last one of its issuer and year', async () => {
    expect(await insert(3)).toBe(GAP);
    expect(await insert(2, { year: 2028 })).toBe(GAP);
    expect(await insert(2, { issuer_id: null })).toBe(GAP);
    expect(await insert(2)).toBe('stored');
    expect(await insert(2)).toBe('23505');
    expect(await insert(1, { issuer_id: null })).toBe('stored');
    expect(await insert(1, { issuer_id: null })).toBe('23505');
  });

  it.each([
    ['an invoice without a registration number', { kind: 'invoice' }],
    ['a return that corrects nothing', { kind: 'return' }],
    ['an unknown kind', { kind: 'bill' }],
  ])('is refused as %s', async (_, more) => {
    expect(await insert(3, more)).toBe('23514');
  });
});
