/** Behavior of a test card; the numbers and tokens are those of https://docs.stripe.com/testing. */
export interface TestCard {
  readonly token: string;
  readonly number: string;
  readonly brand: 'amex' | 'jcb' | 'mastercard' | 'visa';
  /** Declined at once, at attaching too. */
  readonly decline?: CardDecline;
  /** Attaches, and is declined when it is charged. */
  readonly chargeDecline?: CardDecline;
  /** Authorized, and declined when the amount is captured. */
  readonly captureDecline?: CardDecline;
  /** Requires 3D Secure: each time, or until it is set up for later charges. */
  readonly authentication?: 'always' | 'unless_set_up';
  /** Disputed as soon as it has paid. */
  readonly dispute?: 'fraudulent' | 'product_not_received';
  /** True if its money is available at once, not after some days. */
  readonly isAvailableAtOnce?: boolean;
}

export interface CardDecline {
  readonly code: string;
  readonly decline_code?: string;
}

const declined = (decline_code: string): CardDecline => ({ code: 'card_declined', decline_code });
const visa = (number: string, token: string, does: Partial<TestCard> = {}): TestCard => ({
  number,
  token,
  brand: 'visa',
  ...does,
});

const TEST_CARDS: readonly TestCard[] = [
  visa('4242424242424242', 'pm_card_visa'),
  { number: '5555555555554444', token: 'pm_card_mastercard', brand: 'mastercard' },
  { number: '378282246310005', token: 'pm_card_amex', brand: 'amex' },
  { number: '3566002020360505', token: 'pm_card_jcb', brand: 'jcb' },
  visa('4000003920000003', 'pm_card_jp'),
  visa('4000000000000077', 'pm_card_bypassPending', { isAvailableAtOnce: true }),
  visa('4000000000003220', 'pm_card_threeDSecure2Required', { authentication: 'always' }),
  visa('4000002760003184', 'pm_card_authenticationRequired', { authentication: 'always' }),
  visa('4000002500003155', 'pm_card_authenticationRequiredOnSetup', { authentication: 'unless_set_up' }),
  visa('4000008400001629', 'pm_card_threeDSecureRequiredChargeDeclined', {
    authentication: 'always',
    chargeDecline: declined('generic_decline'),
  }),
  visa('4000008260003178', 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', {
    authentication: 'always',
    chargeDecline: declined('insufficient_funds'),
  }),
  visa('4000000000000002', 'pm_card_chargeDeclined', { decline: declined('generic_decline') }),
  visa('4000000000009995', 'pm_card_chargeDeclinedInsufficientFunds', {
    decline: declined('insufficient_funds'),
  }),
  visa('4000000000009987', 'pm_card_chargeDeclinedLostCard', { decline: declined('lost_card') }),
  visa('4000000000009979', 'pm_card_chargeDeclinedStolenCard', { decline: declined('stolen_card') }),
  visa('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', { decline: { code: 'expired_card' } }),
  visa('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', { decline: { code: 'incorrect_cvc' } }),
  visa('4000000000000119', 'pm_card_chargeDeclinedProcessingError', {
    decline: { code: 'processing_error' },
  }),
  visa('4000000000000341', 'pm_card_chargeCustomerFail', { chargeDecline: declined('generic_decline') }),
  visa('4000000000000259', 'pm_card_createDispute', { dispute: 'fraudulent' }),
  visa('4000000000002685', 'pm_card_createDisputeProductNotReceived', { dispute: 'product_not_received' }),
  // The provider has no such card: this number and token are the double's own.
  visa('4000000000007002', 'pm_card_captureDeclined', { captureDecline: declined('generic_decline') }),
];

export const cardByToken = (token: string) => TEST_CARDS.find((card) => card.token === token);

/** Finds a card by its number, spaces ignored. */
export const cardByNumber = (number: string) =>
  TEST_CARDS.find((card) => card.number === number.replaceAll(' ', ''));

/** Returns the validity of an authorization, days: 30 for yen, 7 for American Express and other currencies. */
export const authorizationDays = (card: TestCard, currency: string) =>
  currency === 'jpy' && card.brand !== 'amex' ? 30 : 7;
