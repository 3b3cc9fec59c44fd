import { relatedTo } from '../mappers/related';
import type { Good } from './good.schema';
import type { Services } from '../clients/services';
import type { Call } from '@kashikari/kernel';

/** Goods with how their loans are paid, by what their owners have set up: one call for all, none where all are free. */
export async function withPayees(services: Services, goods: readonly Good[], call: Call): Promise<Good[]> {
  const owners = goods.flatMap(({ settlement, owner_id: owner }) => (settlement === null ? [] : owner));
  const payees = await relatedTo(owners, async (accountIds) => {
    const asked = await services.paymentCards.listPayees({ accountIds }, call, { deadlineMs: 2_000 });
    return asked.payees;
  });
  const takingCards = new Map(
    payees.flatMap((payee) =>
      payee.takesCards ? [[payee.accountId, payee.commissionPercent] as const] : [],
    ),
  );
  return goods.map((good) => {
    const commission = good.settlement === null ? undefined : takingCards.get(good.owner_id);
    return commission === undefined ? good : { ...good, settlement: 'card', commission };
  });
}
