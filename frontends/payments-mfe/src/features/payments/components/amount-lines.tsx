import { PriceLines } from '@kashikari/web-kit';
import { BillLines } from '../../../bills/bill-lines';
import type { Payment } from '../api/get-payment';

/** The lines of a payment's amount: the price of a booking, or the bill of a plan. */
export function AmountLines({ payment: { bill, lines, amount, tax } }: { readonly payment: Payment }) {
  return bill ? (
    <BillLines lines={bill.lines} total={amount} tax={tax} />
  ) : (
    <PriceLines lines={lines} total={amount} tax={tax} />
  );
}
