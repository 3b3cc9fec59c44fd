import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { refused } from '@kashikari/kernel';
import { Router, type RequestHandler, type Response } from 'express';
import { shellOf } from '../http/site-of';
import { thumbnailUrl } from '../looks/shell.mapper';
import { faceOf } from './face-of';
import { asIcon } from './icon-file';
import { siteOriginOf } from './site';
import type { GatewaySettings } from '../settings';

/** Addresses that hold a secret or that a search engine has no use of. */
const NOT_FOR_ROBOTS = ['/auth_redirect', '/auth_tokens/', '/invites', '/q/', '/verify_email'];

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** Validity of a security.txt (RFC 9116 recommends less than a year), milliseconds. */
const GOOD_FOR = 180 * DAY;

/** The screen of the shell on which a user changes the password; `current` is the signed-in user. */
const CHANGE_PASSWORD = '/users/current/sign_in';

/** Serves files that programs expect at fixed addresses of every site, for the requested host. */
export function wellKnown(settings: GatewaySettings, icons: string): Router {
  const router = Router();
  router.get('/robots.txt', robots(settings));
  router.get('/.well-known/security.txt', securityText(settings));
  router.get('/.well-known/change-password', (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache').redirect(302, CHANGE_PASSWORD);
  });
  router.get('/favicon.ico', picture(path.join(icons, 'icon-192.png'), 'image/x-icon', asIcon));
  router.get('/apple-touch-icon.png', picture(path.join(icons, 'icon-180.png'), 'image/png'));
  return router;
}

/** Returns true if search engines may index the site: by SEARCH_ENGINES, else in production with an https address. */
function isOpen({ SEARCH_ENGINES, secure, environment }: GatewaySettings): boolean {
  if (SEARCH_ENGINES !== undefined) return SEARCH_ENGINES === 'on';
  return secure && environment === 'production';
}

/** RFC 9309. */
function robots(settings: GatewaySettings): RequestHandler {
  return (request, response) => {
    const origin = siteOriginOf(request, settings);
    const rules = isOpen(settings)
      ? ['Allow: /', ...NOT_FOR_ROBOTS.map((address) => `Disallow: ${address}`)]
      : ['Disallow: /'];
    const map = isOpen(settings) && origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : [];
    sendText(response, ['User-agent: *', ...rules, ...map]);
  };
}

/**
 * Serves the contact for reports of vulnerabilities (RFC 9116): a shell's own, else the installation's; 404 if neither
 * is set.
 */
function securityText(settings: GatewaySettings): RequestHandler {
  return (request, response) => {
    const contact = shellOf(request)?.securityContact ?? settings.SECURITY_CONTACT;
    if (!contact) throw refused('not_found');
    const origin = siteOriginOf(request, settings);
    const today = Math.floor(Date.now() / DAY) * DAY;
    sendText(response, [
      `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
      `Expires: ${new Date(today + GOOD_FOR).toISOString()}`,
      'Preferred-Languages: ja, en',
      // Canonical addresses must use https.
      ...(origin.startsWith('https:') ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    ]);
  };
}

function sendText(response: Response, lines: readonly string[]): void {
  response
    .setHeader('Cache-Control', 'no-cache')
    .type('text/plain')
    .send(`${lines.join('\n')}\n`);
}

/** Serves the icon of the site at that host. By default it is a picture of the build, or 404. */
function picture(file: string, type: string, convert = (bytes: Buffer) => bytes): RequestHandler {
  return (request, response, next) => {
    const own = faceOf(request)?.iconImageId;
    if (own) return response.setHeader('Cache-Control', 'no-cache').redirect(302, thumbnailUrl(own));
    readFile(file).then(
      (bytes) => response.setHeader('Cache-Control', 'public, max-age=3600').type(type).send(convert(bytes)),
      () => next(refused('not_found')),
    );
  };
}
