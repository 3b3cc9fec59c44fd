import type { StripeError } from './stripe';

/** The refusals that have an individual text. */
export type Failure =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'incorrect_number'
  | 'authentication'
  | 'incomplete'
  | 'hold_lost'
  | 'unreachable'
  | 'unknown';

const BY_CODE: Readonly<Record<string, Failure>> = {
  card_declined: 'card_declined',
  generic_decline: 'card_declined',
  do_not_honor: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  hold_lost: 'hold_lost',
};

/** The sentence for a provider's code of refusal. */
export function failureOf(code: string): Failure {
  if (code.startsWith('incomplete')) return 'incomplete';
  if (code.includes('authentication')) return 'authentication';
  return BY_CODE[code] ?? 'unknown';
}

/** The sentence for what the provider's script refused: of a decline its own code says more. */
export function failureOfError({ type, code = '', decline_code: decline }: StripeError): Failure {
  if (type === 'api_connection_error') return 'unreachable';
  const declined = decline === undefined ? 'unknown' : failureOf(decline);
  return declined === 'unknown' ? failureOf(code) : declined;
}
