import type { Logger } from '@kashikari/platform';
import type { CardProvider } from '../app/ports';
import type { BillingSettings } from '../settings';
import { NoCardProvider } from './no-card-provider';

/** The provider that the settings name. Its SDK is loaded only where there is a key: it is a large library. */
export async function connectProvider(settings: BillingSettings, logger: Logger): Promise<CardProvider> {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE, STRIPE_WEBHOOK_SECRET } = settings;
  if (!STRIPE_SECRET_KEY) return new NoCardProvider();
  const { StripeProvider } = await import('./stripe-provider');
  return new StripeProvider({ STRIPE_SECRET_KEY, STRIPE_API_BASE, STRIPE_WEBHOOK_SECRET }, logger);
}
