import { refused } from '@kashikari/kernel';
import type { Services } from './services';

const off = async () => {
  throw refused('payments.off');
};

/**
 * Returns the services for an installation without cards: calls about cards are refused as `payments.off`, and billing
 * is not called.
 */
export function withoutCards(services: Services): Services {
  const paymentCards = {
    ...{ listCards: off, createSetupLink: off, detachCard: off },
    ...{ createAccountLink: off, listPayees: off, takeProviderEvent: off },
  };
  return { ...services, paymentCards };
}
