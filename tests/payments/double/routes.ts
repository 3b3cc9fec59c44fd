import { ACCOUNT_ROUTES } from './accounts';
import { BALANCE_ROUTES } from './balance';
import { CAPTURE_ROUTES } from './captures';
import { CHARGE_ROUTES } from './charges';
import { CHECKOUT_ROUTES } from './checkout';
import { CUSTOMER_ROUTES } from './customers';
import { DISPUTE_ROUTES } from './disputes';
import { ApiError } from './errors';
import { EVENT_ROUTES } from './events';
import { INVOICE_ROUTES } from './invoices';
import { PAYMENT_INTENT_ROUTES } from './payment-intents';
import { PAYMENT_METHOD_ROUTES } from './payment-methods';
import { REFUND_ROUTES } from './refunds';
import { PAYOUT_ROUTES } from './payouts';
import type { Route } from './route';
import { SETUP_INTENT_ROUTES } from './setup-intents';
import { TRANSFER_ROUTES } from './transfers';

/** Every route of the double. */
export const ROUTES: readonly Route[] = [
  ...CUSTOMER_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...SETUP_INTENT_ROUTES,
  ...PAYMENT_INTENT_ROUTES,
  ...CAPTURE_ROUTES,
  ...INVOICE_ROUTES,
  ...CHARGE_ROUTES,
  ...REFUND_ROUTES,
  ...CHECKOUT_ROUTES,
  ...BALANCE_ROUTES,
  ...ACCOUNT_ROUTES,
  ...TRANSFER_ROUTES,
  ...PAYOUT_ROUTES,
  ...DISPUTE_ROUTES,
  ...EVENT_ROUTES,
];

/** Finds the route of a request with the segments of its path, or throws 404. */
export function findRoute(method: string, path: string): { route: Route; segments: Record<string, string> } {
  for (const route of ROUTES) {
    const segments = route.method === method ? route.match(path) : undefined;
    if (segments) return { route, segments };
  }
  const message = `Unrecognized request URL (${method}: ${path}).`;
  throw new ApiError(404, { type: 'invalid_request_error', message }, false);
}

/** Returns true if a browser may call an address with the publishable key. */
export const isPublicRoute = (method: string, path: string) =>
  ROUTES.some((route) => route.isPublic && route.method === method && route.match(path));
