import { consentIn, type ConsentCategory } from '@kashikari/kernel';
import { cardPaymentsOf } from '../clients/card-payments';
import { installationOf } from '../installations/installation-facts';
import type { GatewaySettings } from '../settings';
import type { Request } from 'express';

/** Returns the optional categories of data that this installation uses. A setting brings each of them into use. */
function categoriesInUse(settings: GatewaySettings): readonly ConsentCategory[] {
  return settings.ANALYTICS_ENDPOINT ? ['analytics'] : [];
}

/**
 * Returns the origin to which the page of a request may send events; undefined before the visitor's consent. Payment
 * pages send none: no further origin is reachable where a card is entered.
 */
export function collectorOf(settings: GatewaySettings, request: Request): string | undefined {
  const { ANALYTICS_ENDPOINT: endpoint } = settings;
  if (!endpoint || isPaymentPage(request.path)) return undefined;
  return consentIn(request.headers.cookie)?.has('analytics') ? endpoint : undefined;
}

/** The shell's router takes capitals for small letters. */
export function isPaymentPage(address: string): boolean {
  return /^\/payments\//i.test(address);
}

/**
 * The part of `/config.json` about consent; nothing where no optional category is in use. `endpoint` is present only in
 * a page whose content security policy allows it, so that a choice takes effect with the next page.
 */
export function consentConfig(settings: GatewaySettings, request: Request) {
  const inUse = categoriesInUse(settings);
  if (inUse.length === 0) return {};
  const endpoint = collectorOf(settings, request);
  const { ANALYTICS_RECEIVER: receiver } = settings;
  return { consent: { in_use: inUse, ...(receiver && { receiver }), ...(endpoint && { endpoint }) } };
}

/** Returns the names of the others that receive data, as far as the gateway's settings tell. */
export function externalReceivers(settings: GatewaySettings, request: Request): string[] {
  const { S3_ENDPOINT: bucket, BOOK_SOURCES: books, ANALYTICS_ENDPOINT: analytics } = settings;
  return Object.entries({
    stripe: cardPaymentsOf(settings).enabled,
    mail: installationOf(request).noMailAsk === undefined,
    push: true,
    pictures: bucket !== undefined,
    openbd: books.includes('openbd'),
    ndl: books.includes('ndl'),
    analytics: analytics !== undefined,
  }).flatMap(([name, isUsed]) => (isUsed ? [name] : []));
}
