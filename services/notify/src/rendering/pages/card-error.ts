import type { Draft } from './draft';

/** Codes of a refusal that name what the payer can do about it; others say that the card was declined. */
const KNOWN = [
  ...['authentication_required', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'processing_error'],
  'no_card',
];

/** Returns the reason of a declined card as text. */
export const cardError = (error: string | undefined, words: Draft['words']): string =>
  words.word(`card_errors.${error && KNOWN.includes(error) ? error : 'card_declined'}`);
