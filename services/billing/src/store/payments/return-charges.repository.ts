import { Injectable } from '@nestjs/common';
import { Jobs, sqlOf, type Tx } from '@kashikari/platform';
import { ReturnCharges } from '../../app/ports';
import { chargeTime } from '../../domain/return-payment';
import { toLoan, type LoanJson } from './payment-row';

/** Job that charges a return. Key: the booking. */
const CHARGE = 'loan.charge';

/** Bookings whose return has no payment; $1 are their ids. */
const OPEN = `
  select to_jsonb(l) as loan from loans l
    where l.booking_id = any ($1::uuid[]) and l.charge ? 'atReturn' and not exists (select from payments p
      where p.booking_id = l.booking_id and p.reason in ('extended', 'overdue')
        and p.number = (l.charge #>> '{atReturn,number}')::int)`;

const INTENTS = `
  select intent_id from payments where booking_id = $1 and reason = 'reservation' and settlement = 'card'
    and method is null and paid_at is not null and intent_id is not null order by number desc`;

interface LoanRow {
  readonly loan: LoanJson;
}

@Injectable()
export class PgReturnCharges extends ReturnCharges {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  override async schedule(within: Tx, bookingIds: readonly string[]): Promise<void> {
    const tx = sqlOf(within);
    const rows = await tx.read<LoanRow>(OPEN, [bookingIds]);
    const orders = rows.flatMap(({ loan }) => {
      const { bookingId, charge } = toLoan(loan);
      return charge.atReturn ? [{ kind: CHARGE, key: bookingId, dueAt: chargeTime(charge.atReturn) }] : [];
    });
    await this.jobs.schedule(tx, ...orders);
  }

  override async payeeOf(tx: Tx, bookingId: string): Promise<string | undefined> {
    const row = await sqlOf(tx).one<LoanRow>(OPEN, [[bookingId]]);
    return row?.loan.payee_id;
  }

  override async intentsOf(tx: Tx, bookingId: string): Promise<string[]> {
    const rows = await sqlOf(tx).read<{ intent_id: string }>(INTENTS, [bookingId]);
    return rows.map(({ intent_id: id }) => id);
  }
}
