import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { shellOf } from '../http/site-of';
import { cardPaymentsOf } from '../clients/card-payments';
import { remotesOf } from './browser-config';
import { collectorOf, isPaymentPage } from './consent';
import type { GatewaySettings } from '../settings';
import type { Shell } from '@kashikari/platform/edge';
import type { Request, RequestHandler } from 'express';

type Headers = readonly (readonly [name: string, value: string])[];

/** Kinds of documents: only a payment page runs the payment provider's script, and only `counted` sends events. */
type Variant = 'usual' | 'payment' | 'counted';

/** The context of a document: its shell, its variant, and the address to which it may send events. */
interface Place {
  readonly shell: Shell | undefined;
  readonly variant: Variant;
  readonly collector?: string | undefined;
}

/**
 * Sets the security headers. Pages may run scripts of the product and of remotes that are served elsewhere. They may
 * show pictures of the product, of the bucket and covers of books. Inline content is blocked, except `style` attributes
 * (positions of bars and columns). Payment pages also allow the payment provider's script, its calls and its frames.
 * Other pages may send events to the operator's collector if the visitor allowed that.
 */
export function securityHeaders(settings: GatewaySettings): RequestHandler {
  const allOf = (shell: Shell | undefined): Readonly<Record<Variant, Headers>> => ({
    usual: headersAt(settings, { shell, variant: 'usual' }),
    payment: headersAt(settings, { shell, variant: 'payment' }),
    counted: headersAt(settings, { shell, variant: 'counted', collector: settings.ANALYTICS_ENDPOINT }),
  });
  const common = allOf(undefined);
  const ofShells = new WeakMap<Shell, typeof common>();
  const headersOf = (shell: Shell | undefined) => {
    if (!shell) return common;
    const known = ofShells.get(shell) ?? allOf(shell);
    ofShells.set(shell, known);
    return known;
  };
  return (request, response, next) => {
    for (const [name, value] of headersOf(shellOf(request))[variantOf(settings, request)])
      response.setHeader(name, value);
    next();
  };
}

function variantOf(settings: GatewaySettings, request: Request): Variant {
  if (isPaymentPage(request.path)) return 'payment';
  return collectorOf(settings, request) === undefined ? 'usual' : 'counted';
}

function headersAt(settings: GatewaySettings, place: Place): Headers {
  const provider = place.variant === 'payment' ? providerOf(settings) : undefined;
  const payment = provider ? `(self "${provider.script[0]}")` : '()';
  return [
    ...headersOfHelmet(settings, place, provider),
    ['Permissions-Policy', `camera=(self), geolocation=(), microphone=(), payment=${payment}`],
  ];
}

/** Origins of the payment provider, by what they are needed for. */
interface Provider {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

const STRIPE = 'https://js.stripe.com';

/**
 * Returns the origins of the payment provider. Stripe calls its API and frames the bank's confirmation from origins
 * other than the script's.
 */
function providerOf(settings: GatewaySettings): Provider | undefined {
  const { enabled, script } = cardPaymentsOf(settings);
  if (!enabled) return undefined;
  const { origin } = new URL(script);
  if (origin !== STRIPE) return { script: [origin], connect: [origin], frame: [origin] };
  return {
    script: [origin, 'https://*.js.stripe.com'],
    connect: [origin, 'https://api.stripe.com'],
    frame: [origin, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  };
}

/**
 * Returns helmet's headers, which are the same for every response of a shell. They are computed once instead of by a
 * dozen functions for each request.
 */
function headersOfHelmet(
  settings: GatewaySettings,
  place: Place,
  provider: Provider | undefined,
): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmetFor(settings, place, provider)(request, response, (error) => {
    if (error) throw error as Error;
  });
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

function helmetFor(
  settings: GatewaySettings,
  { shell, collector }: Place,
  { script, connect, frame }: Provider = { script: [], connect: [], frame: [] },
): ReturnType<typeof helmet> {
  const self = "'self'";
  const remotes = origins(remotesOf(settings, shell).map(({ address }) => address));
  const pictures = origins([settings.S3_ENDPOINT, settings.S3_PUBLIC_URL]);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        // The barcode reader is WebAssembly of the same origin. This allows compiling it, and still no eval.
        scriptSrc: [self, "'wasm-unsafe-eval'", ...remotes, ...script],
        scriptSrcAttr: ["'none'"],
        styleSrc: [self, ...remotes],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: [self, 'data:', 'blob:', ...remotes, ...pictures, ...coverOrigins(settings)],
        fontSrc: [self, ...remotes],
        connectSrc: [self, ...remotes, ...pictures, ...connect, ...origins([collector])],
        ...(frame.length > 0 && { frameSrc: [self, ...frame] }),
        mediaSrc: [self, 'blob:'],
        workerSrc: [self],
        manifestSrc: [self],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: [self],
        frameAncestors: ["'none'"],
        ...(settings.secure && { upgradeInsecureRequests: [] }),
      },
    },
    // Without https these are useless, or would lock users out of a school's plain-http server.
    strictTransportSecurity: settings.secure ? { maxAge: 365 * 24 * 60 * 60 } : false,
    originAgentCluster: false,
    crossOriginOpenerPolicy: settings.secure ? { policy: 'same-origin' } : false,
    xFrameOptions: { action: 'deny' },
  });
}

/** Covers of books are never stored: browsers load them from the catalog that is credited beside them. */
function coverOrigins({ BOOK_SOURCES, NDL_URL }: GatewaySettings): string[] {
  const known = { openbd: 'https://cover.openbd.jp', ndl: NDL_URL };
  return origins(Object.entries(known).flatMap(([name, url]) => (BOOK_SOURCES.includes(name) ? url : [])));
}

function origins(urls: readonly (string | undefined)[]): string[] {
  return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}
