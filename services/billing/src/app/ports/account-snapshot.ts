import type { AccountSnapshot } from './people';

/** An account as identity publishes and returns it. */
interface PublishedAccount extends Pick<
  AccountSnapshot,
  'id' | 'version' | 'deleted' | 'name' | 'invoiceName' | 'registrationNumber'
> {
  readonly timeZone: string;
  readonly lenderRules?: Pick<AccountSnapshot, 'acceptInvoices'> | undefined;
}

/** The fields of an account that billing stores. */
export const accountSnapshot = (account: PublishedAccount): AccountSnapshot => ({
  ...{ id: account.id, version: account.version, deleted: account.deleted, name: account.name },
  ...{ acceptInvoices: account.lenderRules?.acceptInvoices ?? false, zone: account.timeZone },
  ...{ invoiceName: account.invoiceName, registrationNumber: account.registrationNumber },
});
