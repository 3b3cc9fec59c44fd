import type { identityEvents } from '@kashikari/contracts';
import type { AccountSnapshot } from '../app/ports';

/** An account as it is stored here. */
export const toAccount = ({
  id,
  version,
  deleted,
  lenderRules,
}: Pick<identityEvents.UserChanged, 'id' | 'version' | 'deleted' | 'lenderRules'>): AccountSnapshot => ({
  ...{ id, version, deleted, acceptInvoices: lenderRules?.acceptInvoices ?? false },
});
