import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@kashikari/kernel';
import { Router, type RequestHandler } from 'express';
import { shellOf } from '../http/site-of';
import { staticFiles } from './static-files';
import type { GatewaySettings } from '../settings';
import type { Shell } from '@kashikari/platform/edge';

/** Legal texts that the operator of an installation provides, each a screen of the shell. */
const TEXTS = ['terms', 'privacy', 'commerce_law'] as const;

/** Returns the languages of each legal text that exists: `terms.ja.txt` in the folder is the terms in Japanese. */
export function legalTexts(folder: string | undefined): Readonly<Record<string, readonly string[]>> {
  const written = TEXTS.map((name) => {
    const has = (locale: string) => folder && existsSync(path.join(folder, `${name}.${locale}.txt`));
    return [name, LOCALES.filter(has)] as const;
  });
  return Object.fromEntries(written.filter(([, locales]) => locales.length > 0));
}

/** Returns the folder of a shell's legal texts; by default the installation's. */
export function legalFolder(settings: GatewaySettings, shell: Shell | undefined): string | undefined {
  return shell?.legalDir ?? settings.LEGAL_DIR;
}

/** `/legal/terms.ja.txt`: these files and nothing else of the folder. */
export function legal(settings: GatewaySettings): Router {
  const router = Router();
  const readers = new Map<string, RequestHandler>();
  const filesOf = (folder: string) => {
    const known = readers.get(folder) ?? staticFiles(path.resolve(folder));
    readers.set(folder, known);
    return known;
  };
  router.get(`/:name`, (request, response, next) => {
    const folder = legalFolder(settings, shellOf(request));
    if (!folder) return next('router');
    const [name, locale, ...rest] = request.params.name.split('.');
    const known = legalTexts(folder)[name ?? '']?.some((written) => written === locale);
    if (known && rest.join('.') === 'txt') filesOf(folder)(request, response, next);
    else next('router');
  });
  return router;
}
