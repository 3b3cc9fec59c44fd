import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { shellOf } from '../http/site-of';
import { cardPaymentsOf } from '../clients/card-payments';
import { remotesOf } from './browser-config';
import type { GatewaySettings } from '../settings';
import type { Shell } from '@kashikari/platform/edge';
import type { RequestHandler } from 'express';

type Headers = readonly (readonly [name: string, value: string])[];

/**
 * The context of a document: its shell, and whether it is a payment page, where alone the payment provider's script
 * runs.
 */
interface Place {
  readonly shell: Shell | undefined;
  readonly isPayment: boolean;
}

/**
 * Sets the security headers. Pages may run scripts of the product and of remotes that are served elsewhere. They may
 * show pictures of the product, of the bucket and covers of books. Inline content is blocked, except `style` attributes
 * (positions of bars and columns). Payment pages also allow the payment provider's script, its calls and its frames.
 */
export function securityHeaders(settings: GatewaySettings): RequestHandler {
  const pairOf = (shell: Shell | undefined) => ({
    usual: headersAt(settings, { shell, isPayment: false }),
    payment: headersAt(settings, { shell, isPayment: true }),
  });
  const common = pairOf(undefined);
  const ofShells = new WeakMap<Shell, typeof common>();
  const headersOf = (shell: Shell | undefined) => {
    if (!shell) return common;
    const known = ofShells.get(shell) ?? pairOf(shell);
    ofShells.set(shell, known);
    return known;
  };
  return (request, response, next) => {
    const { usual, payment } = headersOf(shellOf(request));
    const headers = isPaymentPage(request.path) ? payment : usual;
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** The shell's router takes capitals for small letters. */
function isPaymentPage(address: string): boolean {
  return /^\/payments\//i.test(address);
}

function headersAt(settings: GatewaySettings, { shell, isPayment }: Place): Headers {
  const provider = isPayment ? providerOf(settings) : undefined;
  const payment = provider ? `(self "${provider.script[0]}")` : '()';
  return [
    ...headersOfHelmet(settings, shell, provider),
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
  shell: Shell | undefined,
  provider: Provider | undefined,
): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmetFor(settings, shell, provider)(request, response, (error) => {
    if (error) throw error as Error;
  });
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

function helmetFor(
  settings: GatewaySettings,
  shell: Shell | undefined,
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
        connectSrc: [self, ...remotes, ...pictures, ...connect],
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
