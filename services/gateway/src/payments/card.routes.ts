import { paymentCards } from '@kashikari/contracts';
import { actorUserId, refused, SYSTEM } from '@kashikari/kernel';
import { answerOf } from '../mappers/answer-of';
import { route } from '../rest/request-context';
import {
  cardParams,
  EventTaken,
  KeptCard,
  KeptCards,
  OpenSheet,
  PayoutAccount,
  ProviderPage,
  PublishableKey,
  Sheet,
} from './card.schema';

const tag = 'Payments';

/** Largest event of the payment provider, bytes. */
const MAX_EVENT = 256 * 1024;

const toKeptCard = answerOf(KeptCard, paymentCards.KeptCard);

const getPublishableKey = route(
  {
    method: 'get',
    path: '/payments/stripe_pub_key',
    operationId: 'getPublishableKey',
    tag,
    summary: 'Get the key for paying by card',
    auth: 'none',
    answer: { status: 200, description: 'The key with which a browser pays by card.', body: PublishableKey },
  },
  async ({ cardPayments }) => ({ body: { ...cardPayments } }),
);

const openSheet = route(
  {
    method: 'post',
    path: '/payments/sheet',
    operationId: 'openPaymentSheet',
    tag,
    summary: 'Open a payment sheet',
    description: 'For the payer. The provider’s script confirms the payment in the browser with the secret.',
    auth: 'required',
    body: OpenSheet,
    answer: { status: 200, description: 'The secret.', body: Sheet },
    refuses: ['not_found', 'payment.state', 'payment.session_timeout', 'payments.off'],
  },
  async ({ body, call, services }) => {
    const asked = { paymentId: body.payment_id, keepCard: body.keep_card };
    const { clientSecret } = await services.payments.openSheet(asked, call);
    return { body: { client_secret: clientSecret } };
  },
);

const listCards = route(
  {
    method: 'get',
    path: '/payment_methods',
    operationId: 'listCards',
    tag,
    summary: 'List cards',
    description: 'The caller’s cards, the latest first. The payment provider stores their numbers.',
    auth: 'required',
    answer: { status: 200, description: 'The cards.', body: KeptCards },
    refuses: ['forbidden', 'payments.off'],
  },
  async ({ call, services }) => {
    const { cards } = await services.paymentCards.listCards({}, call);
    return { body: { cards: cards.map(toKeptCard) } };
  },
);

const getSetupLink = route(
  {
    method: 'get',
    path: '/payment_methods/setup_link',
    operationId: 'getCardSetupLink',
    tag,
    summary: 'Create a link for adding a card',
    auth: 'required',
    answer: { status: 200, description: 'The page where the caller adds a card.', body: ProviderPage },
    refuses: ['forbidden', 'payments.off'],
  },
  async ({ call, services, origin }) => {
    const { url } = await services.paymentCards.createSetupLink(
      { returnUrl: `${origin}/payments/method` },
      call,
    );
    return { body: { url } };
  },
);

const detachCard = route(
  {
    method: 'delete',
    path: '/payment_methods/detach_card/{id}',
    operationId: 'detachCard',
    tag,
    summary: 'Delete a card',
    auth: 'required',
    params: cardParams,
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden', 'payment_method.last', 'payments.off'],
  },
  async ({ params, call, services }) => {
    await services.paymentCards.detachCard(params, call);
    return {};
  },
);

const getAccount = route(
  {
    method: 'get',
    path: '/users/stripe_account',
    operationId: 'getPayoutAccount',
    tag,
    summary: 'Get the caller’s payout account',
    auth: 'required',
    answer: { status: 200, description: 'Whether the caller accepts cards.', body: PayoutAccount },
    refuses: ['payments.off'],
  },
  async ({ call, services }) => {
    const accountIds = [actorUserId(call.actor) ?? ''];
    const { payees } = await services.paymentCards.listPayees({ accountIds }, call);
    const own = payees[0];
    return { body: { takes_cards: own?.takesCards ?? false, commission: own?.commissionPercent ?? null } };
  },
);

const getAccountLink = route(
  {
    method: 'get',
    path: '/users/stripe_account_link',
    operationId: 'getPayoutAccountLink',
    tag,
    summary: 'Create a link for setting up card payments',
    description: 'For the owner of the account that lends.',
    auth: 'required',
    fresh: true,
    answer: { status: 200, description: 'The page where the account is set up.', body: ProviderPage },
    refuses: ['forbidden', 'payments.off'],
  },
  async ({ call, services, origin }) => {
    const returnUrl = `${origin}/users/${actorUserId(call.actor) ?? ''}/edit/lending`;
    const { url } = await services.paymentCards.createAccountLink({ returnUrl }, call);
    return { body: { url } };
  },
);

const takeEvent = route(
  {
    method: 'post',
    path: '/stripe/events',
    operationId: 'takeProviderEvent',
    tag,
    summary: 'Receive an event of the payment provider',
    description: 'Signed by the provider in the header `Stripe-Signature`. Up to 256 KiB.',
    auth: 'none',
    rawLimit: MAX_EVENT,
    answer: { status: 200, description: 'Stored.', body: EventTaken },
    refuses: ['webhook.signature', 'payments.off'],
  },
  async ({ file, providerSignature: signature, call, services }) => {
    if (!file || signature === '') throw refused('webhook.signature');
    await services.paymentCards.takeProviderEvent({ body: file, signature }, { ...call, actor: SYSTEM });
    return { body: {} };
  },
);

export const cardRoutes = [
  ...[getPublishableKey, openSheet, listCards, getSetupLink, detachCard],
  ...[getAccount, getAccountLink, takeEvent],
];
