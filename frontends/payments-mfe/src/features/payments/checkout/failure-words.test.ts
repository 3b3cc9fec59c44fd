import { failureOf, failureOfError } from './failure-words';

test.each([
  ['card_declined', 'card_declined'],
  ['payment_intent_authentication_failure', 'authentication'],
  ['authentication_required', 'authentication'],
  ['incomplete_cvc', 'incomplete'],
  ['invalid_expiry_year', 'expired_card'],
  ['something_new', 'unknown'],
])('the code %s is said as %s', (code, failure) => {
  expect(failureOf(code)).toBe(failure);
});

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'card_declined', decline_code: 'pickup_card' }, 'card_declined'],
  [{ type: 'api_connection_error' }, 'unreachable'],
  [{}, 'unknown'],
])('a refusal %j is said as %s', (error, failure) => {
  expect(failureOfError(error)).toBe(failure);
});
