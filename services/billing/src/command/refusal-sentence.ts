import type { DomainError } from '@kashikari/kernel';
import { MAX_COUPON_NAME } from '../domain/contracts/coupon';
import { LONGEST_NOTE } from '../domain/give-plan';
import { PLAN_IDS } from '../domain/plans';
import type { Options } from './desk';

/** The words of a command that was refused. */
interface Command {
  readonly verb: string;
  readonly words: readonly string[];
  readonly options: Options;
}

/** Says in one sentence why a command was refused. */
export function sentenceOf({ refusal }: DomainError, { verb, words, options }: Command): string {
  const { kind, code, field, params } = refusal;
  const [first = '', second = ''] = words;
  if (kind === 'not_found')
    return verb === 'end-coupon' ? `There is no coupon “${first}”.` : `There is no account “${first}”.`;
  if (code === 'subscription.until') return `“${options.until}” is in the past.`;
  if (code === 'validation.too_small' || code === 'validation.too_large')
    return `${named(field)} is a whole number ${limitOf(params)}.`;
  switch (field) {
    case 'plan':
      return `There is no plan “${second}”: it is ${PLAN_IDS.join(', ')} or default.`;
    case 'until':
      return `“${options.until}” is neither a day (2027-03-31) nor an instant.`;
    case 'note':
      return `--note takes ${LONGEST_NOTE} characters at most.`;
    case 'name':
      return `--name takes ${MAX_COUPON_NAME} characters at most.`;
    case 'code':
      return `“${first}” is no code: it has 3 to 40 letters A to Z, digits and hyphens.`;
    case 'granted':
      return `“${second}” is neither on nor off.`;
  }
  if (code === 'validation.type') return `${named(field)} takes a whole number.`;
  if (kind === 'unavailable') return 'Billing does not answer. Is Kashikari running?';
  return `It was refused: ${code}.`;
}

const named = (field = '') => (field === 'percent' ? 'The percent' : `--${field}`);

const limitOf = (params: unknown): string => {
  const { min, max } = params as { min?: number; max?: number };
  return min === undefined ? `up to ${max}` : `from ${min} on`;
};
