import { PriceLines } from '@kashikari/web-kit';
import { BillLines } from '../../../bills/bill-lines';
import type { Payment } from '../api/get-payment';

/** How the amount of a payment is made up: of a booking by its price, of a plan by its bill. */
export function AmountLines({ payment: { bill, lines, amount, tax } }: { readonly payment: Payment }) {
  return bill ? (
    <BillLines lines={bill.lines} total={amount} tax={tax} />
  ) : (
    <PriceLines lines={lines} total={amount} tax={tax} />
  );
}
