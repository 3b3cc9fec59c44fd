import { http } from './server';
import type { components } from '../../../packages/web-kit/src/api/schema';

export type KeptCard = components['schemas']['KeptCard'];

export const VISA: KeptCard = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2033 };

/** Cards are taken here. */
export const cardsOn = http.get('/payments/stripe_pub_key', ({ response }) =>
  response(200).json({ enabled: true, key: 'pk_test_1', script: 'https://payments.example/v3/' }),
);

/** Mocks the cards that the provider stores for the signed-in user. */
export const keptCards = (cards: readonly KeptCard[]) =>
  http.get('/payment_methods', ({ response }) => response(200).json({ cards: [...cards] }));
