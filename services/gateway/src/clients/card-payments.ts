import type { GatewaySettings } from '../settings';

/** The data that a browser needs for card payments. */
export interface CardPayments {
  readonly enabled: boolean;
  /** The provider's key for browsers; empty where cards are off. */
  readonly key: string;
  /** Address of the provider's script. */
  readonly script: string;
}

export function cardPaymentsOf({
  STRIPE_PUBLISHABLE_KEY: key = '',
  STRIPE_JS_URL: script,
}: Pick<GatewaySettings, 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_JS_URL'>): CardPayments {
  return { enabled: key !== '', key, script };
}
