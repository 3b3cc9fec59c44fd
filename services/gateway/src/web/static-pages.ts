import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml, LOCALES, type Locale } from '@kashikari/kernel';
import { Router, type Request } from 'express';
import { localeOf } from '../http/locale';
import { withConfig } from './browser-config';
import { readsPage } from './reads-page';
import { shellOf } from '../http/site-of';
import { siteNameOf, siteOriginOf } from './site';
import type { GatewaySettings } from '../settings';

/** The pages that are readable without JavaScript, and where each is. */
const PAGES = {
  landing: ['/lp', '/lp/:lng'],
  books: ['/lp/books'],
  support: ['/support', '/help'],
  pricing: ['/subscriptions/pricing'],
} as const;

/** Order of matching. `books` precedes the addresses of languages, since `/lp/books` is a separate page. */
const ORDER = ['books', 'landing', 'support', 'pricing'] as const satisfies (keyof typeof PAGES)[];

/**
 * The landing page, prices and support with their text in them, in the language of the address (`/lp/en`, `?lang=en`) or
 * of `Accept-Language`. The build draws them (scripts/build/pages.mjs); here only the operator's own settings are filled
 * in, once, and the site at the host. Nothing else of a request is written into a page. A build without them sends the shell.
 */
export function staticPages(settings: GatewaySettings, folder: string): Router {
  const router = Router();
  for (const name of ORDER) {
    const texts = readTexts(settings, folder, name);
    if (!texts) continue;
    router.get([...PAGES[name]], (request, response, next) => {
      const lng = request.params['lng'];
      // They speak of the product; at the host of an organisation its shell speaks.
      if (shellOf(request) || !readsPage(request) || (lng !== undefined && !isLocale(lng))) return next();
      response
        .setHeader('Cache-Control', 'no-cache')
        .vary('Accept')
        .vary('Accept-Language')
        .type('html')
        .send(withConfig(atSite(texts[localeOfPage(request)], request, settings), settings, request));
    });
  }
  return router;
}

/** The addresses of these pages, each in every language, as the pages themselves say it (scripts/build/pages.mjs). */
export function staticAddresses(): string[] {
  return LOCALES.flatMap((locale) =>
    Object.values(PAGES).map(([page]) => (page === '/lp' ? `${page}/${locale}` : `${page}?lang=${locale}`)),
  );
}

/** Fills in what differs from host to host. */
function atSite(page: string, request: Request, settings: GatewaySettings): string {
  const [origin, site] = [siteOriginOf(request, settings), siteNameOf(request)].map(escapeHtml);
  return page.replace(/\{\{(ORIGIN|SITE)\}\}/g, (_hole, name) => (name === 'SITE' ? site : origin) ?? '');
}

function localeOfPage(request: Request): Locale {
  const asked = [request.query['lang'], request.params['lng']].find(isLocale);
  return asked ?? localeOf(request.headers['accept-language']);
}

const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value);

function readTexts(
  settings: GatewaySettings,
  folder: string,
  name: string,
): Readonly<Record<Locale, string>> | undefined {
  const contact = settings.OPERATOR_CONTACT;
  const file = (locale: Locale) => path.join(folder, `${name}.${contact ? 'contact.' : ''}${locale}.html`);
  if (!LOCALES.every((locale) => existsSync(file(locale)))) return undefined;
  const isSite = contact?.includes('://') === true;
  const values: Readonly<Record<string, string>> = {
    CONTACT: contact ?? '',
    CONTACT_LINK: isSite ? contact : `mailto:${contact ?? ''}`,
  };
  const filled = (text: string) =>
    text.replace(/\{\{([A-Z_]+)\}\}/g, (whole, key: string) => escapeHtml(values[key] ?? whole));
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, filled(readFileSync(file(locale), 'utf8'))]),
  ) as Record<Locale, string>;
}
