import { refused } from '@kashikari/kernel';
import { CardProvider, type PayoutProvider } from '../app/ports';

const NO_PAYOUTS: PayoutProvider = {
  ...{ transfer: off, findTransfer: off, payOut: off, findPayout: off, getPayout: off },
  ...{ getDispute: off, listDisputes: off, listMovements: off, balanceOf: off },
  rejectionOf: () => undefined,
};

/** The provider of an installation without one: every call refuses `payments.off`. */
export class NoCardProvider extends CardProvider {
  override readonly isOn = false;
  override readonly payouts: PayoutProvider = NO_PAYOUTS;
  override readonly createIntent = off;
  override readonly updateIntent = off;
  override readonly getIntent = off;
  override readonly findIntent = off;
  override readonly capture = off;
  override readonly release = off;
  override readonly refund = off;
  override readonly hasRefunded = off;
  override readonly sendInvoice = off;
  override readonly getInvoice = off;
  override readonly findInvoice = off;
  override readonly remindInvoice = off;
  override readonly voidInvoice = off;
  override readonly createCustomer = off;
  override readonly deleteCustomer = off;
  override readonly listCards = off;
  override readonly detachCard = off;
  override readonly createSetupLink = off;
  override readonly createAccount = off;
  override readonly createAccountLink = off;
  override readonly canCharge = off;

  override isRejection(): boolean {
    return false;
  }

  override readEvent(): never {
    throw refused('payments.off');
  }
}

async function off(): Promise<never> {
  throw refused('payments.off');
}
