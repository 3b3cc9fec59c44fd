import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { shellOf } from '../http/site-of';
import { remotesOf } from './browser-config';
import type { GatewaySettings } from '../settings';
import type { Shell } from '@kashikari/platform/edge';
import type { RequestHandler } from 'express';

const PERMISSIONS = [
  'Permissions-Policy',
  'camera=(self), geolocation=(), microphone=(), payment=()',
] as const;

/**
 * What a browser may do with our pages: run our own scripts and those of remotes that are served elsewhere, show our
 * own pictures, the bucket's and covers of books, and nothing inline except `style` attributes (positions of bars and columns).
 */
export function securityHeaders(settings: GatewaySettings): RequestHandler {
  const common = [...headersOfHelmet(settings), PERMISSIONS];
  const ofShells = new WeakMap<Shell, typeof common>();
  const headersOf = (shell: Shell | undefined) => {
    if (!shell) return common;
    const known = ofShells.get(shell) ?? [...headersOfHelmet(settings, shell), PERMISSIONS];
    ofShells.set(shell, known);
    return known;
  };
  return (request, response, next) => {
    for (const [name, value] of headersOf(shellOf(request))) response.setHeader(name, value);
    next();
  };
}

/** They are the same for every answer of a shell: helmet is asked once, not a dozen functions of it at each request. */
function headersOfHelmet(settings: GatewaySettings, shell?: Shell): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmetFor(settings, shell)(request, response, (error) => {
    if (error) throw error as Error;
  });
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

function helmetFor(settings: GatewaySettings, shell?: Shell): ReturnType<typeof helmet> {
  const self = "'self'";
  const remotes = origins(remotesOf(settings, shell).map(({ address }) => address));
  const pictures = origins([settings.S3_ENDPOINT, settings.S3_PUBLIC_URL]);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        // The reader of barcodes is WebAssembly of our own origin; this allows compiling it, and still no eval.
        scriptSrc: [self, "'wasm-unsafe-eval'", ...remotes],
        scriptSrcAttr: ["'none'"],
        styleSrc: [self, ...remotes],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: [self, 'data:', 'blob:', ...remotes, ...pictures, ...coverOrigins(settings)],
        fontSrc: [self, ...remotes],
        connectSrc: [self, ...remotes, ...pictures],
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
    // Without https these would only be noise, or lock a school's plain-http server out.
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
